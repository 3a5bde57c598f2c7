//! What a payment is worth: exact decisions.
