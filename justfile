# Everything that CI checks.
ready:
    .ci/run

# All tests, or those whose names contain NAME.
test NAME="":
    cargo test {{NAME}}

# Look at changed snapshots one by one (needs `cargo install cargo-insta`).
review:
    cargo insta review

# Record all snapshots as they are now; then read the difference.
snapshots:
    INSTA_UPDATE=always cargo test --test fixtures

# Write the generated pages anew, and what commands say on the others.
docs:
    UPDATE_DOCS=1 cargo test --test catalogue --test docs --test pictures --test schema --test trace

# Whole random games a second; checking against parsing alone; one small file as a process.
bench NAME="":
    cargo bench {{NAME}}
