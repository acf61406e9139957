/** « Ce qui le rendrait permis »: the nearest permitted twins of a refused question, one fact of it changed, found by trying its facts one by one. */
import { lowerFirst } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { atOnce } from './at-once.ts';
import type { FieldSet, TwinSet } from './desk.ts';
import type { ArbiterSpec, Field } from './spec.ts';

/** One fact changed: of the question on top, of the move, or of a group of the position. */
export interface Twin<G extends GameTypes> {
  readonly group: string | undefined;
  readonly id: string;
  readonly set: TwinSet;
  /** « Bateaux, Moines : 5 » */
  readonly text: string;
  readonly state: G['state'];
  readonly move: G['move'];
}

/** Lists longer than that are of places and cards: another one is another question. */
const MOST_CHOICES = 12;
/** Steps of a number that are tried each way. */
const MOST_STEPS = 8;

/** A way to change a fact: what is done, what it then says, and how far that is. */
interface Change<Made> {
  readonly set: FieldSet;
  /** « en plus »: what is done to a bag. */
  readonly by?: string;
  readonly said: string;
  readonly far: number;
  readonly make: () => Made;
}

function changesOf<Made>(field: Field<Made>): readonly Change<Made>[] {
  switch (field.kind) {
    case 'count': {
      const values = Array.from({ length: MOST_STEPS }, (_, at) => [field.value - at - 1, field.value + at + 1]).flat();
      return values
        .filter((value) => value >= field.least && value <= field.most)
        .map((value) => ({
          set: { value },
          said: String(value),
          far: 1 + Math.abs(value - field.value) / 10,
          make: () => field.set(value),
        }));
    }
    case 'flag':
      return [{ set: { value: !field.on }, said: field.on ? 'non' : 'oui', far: 2, make: () => field.set(!field.on) }];
    case 'choice':
      return field.options.length > MOST_CHOICES
        ? []
        : field.options
            .filter(({ value }) => value !== field.value)
            .map(({ value, label }) => ({ set: { value }, said: label, far: 3, make: () => field.set(value) }));
    case 'bag':
      return [
        ...field.items.map(({ id, label }) => ({ set: { drop: id }, by: 'en moins', said: label, far: 2.5, make: () => field.drop(id) })),
        ...field.options.map(({ value, label }) => ({
          set: { add: value },
          by: 'en plus',
          said: label.replace(/ \(.*\)$/, ''),
          far: 2.5,
          make: () => field.add(value),
        })),
      ];
  }
}

/** Of the lists of a move, that of what carries it: who acts, what is done and where are the question itself, and another question is offered beside. */
const CARRIER = 'carte';

/** Every question one fact away from this one, fact by fact, the nearest of each first. */
export function* factsAway<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  state: G['state'],
  move: G['move'],
): Generator<Twin<G> & { readonly far: number }> {
  const groups = spec.groups(state);
  const labels = groups.flatMap(({ fields }) => fields.map(({ label }) => label));
  const isShared = (label: string): boolean => labels.indexOf(label) !== labels.lastIndexOf(label);
  const away = <Made>(
    group: { readonly id: string; readonly title: string } | undefined,
    field: Field<Made>,
    pose: (made: Made) => Pick<Twin<G>, 'state' | 'move'>,
  ) => {
    const name = group && isShared(field.label) ? `${group.title}, ${lowerFirst(field.label)}` : field.label;
    return [...changesOf(field)]
      .sort((a, b) => a.far - b.far)
      .map(({ set, by, said, far, make }) => ({
        group: group?.id,
        id: field.id,
        set,
        text: `${name}${by === undefined ? '' : `, ${by}`} : ${said}`,
        far,
        ...pose(make()),
      }));
  };
  // Not followed: another moment, or another's turn, would be a second fact.
  for (const field of spec.form(state, move))
    if (field.kind !== 'choice' || field.id === CARRIER) yield* away(undefined, field, (wanted) => ({ state, move: wanted }));
  for (const group of groups)
    for (const field of group.fields)
      if (spec.isFact?.(move, group.id, field.id, state) ?? true) yield* away(group, field, (made) => ({ state: made, move }));
}

/** A question: a position, and a move in it. */
type Posed<G extends GameTypes> = Pick<Twin<G>, 'state' | 'move'>;

const isPermitted = <G extends GameTypes>(spec: ArbiterSpec<G>, { state, move }: Posed<G>): boolean =>
  spec.contradictions(state).length === 0 && spec.game.judge(state, move).ok;

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** How much of one value is otherwise in another: its leaves that differ, numbers that are far from each other a little more. */
function apart(one: unknown, other: unknown): number {
  if (isBranch(one) && isBranch(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce((sum, key) => sum + apart(one[key], other[key]), 0);
  if (one === other) return 0;
  return typeof one === 'number' && typeof other === 'number' ? 1 + Math.abs(one - other) / 100 : 1;
}

/** Of each list of the question on top, the choice that is permitted and changes least. */
function* listTwins<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  here: Posed<G>,
  question: string,
): Generator<undefined, readonly Twin<G>[], undefined> {
  const plain = ({ state, move }: Posed<G>) => [spec.pack(state), move];
  const before = plain(here);
  const found: Twin<G>[] = [];
  for (const { label, value: now, options, set } of spec.lists?.of(question, here.state) ?? []) {
    const others: { readonly ask: string; readonly said: string; readonly asked: Posed<G>; readonly far: number }[] = [];
    for (const { value, label: said } of options) {
      const ask = value === now ? undefined : set(value);
      const asked = ask === undefined ? undefined : spec.asked?.(ask, here.state);
      if (ask !== undefined && asked) others.push({ ask, said, asked, far: apart(before, plain(asked)) });
      yield;
    }
    for (const { ask, said, asked } of others.sort((a, b) => a.far - b.far)) {
      const isNearest = isPermitted(spec, asked);
      yield;
      if (!isNearest) continue;
      found.push({ group: undefined, id: label, set: { ask }, text: `${label} : ${said}`, ...asked });
      break;
    }
  }
  return found;
}

/**
 * At most `most` that are permitted, the nearest first, each of another fact; those of the question on top, as long as it stands, before all: a step for each that
 * is tried.
 */
export function* twinSteps<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  state: G['state'],
  move: G['move'],
  most: number,
  question?: string,
): Generator<undefined, readonly Twin<G>[], undefined> {
  const listed = question === undefined ? [] : (yield* listTwins(spec, { state, move }, question)).slice(0, most);
  if (listed.length === most) return listed;
  const text = ({ state: posed, move: proposed }: Posed<G>): string => JSON.stringify([spec.pack(posed), proposed]);
  const known = new Set(listed.map(text));
  const found = new Map<string, Twin<G> & { readonly far: number }>();
  for (const twin of factsAway(spec, state, move)) {
    const fact = `${twin.group ?? ''} ${twin.id}`;
    if (!found.has(fact) && isPermitted(spec, twin)) found.set(fact, twin);
    yield;
  }
  const others = [...found.values()].filter((twin) => !known.has(text(twin))).sort((a, b) => a.far - b.far);
  return [...listed, ...others].slice(0, most);
}

export const twinsOf = <G extends GameTypes>(...asked: Parameters<typeof twinSteps<G>>): readonly Twin<G>[] => atOnce(twinSteps(...asked));
