#!/bin/sh
# shard.sh GAME ASKED OUT K N: plays shard K of N (from 1) of the simulation that the file ASKED asks for, into OUT/K-N.jsonl.
# Done already: nothing is played again. Interrupted: nothing is left but a file that merging does not read.
set -eu
game=$1 asked=$2 out=$3 shard=$4 shards=$5
root=$(dirname "$0")/../..
file=$out/$shard-$shards.jsonl
[ ! -f "$file" ] || exit 0
mkdir -p "$out"
json=$(cat "$asked")
# The last of two equal keys holds: ours, wherever the file has a shard of its own.
printf '%s,"shard":"%s/%s"}' "${json%\}*}" "$shard" "$shards" |
  WORKERS=${WORKERS:-1} npm run -s --prefix "$root" engine -- "$game" simulate >"$file.part"
mv "$file.part" "$file"
