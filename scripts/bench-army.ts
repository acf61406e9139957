/**
 * What the odds of an army cost: a first call on new situations (`orc odds`), by opponents and backs, then the whole page with a commando and a flying
 * machine. The bar is the design's: 50 ms up to four cards of one back a seat.
 */
import { accepted } from '#engine/core/accepted.ts';
import { plansOf } from '#engine/orc/odds/best.ts';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import { checkOdds } from '#engine/orc/odds.ts';
import { checkBattle } from '#engine/orc/situation.ts';
import type { CardId } from '#engine/orc/types.ts';

/** « 4.4 4.4 4.4.6 »: people, mercenaries sent, mercenaries held. */
const opponentsOf = (text: string) =>
  text.split(' ').map((backs) => {
    const [people = 0, mercenaries = 0, held = mercenaries] = backs.split('.').map(Number);
    return { people, mercenaries, held };
  });

// biome-ignore format: a list
const CASES = [
  '1.1 1.1', '2.2 2.2 2.2', '4.4', '4.4 4.4', '4.4 4.4 4.4', '3.4 3.4 3.4 3.4', '2.4 2.4 2.4 2.4 4.4', '2.3.4 2.3.4 2.3.4 2.3.4 4.4.6',
  '4.6 4.6 4.6',
];
const BAR = 50;
const RUNS = 5;

const inputOf = (text: string) => ({ people: 'orcs', mine: ['orcs-troupe', 'geant'] satisfies CardId[], opponents: opponentsOf(text) });

function milliseconds(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
const shown = (time: number) => `${time.toFixed(1)} ms`;

export function benchArmy(): void {
  const rows = CASES.map((text) => {
    const checked = accepted(checkBattle(inputOf(text)));
    const first = milliseconds(() => checkOdds(inputOf(text)));
    const odds = median(Array.from({ length: RUNS }, () => milliseconds(() => checkOdds(inputOf(text)))));
    const page = milliseconds(() => outlookOf({ battle: checked, flying: ['gobelin'], commando: true }));
    return {
      'odds of armies': text,
      first: shown(first),
      median: shown(odds),
      bar: shown(BAR),
      'bar met': odds < BAR,
      'with commando and flight': shown(page),
    };
  });
  console.table(rows);
  const cards = [
    'orcs-troupe',
    'gobelin',
    'gobelin',
    'gobelin',
    'troll',
    'geant',
    'machine-de-guerre',
    'machine-de-guerre',
    'machine-volante',
  ] as const;
  const { people, values, options } = accepted(checkBattle(inputOf('1.1')));
  const best = median(Array.from({ length: RUNS }, () => milliseconds(() => plansOf({ people, cards, values, options }, true))));
  console.log(`best use of eight mercenaries: ${shown(best)}`);
}
