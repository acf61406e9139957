/** What the page of a club's box holds, and what a visitor may do to it. Pure: what is typed may be at fault, and then counts for nothing yet. */
import type { Problem } from '#engine/core/input.ts';
import { boxDoubts, boxProblems, LEAST_DIFFERENCE, MAX_BANDS, MOST_DIFFERENCE } from '#engine/zargos-lords/data/box.ts';
import { FACTOR_ORIGINS } from '#engine/zargos-lords/data/counters.ts';
import { isAlike } from '#engine/zargos-lords/data/differences.ts';
import { BOX, needOrigin } from '#engine/zargos-lords/data/tables.ts';
import type { Band, Box, ByDie, Factors, Kind, Result, Shot } from '#engine/zargos-lords/types.ts';

/** Parts of a box, in the order of the page. */
export const PARTS = ['factors', 'combat', 'arrows', 'flames', 'visions', 'needs', 'map'] as const satisfies readonly (keyof Box)[];
export type Part = (typeof PARTS)[number];

export type NeedShot = keyof Box['needs'];

export interface Desk {
  /** As typed. */
  readonly draft: Box;
  /** What the engine says of it. */
  readonly problems: readonly Problem[];
  /** The last without a fault: what is kept, carried and counted with. */
  readonly box: Box;
}

export type BoxAct =
  | { readonly kind: 'factor'; readonly pawn: Kind; readonly factor: keyof Factors; readonly value: number }
  | { readonly kind: 'copies'; readonly pawn: Kind; readonly copies: number }
  | { readonly kind: 'result'; readonly band: number; readonly die: number; readonly result: Result }
  | { readonly kind: 'from'; readonly band: number; readonly from: number }
  | { readonly kind: 'below' }
  | { readonly kind: 'above' }
  | { readonly kind: 'remove'; readonly band: number }
  | { readonly kind: 'hits'; readonly shot: Shot; readonly row: number; readonly die: number; readonly hits: number }
  | { readonly kind: 'need'; readonly shot: NeedShot; readonly pawn: Kind; readonly need: number }
  | { readonly kind: 'ours'; readonly part: Part }
  | { readonly kind: 'draft'; readonly draft: Box }
  | { readonly kind: 'load'; readonly box: Box };

/** Width of a band that is added: the booklet's own. */
const WIDTH = 4;

export const deskOf = (box: Box): Desk => ({ draft: box, problems: [], box });

const put = <Value>(list: ByDie<Value>, die: number, value: Value): ByDie<Value> => {
  const at = (index: number) => (index === die ? value : (list[index] ?? value));
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
};

/** With the results of its neighbour: then no fault comes of it. */
function withBand(bands: readonly Band[], end: 'below' | 'above'): readonly Band[] {
  const next = bands.at(end === 'below' ? 0 : -1);
  if (!next || bands.length >= MAX_BANDS) return bands;
  const added = { ...next, from: next.from + (end === 'below' ? -WIDTH : WIDTH) };
  if (added.from < LEAST_DIFFERENCE || added.from > MOST_DIFFERENCE) return bands;
  return end === 'below' ? [added, ...bands] : [...bands, added];
}

function edited(draft: Box, act: Exclude<BoxAct, { kind: 'load' | 'draft' }>): Box {
  const band = (at: number, change: (band: Band) => Band) => ({
    ...draft,
    combat: draft.combat.map((one, index) => (index === at ? change(one) : one)),
  });
  switch (act.kind) {
    case 'factor':
      return { ...draft, factors: { ...draft.factors, [act.pawn]: { ...draft.factors[act.pawn], [act.factor]: act.value } } };
    case 'copies':
      return { ...draft, copies: { ...draft.copies, [act.pawn]: act.copies } };
    case 'result':
      return band(act.band, (one) => ({ ...one, results: put(one.results, act.die, act.result) }));
    case 'from':
      return band(act.band, (one) => ({ ...one, from: act.from }));
    case 'below':
    case 'above':
      return { ...draft, combat: withBand(draft.combat, act.kind) };
    case 'remove':
      return { ...draft, combat: draft.combat.filter((_, at) => at !== act.band) };
    case 'hits':
      return { ...draft, [act.shot]: draft[act.shot].map((row, at) => (at === act.row ? put(row, act.die, act.hits) : row)) };
    case 'need':
      return { ...draft, needs: { ...draft.needs, [act.shot]: { ...draft.needs[act.shot], [act.pawn]: act.need } } };
    case 'ours':
      return act.part === 'factors' ? { ...draft, factors: BOX.factors, copies: BOX.copies } : { ...draft, [act.part]: BOX[act.part] };
  }
}

/** The page after one act. */
export function nextDesk(desk: Desk, act: BoxAct): Desk {
  if (act.kind === 'load') return deskOf(act.box);
  const draft = act.kind === 'draft' ? act.draft : edited(desk.draft, act);
  // Its map came whole out of a file, without a fault.
  const { map: _, ...tables } = draft;
  const problems = boxProblems(tables);
  return { draft, problems, box: problems.length > 0 ? desk.box : draft };
}

/** How many there are of a counter is told with the counters. */
const within = (problems: readonly Problem[], part: Part): readonly Problem[] =>
  problems.filter(({ field }) => field.replace(/[.[].*/, '').replace('copies', 'factors') === part);

/** The faults of a part: its fields begin with its name. */
export const problemsOf = ({ problems }: Desk, part: Part): readonly Problem[] => within(problems, part);

/** What surprises in a part, and counts all the same. */
export const doubtsOf = ({ draft }: Desk, part: Part): readonly Problem[] => within(boxDoubts(draft), part);

export const isOurs = (box: Box, part: Part): boolean =>
  isAlike(box[part], BOX[part]) && (part !== 'factors' || isAlike(box.copies, BOX.copies));

/** Where a value comes from: printed in the booklet, told of the box elsewhere, invented by us, or the club's. */
export type Mark = 'booklet' | 'outside' | 'ours' | 'own';

export function factorMark(box: Box, kind: Kind, factor: keyof Factors): Mark {
  if (box.factors[kind][factor] !== BOX.factors[kind][factor]) return 'own';
  return FACTOR_ORIGINS[kind][factor].provenance === 'livret' ? 'booklet' : 'ours';
}

export const copiesMark = (box: Box, kind: Kind): Mark => (box.copies[kind] === BOX.copies[kind] ? 'outside' : 'own');

/** Whether the booklet fixes it: no box may say otherwise. */
export const isFixed = (kind: Kind, factor: keyof Factors): boolean => FACTOR_ORIGINS[kind][factor].provenance === 'livret';
export const isNeedFixed = (shot: NeedShot, kind: Kind): boolean => needOrigin(shot, kind).provenance === 'livret';

/** The one result that the booklet tells: a difference of 4 to 7, a 4 on the die (LOR-COM-5). */
export const isTold = (from: number, die: number): boolean => from === 4 && die === 3;

export function resultMark({ from, results }: Band, die: number): Mark {
  const ours = BOX.combat.find((band) => band.from === from)?.results[die];
  if (ours !== results[die]) return 'own';
  return isTold(from, die) ? 'booklet' : 'ours';
}

export const hitsMark = (box: Box, shot: Shot, row: number, die: number): Mark =>
  box[shot][row]?.[die] === BOX[shot][row]?.[die] ? 'ours' : 'own';

export function needMark(box: Box, shot: NeedShot, kind: Kind): Mark {
  if (box.needs[shot][kind] !== BOX.needs[shot][kind]) return 'own';
  return isNeedFixed(shot, kind) ? 'booklet' : 'ours';
}
