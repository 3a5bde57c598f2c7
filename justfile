# Everything that CI checks.
ready:
    .ci/run

# All tests, or those whose names contain NAME.
test NAME="":
    cargo test {{NAME}}

# Properties over so many times more random games than usual, and over others every time.
properties TIMES="50":
    TIMES={{TIMES}} cargo test --release --test games

# Slips of typing on true tables of random games: how many are caught, and how many repairs find the truth.
slips TIMES="180":
    TIMES={{TIMES}} cargo test --release --test games typing -- --nocapture

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

# Throws bytes at the program for half an hour each: bytes to case, case to verdict, moves to position
# (needs a nightly compiler and `cargo install cargo-fuzz`). No memory is unsafe here, so no sanitizer slows it down.
fuzz SECONDS="1800":
    cargo run -- schema | grep -oE '"[a-z][a-z -]{1,24}"' | sort -u > fuzz/words.dict
    for target in case verdict moves; do \
        mkdir -p fuzz/corpus/$target && \
        cargo +nightly fuzz run --sanitizer none $target fuzz/corpus/$target fuzz/kept fixtures -- \
            -dict=fuzz/words.dict -max_len=6000 -timeout=20 -max_total_time={{SECONDS}} || exit 1; \
    done

# Breaks the program in twelve thousand places, all in one build, and asks which tests notice (an hour on two cores, without `games`).
mutants:
    for step in plant fixtures rest tests report; do cargo run --release --package tilejudge-mutants -- $step || exit 1; done

# What the library no longer has that the last release had (needs `cargo install cargo-semver-checks`; `ready` does it where that is there).
semver:
    .ci/semver

# A part of a release, into target/release-files: `binary`, `page`, `wheel` or `source`.
dist PART="binary":
    .ci/release {{PART}}

# The Python package: built, typed, tested.
python:
    python/check

# The page: the referee on a phone, in a folder for any web server.
page FOLDER="target/page":
    web/build {{FOLDER}}

# Builds the page and serves it to this machine.
serve PORT="8080": page
    node -e "import('./web/test/serve.mjs').then(({ serve }) => serve('target/page', {{PORT}})).then(({ url }) => console.log(url))"

# The page in a real browser (needs node and chromium; installs what else it needs).
page-test:
    web/check
