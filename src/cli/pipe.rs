//! Where bytes come from: a file that is simply there, or a pipe that may pause.

use std::fs::File;
use std::io::{self, Read};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// What a pipe is asked for at once, and how many such cups may wait.
const CHUNK: usize = 1 << 16;
const CUPS: usize = 16;

/// Bytes as they come.
pub(super) enum Tap {
    /// A file: all of it can be had at once.
    File(File),
    /// A pipe, read by a thread of its own: while it waits, what has come can be worked on.
    Pipe(Receiver<io::Result<Vec<u8>>>),
}

/// Why no more bytes were taken for now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// There are as many as were wanted.
    Full,
    /// What is there is enough, and nothing else has come yet.
    Paused,
    /// There are no more.
    End,
}

impl Tap {
    /// Reads a pipe, or anything else that may have to be waited for.
    pub(super) fn pipe(mut source: impl Read + Send + 'static) -> Self {
        let (sender, receiver) = sync_channel(CUPS);
        thread::spawn(move || {
            loop {
                let mut cup = vec![0; CHUNK];
                let read = source.read(&mut cup);
                cup.truncate(*read.as_ref().unwrap_or(&0));
                let is_last = match &read {
                    Ok(bytes) => *bytes == 0,
                    Err(error) => error.kind() != io::ErrorKind::Interrupted,
                };
                // Nobody listens any more once the answer is clear.
                let is_heard = match read {
                    Ok(_) => sender.send(Ok(cup)),
                    Err(error) if is_last => sender.send(Err(error)),
                    Err(_) => Ok(()),
                };
                if is_last || is_heard.is_err() {
                    return;
                }
            }
        });
        Self::Pipe(receiver)
    }

    /// Adds what comes to `bytes`, until there are `most`. A pipe is not waited for where what there is `is_enough`.
    pub(super) fn draw(&mut self, bytes: &mut Vec<u8>, most: usize, is_enough: impl Fn(&[u8]) -> bool) -> io::Result<Level> {
        match self {
            Self::File(file) => {
                let wanted = most.saturating_sub(bytes.len()) as u64;
                bytes.reserve(file.metadata()?.len().min(wanted) as usize);
                let read = file.take(wanted).read_to_end(bytes)?;
                Ok(if (read as u64) < wanted { Level::End } else { Level::Full })
            }
            Self::Pipe(cups) => {
                while bytes.len() < most {
                    let cup = match cups.try_recv() {
                        Err(TryRecvError::Empty) if is_enough(bytes) => return Ok(Level::Paused),
                        Err(TryRecvError::Empty) => cups.recv().ok(),
                        cup => cup.ok(),
                    };
                    match cup.transpose()?.filter(|cup| !cup.is_empty()) {
                        Some(cup) => bytes.extend(cup),
                        None => {
                            // Whoever asks again need not wait until the thread is gone.
                            *cups = sync_channel(0).1;
                            return Ok(Level::End);
                        }
                    }
                }
                Ok(Level::Full)
            }
        }
    }
}
