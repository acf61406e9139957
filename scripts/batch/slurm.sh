#!/bin/sh
# sbatch scripts/batch/slurm.sh GAME ASKED OUT, from the project's folder on a shared disk: one shard a task of the array.
#SBATCH --job-name=parties
#SBATCH --array=1-1000%200
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --output=/dev/null
set -eu
exec sh scripts/batch/shard.sh "$1" "$2" "$3" "$SLURM_ARRAY_TASK_ID" "$SLURM_ARRAY_TASK_COUNT"
