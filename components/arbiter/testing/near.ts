/**
 * Refusals of every code, each with its nearest permitted twin, found near those that random games give: of a refused question and its twin the same fact, place
 * or reading is set otherwise, and both are kept where the one is refused still and the other permitted.
 */
import { type Dice, oneOf } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type FieldSet, fieldSet } from '../desk.ts';
import type { ArbiterSpec, Field } from '../spec.ts';
import { type Twin, twinsOf } from '../twins.ts';

interface Asked<G extends GameTypes> {
  readonly state: G['state'];
  readonly move: G['move'];
}

/** Something set otherwise: a reading of the table, a field of the question, or of a group of the position. */
type Step =
  | { readonly ruling: string; readonly reading: string }
  | { readonly group: string | undefined; readonly id: string; readonly set: FieldSet };

/** Steps of a number at once. */
const FAR = 3;
/** Questions kept of a kind, to go on from. */
const KEPT = 60;
/** Refusals of a kind that are searched for a twin in vain, one after another, before fewer and fewer are. */
const BARREN = 8;

function anySet<Made>(field: Field<Made>, dice: Dice): FieldSet | undefined {
  switch (field.kind) {
    case 'flag':
      return { value: !field.on };
    case 'count':
      return { value: Math.min(field.most, Math.max(field.least, field.value - FAR - 1 + dice.roll(2 * FAR + 1))) };
    case 'choice':
      return field.options.length > 0 ? { value: oneOf(field.options, dice).value } : undefined;
    case 'bag': {
      if (field.items.length > 0 && (field.options.length === 0 || dice.roll(2) === 1)) return { drop: oneOf(field.items, dice).id };
      return field.options.length > 0 ? { add: oneOf(field.options, dice).value } : undefined;
    }
  }
}

/** Whether a field takes that: what one question offers another may not. */
function takes<Made>(field: Field<Made> | undefined, set: FieldSet): boolean {
  switch (field?.kind) {
    case 'flag':
      return true;
    case 'count':
      return 'value' in set && Number(set.value) >= field.least && Number(set.value) <= field.most;
    case 'choice':
      return 'value' in set && set.value !== field.value && field.options.some(({ value }) => value === set.value);
    case 'bag':
      return 'add' in set
        ? field.options.some(({ value }) => value === set.add)
        : 'drop' in set && field.items.some(({ id }) => id === set.drop);
    case undefined:
      return false;
  }
}

const setIn = <Made>(fields: readonly Field<Made>[], id: string, set: FieldSet): Made | undefined =>
  takes(
    fields.find((one) => one.id === id),
    set,
  )
    ? fieldSet(fields, id, set)
    : undefined;

function anyStep<G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>, { state, move }: Asked<G>, dice: Dice): Step | undefined {
  const where = dice.roll(8);
  if (where === 1) {
    const { ids } = spec.readings;
    const ruling = oneOf(Object.keys(ids), dice);
    return { ruling, reading: oneOf(ids[ruling] ?? [], dice) };
  }
  const group = where <= 4 ? undefined : oneOf(spec.groups(state), dice);
  const fields: readonly Field<unknown>[] = group?.fields ?? spec.form(state, move);
  if (fields.length === 0) return undefined;
  const field = oneOf(fields, dice);
  const set = anySet(field, dice);
  return set && { group: group?.id, id: field.id, set };
}

function stepped<G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>, { state, move }: Asked<G>, step: Step): Asked<G> | undefined {
  if ('ruling' in step) return { state: spec.readings.with(state, { ...spec.readings.of(state), [step.ruling]: step.reading }), move };
  if (step.group === undefined) {
    const next = setIn(spec.form(state, move), step.id, step.set);
    return next && { state: spec.follow?.(state, next) ?? state, move: next };
  }
  const next = setIn(spec.groups(state).find(({ id }) => id === step.group)?.fields ?? [], step.id, step.set);
  return next && { state: next, move };
}

interface Walk<G extends GameTypes> {
  /** Of each code, so many are found. */
  readonly wanted: number;
  readonly steps: number;
  readonly dice: Dice;
  /** Permitted questions of a sort are gone on from as often as those of another. */
  readonly sort: (asked: Asked<G>) => string;
  /** Whether a refusal and its nearest twin count. */
  readonly counts: (refused: Asked<G>, twin: Twin<G>) => boolean;
}

/** How many refusals of each code that was met were found with a twin, no two the same. */
export function twinsNear<G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  seeds: readonly Asked<G>[],
  { wanted, steps, dice, sort, counts }: Walk<G>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const pairs = new Map<string, { readonly refused: Asked<G>; readonly permitted: Asked<G> }[]>();
  const permitted = new Map<string, Asked<G>[]>();
  const alone = new Map<string, Asked<G>[]>();
  const barren = new Map<string, number>();
  const met = new Set<string>();
  const keep = <One>(lists: Map<string, One[]>, key: string, one: One): void => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    if (list.length < KEPT) list.push(one);
    else list[dice.roll(KEPT) - 1] = one;
  };
  const judged = ({ state, move }: Asked<G>) => (spec.contradictions(state).length > 0 ? undefined : spec.game.judge(state, move));
  const search = (asked: Asked<G>, rule: string, because: string): void => {
    if (!found.has(rule)) found.set(rule, 0);
    if ((found.get(rule) ?? 0) >= wanted) return;
    const kind = `${rule} ${asked.move.kind} ${because.replaceAll(/« [^»]* »|\d+/g, '').slice(0, 24)}`;
    const text = JSON.stringify([asked.move, spec.pack(asked.state)]);
    if (met.has(text) || dice.roll(1 + Math.max(0, (barren.get(kind) ?? 0) - BARREN)) > 1) return;
    met.add(text);
    const [twin] = twinsOf(spec, asked.state, asked.move, 1);
    if (twin && counts(asked, twin)) {
      found.set(rule, (found.get(rule) ?? 0) + 1);
      keep(pairs, rule, { refused: asked, permitted: twin });
      barren.delete(kind);
      return;
    }
    barren.set(kind, (barren.get(kind) ?? 0) + 1);
    keep(alone, kind, asked);
  };
  const meet = (asked: Asked<G>): void => {
    const verdict = judged(asked);
    if (verdict?.ok) keep(permitted, sort(asked), asked);
    else if (verdict) search(asked, verdict.rule, verdict.because);
  };
  /** Both of a pair that is wanted, some steps away. */
  const carry = (rule: string): void => {
    let pair = oneOf(pairs.get(rule) ?? [], dice);
    for (let more = dice.roll(3); more > 0; more -= 1) {
      const step = anyStep(spec, pair.refused, dice);
      const [refused, twin] = step ? [stepped(spec, pair.refused, step), stepped(spec, pair.permitted, step)] : [];
      const verdict = refused && judged(refused);
      if (!refused || !twin || !verdict || verdict.ok || !judged(twin)?.ok) return;
      pair = { refused, permitted: twin };
      search(refused, verdict.rule, verdict.because);
    }
  };
  const anywhere = (): Asked<G> => {
    const where = dice.roll(4);
    if (where === 1 && alone.size > 0) return oneOf(oneOf([...alone.values()], dice), dice);
    if (where === 2 && pairs.size > 0) return oneOf(oneOf([...pairs.values()], dice), dice).permitted;
    return oneOf(oneOf([...permitted.values()], dice), dice);
  };
  for (const seed of seeds) {
    meet(seed);
    const others = Object.entries(spec.readings.ids).map(([id, readings]) => [id, oneOf(readings, dice)] as const);
    meet({ ...seed, state: spec.readings.with(seed.state, Object.fromEntries(others)) });
  }
  for (let step = 0; step < steps; step += 1) {
    const wanting = [...pairs.keys()].filter((rule) => (found.get(rule) ?? 0) < wanted);
    if (wanting.length > 0 && dice.roll(2) === 1) {
      carry(oneOf(wanting, dice));
      continue;
    }
    const from = anywhere();
    const one = anyStep(spec, from, dice);
    const next = one && stepped(spec, from, one);
    if (next) meet(next);
  }
  return found;
}
