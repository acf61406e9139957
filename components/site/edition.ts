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

const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];

/** « 20 novembre 2026 ». */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
