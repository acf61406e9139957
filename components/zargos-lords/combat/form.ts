/** The calculator's page as a visitor fills it: groups of counters alike. Every action keeps its own fields when another is looked at. */
import { type Problem, sentenceNaming } from '#engine/core/input.ts';
import { PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { OptionId } from '#engine/zargos-lords/options.ts';
import { checkSituationWith, type Situation } from '#engine/zargos-lords/situation/reading.ts';
import {
  type Action,
  type Attacker,
  type Box,
  type Charge,
  type Defender,
  type Garrison,
  type Ground,
  KINDS,
  type Kind,
  MAX_GARRISON,
  type Options,
  type People,
  type Volley,
} from '#engine/zargos-lords/types.ts';

/** Counters alike; what does not concern a side is ignored there. */
export interface PawnGroup {
  readonly kind: Kind;
  readonly count: number;
  readonly charge: Charge | 'none';
  readonly wizards: number;
  readonly ground: Ground;
}

export interface Form {
  readonly action: Action;
  readonly attackers: readonly PawnGroup[];
  readonly defenders: readonly PawnGroup[];
  readonly individual: boolean;
  /** What is known of the garrison: its counters, or bounds. */
  readonly isKnown: boolean;
  readonly garrison: readonly PawnGroup[];
  readonly people: People;
  readonly pawns: readonly [number, number];
  readonly force: readonly [number, number];
  /** Sorciers outside, next to the city. */
  readonly wizards: number;
  readonly target: Kind;
  readonly ground: Ground;
  readonly shots: readonly Volley[];
  readonly distance: number;
  readonly options: Options;
}

export const group = (kind: Kind, count = 1): PawnGroup => ({ kind, count, charge: 'none', wizards: 0, ground: 'plaine' });

/** Readings that change what is counted here. */
export const COUNTED = [
  'LOR-L-2',
  'LOR-L-3',
  'LOR-L-13',
  'LOR-L-15',
  'LOR-L-16',
  'LOR-L-21',
  'LOR-L-22',
  'LOR-L-34',
  'LOR-L-44',
  'LOR-L-45',
  'LOR-REV-3',
  'LOR-REV-5',
] as const satisfies readonly OptionId[];

/** The booklet's example, and ours for the rest. */
export const FIRST_FORM: Form = {
  action: 'combat',
  attackers: [group('moines-fantassin', 3)],
  defenders: [group('faucon')],
  individual: false,
  isKnown: false,
  garrison: [group('dragons-fantassin', 2)],
  people: 'dragons',
  pawns: [1, 4],
  force: [0, 40],
  wizards: 0,
  target: 'dragon',
  ground: 'plaine',
  shots: [{ distance: 5, count: 3 }],
  distance: 3,
  options: {},
};

const alike = (a: PawnGroup, b: PawnGroup): boolean =>
  a.kind === b.kind && a.charge === b.charge && a.wizards === b.wizards && a.ground === b.ground;

function grouped(list: readonly (Attacker | Defender)[]): readonly PawnGroup[] {
  const groups: PawnGroup[] = [];
  for (const one of list) {
    const charge = ('charge' in one && one.charge) || 'none';
    const next: PawnGroup = { ...group(one.kind), wizards: one.wizards, charge, ground: 'ground' in one ? one.ground : 'plaine' };
    const last = groups.at(-1);
    if (last && alike(last, next)) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push(next);
  }
  return groups;
}

const garrisoned = (form: Form, garrison: Garrison): Form =>
  'kinds' in garrison
    ? { ...form, isKnown: true, garrison: grouped(garrison.kinds.map((kind) => ({ kind, ground: 'plaine', wizards: 0 }))) }
    : { ...form, isKnown: false, people: garrison.people, pawns: garrison.pawns, force: garrison.force };

/** The page that asks for `situation`; what it does not concern stays. */
export function formOf(situation: Situation, form: Form = FIRST_FORM): Form {
  const asked = { ...form, action: situation.action, options: situation.options };
  switch (situation.action) {
    case 'combat':
      return {
        ...asked,
        attackers: grouped(situation.attackers),
        defenders: grouped(situation.defenders),
        individual: situation.individual,
      };
    case 'siege':
      return garrisoned({ ...asked, attackers: grouped(situation.attackers), wizards: situation.wizards }, situation.garrison);
    case 'arrows':
    case 'flames':
      return { ...asked, target: situation.target, ground: situation.ground, shots: situation.shots };
    case 'vision':
      return { ...asked, distance: situation.distance };
  }
}

const attackersOf = ({ attackers }: Form) =>
  attackers.map(({ kind, count, charge, wizards }) => ({
    kind,
    count,
    ...(kind === 'chevalier' && charge !== 'none' && { charge }),
    ...(PEOPLE_OF[kind] === 'chevaliers' && wizards > 0 && { wizards }),
  }));

/** The garrison is of the people that has Sorciers. */
export const isOfWizards = ({ isKnown, garrison: [first], people }: Form): boolean =>
  (isKnown ? first && PEOPLE_OF[first.kind] : people) === 'chevaliers';

/** What the engine's reader is asked; it judges, and says what is wrong. */
function askedOf(form: Form): Readonly<Record<string, unknown>> {
  const { action, options } = form;
  switch (action) {
    case 'combat': {
      const defenders = form.defenders.map(({ kind, count, wizards, ground }) => ({
        kind,
        count,
        terrain: ground,
        ...(PEOPLE_OF[kind] === 'chevaliers' && wizards > 0 && { wizards }),
      }));
      return { action, attackers: attackersOf(form), defenders, individual: form.individual, options };
    }
    case 'siege': {
      const garrison = form.isKnown
        ? form.garrison.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
        : { people: form.people, pawns: form.pawns, force: form.force };
      const wizards = isOfWizards(form) ? form.wizards : 0;
      return { action, attackers: attackersOf(form), garrison, ...(wizards > 0 && { wizards }), options };
    }
    case 'arrows':
    case 'flames':
      return { action, target: form.target, shots: form.shots, terrain: form.ground === 'bois' ? 'bois' : 'plaine', options };
    case 'vision':
      return { action, distance: form.distance, options };
  }
}

/** What a field of a situation is on the page. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  attackers: 'L’attaque',
  defenders: 'La défense',
  garrison: 'La garnison',
  wizards: 'Le nombre de Sorciers',
  individual: 'Le combat individuel',
  target: 'La cible',
  shots: 'Le tir',
};

/** A fault as the page tells it: the thing in place of the field. */
export const faultOf = (problem: Problem): string =>
  sentenceNaming(problem, FIELD_NAMES[problem.field.replace(/\W.*/, '')] ?? problem.field);

export const checkForm = (form: Form, box: Box = BOX) => checkSituationWith(box, askedOf(form));

/** The most that a garrison may add up to. */
export const mostForce = (box: Box): number => MAX_GARRISON * Math.max(...KINDS.map((kind) => box.factors[kind].combat));

/** The same form counted with another box: a force without an upper bound stays without. */
export const reboxed = (form: Form, before: Box, after: Box): Form => {
  const [least, most] = form.force;
  return most < mostForce(before) ? form : { ...form, force: [Math.min(least, mostForce(after)), mostForce(after)] };
};

/** The same form shooting the other way: a distance out of range comes back into it. */
export const acting = (form: Form, action: Action): Form =>
  action === 'flames'
    ? { ...form, action, shots: form.shots.map((shot) => ({ ...shot, distance: Math.min(shot.distance, 5) })) }
    : { ...form, action };
