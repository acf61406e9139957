#!/bin/sh
# parallel.sh GAME ASKED OUT SHARDS: every shard on this machine with GNU parallel, one a core at a time (or CORES), once more where one fails.
set -eu
seq "$4" | parallel --will-cite --jobs "${CORES:-100%}" --retries 2 sh "$(dirname "$0")/shard.sh" "$1" "$2" "$3" '{}' "$4"
