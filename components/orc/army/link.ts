/**
 * The page of the armies as a query, to be sent as a link: `v=1&peuple=nains&armee=troupe.2_chef.1_gobelin.1&main=troll.1&vol=1&vues=geant.2&face=2.1.3_1.0&but=24`,
 * `valeurs=nains-troupe.4_troll.6` for the table's box, `ORC-L-12=nulle` for its readings. What is absent is the page's first state when nothing is said at
 * all, else empty.
 */
import { either } from '#engine/core/french.ts';
import { misfit, type Report, shown } from '#engine/core/input.ts';
import { unreadable } from '#engine/core/link.ts';
import { choicesIn } from '#engine/core/ruling.ts';
import { OPTION_IDS, readOptions } from '#engine/orc/options.ts';
import { MAX_OPPONENTS, type Opponent } from '#engine/orc/situation.ts';
import { PEOPLES } from '#engine/orc/types.ts';
import { formatBox, readBox, readPairs } from '../box.ts';
import { nextMuster } from './acts.ts';
import { FIRST, type Heap, isMercenarySlot, isPeople, MAX_TARGET, type Muster, NOTHING, refusalOf, SLOTS } from './muster.ts';

/** Raised when the same link would mean something else. */
const VERSION = '1';
const MAX_QUERY = 2000;
const MAX_REFUSED = 10;

const PILE_KEYS = { army: 'armee', kept: 'main', seen: 'vues' } as const satisfies Record<Heap, string>;

const counted = (pairs: readonly (readonly [name: string, count: number])[]): string =>
  pairs
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}.${count}`)
    .join('_');

const backs = ({ people, mercenaries, held }: Opponent): string =>
  held === mercenaries ? `${people}.${mercenaries}` : `${people}.${mercenaries}.${held}`;

/** The page as a query without `?`. */
export function formatMuster(muster: Muster): string {
  const pairs: (readonly [string, string | number | undefined])[] = [
    ['v', VERSION],
    ['peuple', muster.people],
    ...(['army', 'kept', 'seen'] as const).map(
      (pile) => [PILE_KEYS[pile], counted(SLOTS.map((slot) => [slot, muster[pile][slot]]))] as const,
    ),
    ['vol', muster.aboard],
    ['face', muster.opponents.map(backs).join('_')],
    ['but', muster.target === NOTHING.target ? undefined : muster.target],
    ['valeurs', formatBox(muster.values)],
    ...OPTION_IDS.map((id) => [id, muster.options[id]] as const),
  ];
  return pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** One pile, card by card, so that the box's limits hold; the first card refused is told. */
function readPile(muster: Muster, text: string, pile: Heap, report: Report): Muster {
  const key = PILE_KEYS[pile];
  const slots = pile === 'kept' ? SLOTS.filter(isMercenarySlot) : SLOTS;
  return readPairs(text, key, slots, 13, report).reduce((before, [slot, count]) => {
    let after = before;
    for (let i = 0; i < count; i++) {
      const refused = refusalOf(after, pile, slot);
      if (refused) {
        report(key, `${key} : ${refused.because.charAt(0).toLowerCase()}${refused.because.slice(1)}`);
        return after;
      }
      after = nextMuster(after, { kind: 'add', pile, slot });
    }
    return after;
  }, muster);
}

function readFlight(muster: Muster, text: string, report: Report): Muster {
  const goblins = /^\d$/.test(text) ? Number(text) : -1;
  const after = goblins < 0 ? muster : nextMuster(muster, { kind: 'aboard', goblins });
  if (after.aboard === goblins) return after;
  misfit(text, 'vol', 'le nombre de gobelins embarqués, que la boîte doit encore contenir', report);
  return muster;
}

function readOpponents(muster: Muster, text: string, report: Report): Muster {
  const parts = text.split('_').filter(Boolean);
  if (parts.length > MAX_OPPONENTS) report('face', `face décrit ${parts.length} adversaires ; ${MAX_OPPONENTS} au plus.`);
  const taken = parts.slice(0, MAX_OPPONENTS);
  return taken.reduce(
    (before, part, at) => {
      const [, people, mercenaries = '', held = mercenaries] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?$/.exec(part) ?? [];
      const shows = { people: Number(people), mercenaries: Number(mercenaries), held: Number(held) };
      const after = people === undefined ? before : nextMuster(before, { kind: 'opponent', at, shows });
      if (after.opponents[at] && backs(after.opponents[at]) === backs(shows)) return after;
      report('face', `face attend, par adversaire, peuple.mercenaires.tenus dans les limites de la boîte, pas ${shown(part)}.`);
      return before;
    },
    nextMuster(muster, { kind: 'opponents', count: Math.max(1, taken.length) }),
  );
}

function readTarget(muster: Muster, text: string, report: Report): Muster {
  const target = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (target <= MAX_TARGET) return { ...muster, target };
  misfit(text, 'but', `une valeur de 0 à ${MAX_TARGET}`, report);
  return muster;
}

export interface Parsed {
  readonly muster: Muster;
  /** One French sentence for each value refused; what it would replace stands. */
  readonly refused: readonly string[];
}

const isOurs = (key: string): boolean =>
  ['v', 'peuple', 'vol', 'face', 'but', 'valeurs', ...Object.values(PILE_KEYS)].includes(key) || key.startsWith('ORC-');

/** Reads what `formatMuster` wrote; a leading `?` is taken, keys of others are passed over. Never throws. */
export function parseMuster(query: string): Parsed {
  const parameters = new URLSearchParams(query);
  const bad = unreadable(query, parameters.get('v'), { version: VERSION, most: MAX_QUERY, instead: 'L’exemple de départ le remplace.' });
  if (bad) return { muster: FIRST, refused: [bad] };
  if (![...parameters.keys()].some(isOurs)) return { muster: FIRST, refused: [] };
  const refused: string[] = [];
  const report: Report = (_field, because) => {
    if (refused.length < MAX_REFUSED) refused.push(because);
  };
  const get = (key: string) => parameters.get(key) ?? '';
  const people = parameters.get('peuple');
  if (people !== null && !isPeople(people)) misfit(people, 'peuple', either(PEOPLES), report);
  let muster: Muster = { ...NOTHING, people: isPeople(people) ? people : NOTHING.people };
  muster = { ...muster, options: readOptions(choicesIn(parameters, 'ORC-'), '', report) };
  muster = { ...muster, values: readBox(get('valeurs'), 'valeurs', report) };
  const vol = parameters.get('vol');
  if (vol !== null) muster = readFlight(muster, vol, report);
  for (const pile of ['army', 'kept', 'seen'] as const) muster = readPile(muster, get(PILE_KEYS[pile]), pile, report);
  muster = readOpponents(muster, get('face'), report);
  const but = parameters.get('but');
  return { muster: but === null ? muster : readTarget(muster, but, report), refused };
}
