/** Which text this is: the version of package.json and the day of the last commit (of the build, outside a checkout). */
import { execFileSync } from 'node:child_process';
import pack from '../../package.json' with { type: 'json' };

function commitDay(): string | undefined {
  try {
    return (
      execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

/** `date` is ISO, day only. */
export const EDITION = { version: pack.version, date: commitDay() ?? new Date().toISOString().slice(0, 10) } as const;
