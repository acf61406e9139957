#!/bin/sh
# xargs.sh GAME ASKED OUT SHARDS: every shard on this machine, one a core at a time (or CORES).
set -eu
seq "$4" | xargs -P "${CORES:-$(nproc)}" -I '{}' sh "$(dirname "$0")/shard.sh" "$1" "$2" "$3" '{}' "$4"
