/**
 * Reading what the `odds` verb is asked, from outside: the only place that makes a `Situation` out of unchecked values. It knows no reader of boxes, so
 * that a page which counts with a checked one does not carry it.
 */
import {
  type Checked,
  firstProblem,
  isRecord,
  misfit,
  type Report,
  readFields,
  readFlag,
  readInteger,
  readOneOf,
  shown,
} from '../../core/input.ts';
import { theKind } from '../data/counter-words.ts';
import { COPIES, KIND_NAMES, PEOPLE_OF } from '../data/counters.ts';
import { type Options, type Readings, readingsOf, readOptions } from '../options.ts';
import { garrisonForces } from '../rules/siege.ts';
import {
  ACTIONS,
  type Attacker,
  type Box,
  CHARGES,
  type Combat,
  type Defender,
  type Garrison,
  GROUNDS,
  type Ground,
  KINDS,
  type Kind,
  MAX_GARRISON,
  PEOPLES,
  type People,
  RANGES,
  type Volley,
} from '../types.ts';

/** Reads the box of an input, or answers one already checked. */
export type BoxIn = (value: unknown, path: string, report: Report) => Box;

interface Table {
  readonly options: Options;
  readonly box: Box;
}

export type CombatAsked = Table & { readonly action: 'combat' } & Combat;
export type SiegeAsked = Table & {
  readonly action: 'siege';
  readonly attackers: readonly Attacker[];
  readonly garrison: Garrison;
  /** Sorciers of the city's people outside, next to it, 0 to 3. */
  readonly wizards: number;
};
export type VolleyAsked = Table & {
  readonly action: 'arrows' | 'flames';
  readonly target: Kind;
  readonly ground: Ground;
  readonly shots: readonly Volley[];
};
export type VisionAsked = Table & { readonly action: 'vision'; readonly distance: number };
export type Situation = CombatAsked | SiegeAsked | VolleyAsked | VisionAsked;

/** Hexes around a counter (LOR-COM-1): no more attackers, and no more defenders of one attacker. */
const AROUND = 6;
/** Sorciers in the box. */
const MAX_WIZARDS = COPIES.sorcier;
/** Shots that add up: weights of so many dice stay whole numbers. All archers of two peoples are 17. */
const MAX_SHOTS = 20;
const MAX_FORCE = 80;

/** No more of a kind than the box holds. */
function checkCopies(kinds: readonly Kind[], path: string, report: Report): void {
  for (const kind of new Set(kinds)) {
    const count = kinds.filter((one) => one === kind).length;
    if (count > COPIES[kind])
      report(path, `${path} : ${count} ${KIND_NAMES[kind].many}, alors que la boîte n’en contient que ${COPIES[kind]} (LOR-MAT-4).`);
  }
}

/** How many hexes around hold how many attackers: two may stack under the revision (LOR-REV-3). */
const mostAttackers = (readings: Readings): number => AROUND * (readings['LOR-REV-3'] === 'deux' ? 2 : 1);

function readWizards(value: unknown, path: string, people: People, report: Report): number {
  if (value === undefined || value === 0) return 0;
  if (people !== 'chevaliers') {
    report(path, `${path} ne va qu’avec les Chevaliers : un Sorcier n’aide que son peuple (LOR-SOR-1).`);
    return 0;
  }
  return readInteger(value, path, 0, MAX_WIZARDS, 0, report);
}

/** Runs a part of a reader; `fallback` stands for all of it where anything is at fault. */
function whole<Value>(read: (report: Report) => Value, fallback: Value, report: Report): Value {
  let isGood = true;
  const value = read((field, because) => {
    isGood = false;
    report(field, because);
  });
  return isGood ? value : fallback;
}

/** One list of counters; an entry with a `count` is so many alike. */
function readGroup<One extends { readonly kind: Kind }>(
  value: unknown,
  path: string,
  most: number,
  read: (one: unknown, path: string) => { readonly one: One; readonly count: number },
  report: Report,
): readonly One[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > most) {
    const given = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
    report(path, `${path} attend une liste de 1 à ${most} pions, pas ${given}.`);
    return [];
  }
  const all = value.flatMap((entry: unknown, at) => {
    const { one, count } = read(entry, `${path}[${at}]`);
    return new Array<One>(count).fill(one);
  });
  if (all.length > most)
    report(path, `${path} : ${all.length} pions, alors que ${most} au plus tiennent autour d’un hexagone (LOR-COM-1, LOR-ESC-1).`);
  checkCopies(
    all.map(({ kind }) => kind),
    path,
    report,
  );
  return all;
}

/** A counter of another people than these: what a defence falls back to. */
function otherThan(attackers: readonly Attacker[]): Kind {
  const others = (['faucon', 'dragons-fantassin', 'moines-fantassin', 'chevaliers-fantassin'] as const).filter(
    (kind) => !attackers.some((one) => PEOPLE_OF[one.kind] === PEOPLE_OF[kind]),
  );
  return others[0] ?? 'faucon';
}

/** What is asked first, and what a bad attack of a link falls back to: the booklet's three Moines-fantassins. */
const DEFAULT_ATTACK: readonly Attacker[] = new Array<Attacker>(3).fill({ kind: 'moines-fantassin', wizards: 0 });

const readCount = (value: unknown, path: string, most: number, report: Report): number =>
  value === undefined ? 1 : readInteger(value, path, 1, most, 1, report);

function readAttackers(value: unknown, readings: Readings, report: Report): readonly Attacker[] {
  return whole((listen) => readAttack(value, readings, listen), DEFAULT_ATTACK, report);
}

function readAttack(value: unknown, readings: Readings, report: Report): readonly Attacker[] {
  const most = mostAttackers(readings);
  const read = (entry: unknown, path: string) => {
    const fields = readFields(entry, path, ['kind', 'count', 'charge', 'wizards'], report);
    const kind = readOneOf(fields.kind, `${path}.kind`, KINDS, 'moines-fantassin', report);
    const wizards = readWizards(fields.wizards, `${path}.wizards`, PEOPLE_OF[kind], report);
    const count = readCount(fields.count, `${path}.count`, most, report);
    if (fields.charge === undefined) return { one: { kind, wizards }, count };
    if (kind !== 'chevalier') {
      const rule = kind === 'moines-chevalier' ? 'LOR-MOI-2' : 'LOR-CHE-1';
      report(`${path}.charge`, `${path}.charge ne va qu’aux Chevaliers : ${theKind(kind)} ne gagne rien à charger (${rule}).`);
      return { one: { kind, wizards }, count };
    }
    return { one: { kind, charge: readOneOf(fields.charge, `${path}.charge`, CHARGES, 'front', report), wizards }, count };
  };
  return readGroup<Attacker>(value, 'attackers', most, read, report);
}

function readDefenders(value: unknown, attackers: readonly Attacker[], report: Report): readonly Defender[] {
  const fallback: Defender = { kind: otherThan(attackers), ground: 'plaine', wizards: 0 };
  return whole((listen) => readDefence(value, attackers, listen), [fallback], report);
}

function readDefence(value: unknown, attackers: readonly Attacker[], report: Report): readonly Defender[] {
  const read = (entry: unknown, path: string) => {
    const fields = readFields(entry, path, ['kind', 'count', 'terrain', 'wizards'], report);
    const kind = readOneOf(fields.kind, `${path}.kind`, KINDS, 'faucon', report);
    if (attackers.some((one) => PEOPLE_OF[one.kind] === PEOPLE_OF[kind]))
      report(`${path}.kind`, `${path}.kind attend un autre peuple que l’attaquant : on n’attaque pas le sien (LOR-COM-1).`);
    const ground = fields.terrain === undefined ? 'plaine' : readOneOf(fields.terrain, `${path}.terrain`, GROUNDS, 'plaine', report);
    const wizards = readWizards(fields.wizards, `${path}.wizards`, PEOPLE_OF[kind], report);
    return { one: { kind, ground, wizards }, count: readCount(fields.count, `${path}.count`, AROUND, report) };
  };
  return readGroup<Defender>(value, 'defenders', AROUND, read, report);
}

/** « 4 », « 1 à 4 » */
const between = ([least, most]: readonly [number, number]): string => (least === most ? `${least}` : `${least} à ${most}`);

/** Two bounds, both included. */
function readBounds(value: unknown, path: string, most: number, report: Report): readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) {
    report(
      path,
      `${path} attend deux bornes, la plus petite d’abord, comme [1, 4], pas ${Array.isArray(value) ? `une liste de ${value.length}` : shown(value)}.`,
    );
    return [0, most];
  }
  const least = readInteger(value[0], `${path}[0]`, 0, most, 0, report);
  return [least, readInteger(value[1], `${path}[1]`, least, most, most, report)];
}

function readKnown(list: readonly unknown[], attackers: readonly Attacker[], report: Report): Garrison {
  if (list.length > MAX_GARRISON)
    report('garrison', `garrison : une ville tient ${MAX_GARRISON} pions au plus, pas ${list.length} (LOR-VIL-1).`);
  const kinds = list.slice(0, MAX_GARRISON).map((one, at) => readOneOf(one, `garrison[${at}]`, KINDS, 'dragons-fantassin', report));
  const peoples = new Set(kinds.map((kind) => PEOPLE_OF[kind]));
  if (peoples.size > 1) report('garrison', 'garrison attend des pions d’un seul peuple (LOR-VIL-1).');
  if (attackers.some(({ kind }) => peoples.has(PEOPLE_OF[kind])))
    report('garrison', 'garrison attend un autre peuple que l’assiégeant : on n’assiège pas le sien (LOR-VIL-6).');
  checkCopies(kinds, 'garrison', report);
  return { kinds };
}

function readGarrison(value: unknown, attackers: readonly Attacker[], box: Box, report: Report): Garrison {
  return whole((listen) => readHeld(value, attackers, box, listen), { kinds: [otherThan(attackers)] }, report);
}

function readHeld(value: unknown, attackers: readonly Attacker[], box: Box, report: Report): Garrison {
  if (Array.isArray(value)) return readKnown(value, attackers, report);
  if (!isRecord(value)) {
    misfit(value, 'garrison', 'une liste de pions, ou un objet (champs people, pawns, force)', report);
    return { kinds: [] };
  }
  const fields = readFields(value, 'garrison', ['people', 'pawns', 'force'], report);
  const people = readOneOf(fields.people, 'garrison.people', PEOPLES, 'dragons', report);
  if (attackers.some(({ kind }) => PEOPLE_OF[kind] === people))
    report('garrison.people', 'garrison.people attend un autre peuple que l’assiégeant : on n’assiège pas le sien (LOR-VIL-6).');
  const pawns =
    fields.pawns === undefined ? ([0, MAX_GARRISON] as const) : readBounds(fields.pawns, 'garrison.pawns', MAX_GARRISON, report);
  const force = fields.force === undefined ? ([0, MAX_FORCE] as const) : readBounds(fields.force, 'garrison.force', MAX_FORCE, report);
  const garrison = { people, pawns, force };
  if (casesOf(garrison, box).length === 0)
    report(
      'garrison',
      `garrison : aucune garnison de ce peuple ne compte tant de pions (${between(pawns)}) pour une somme de ${between(force)}.`,
    );
  return garrison;
}

/** Whose garrison it is; undefined for an empty city. */
export function peopleWithin(garrison: Garrison): People | undefined {
  if (!('kinds' in garrison)) return garrison.people;
  const [first] = garrison.kinds;
  return first && PEOPLE_OF[first];
}

/** Every number and force that a garrison may have, as far as it is known: by number, then force, rising. */
export function casesOf(garrison: Garrison, box: Box): readonly { readonly pawns: number; readonly force: number }[] {
  if ('kinds' in garrison) {
    const force = garrison.kinds.reduce((sum, kind) => sum + box.factors[kind].combat, 0);
    return [{ pawns: garrison.kinds.length, force }];
  }
  const { people, pawns, force } = garrison;
  const cases: { pawns: number; force: number }[] = [];
  for (let count = pawns[0]; count <= pawns[1]; count += 1)
    for (const worth of garrisonForces(people, count, box))
      if (worth >= force[0] && worth <= force[1]) cases.push({ pawns: count, force: worth });
  return cases;
}

function readShots(value: unknown, shot: 'arrows' | 'flames', report: Report): readonly Volley[] {
  return whole((listen) => readVolleys(value, shot, listen), [{ distance: 1, count: 1 }], report);
}

function readVolleys(value: unknown, shot: 'arrows' | 'flames', report: Report): readonly Volley[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_SHOTS) {
    const given = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
    report('shots', `shots attend une liste de 1 à ${MAX_SHOTS} tirs, comme [{ "distance": 3, "count": 2 }], pas ${given}.`);
    return [];
  }
  const shots = value.map((entry: unknown, at) => {
    const path = `shots[${at}]`;
    const fields = readFields(entry, path, ['distance', 'count'], report);
    const distance = readInteger(fields.distance, `${path}.distance`, 1, RANGES[shot], 1, report);
    return { distance, count: readCount(fields.count, `${path}.count`, MAX_SHOTS, report) };
  });
  const all = shots.reduce((sum, { count }) => sum + count, 0);
  if (all > MAX_SHOTS) report('shots', `shots : ${all} tirs sur la même cible, alors qu’on en compte ${MAX_SHOTS} au plus.`);
  return shots;
}

const VOLLEY_GROUNDS = ['plaine', 'bois'] as const;

/** Reads what is asked; what is at fault falls back to something that can be answered. */
export function readSituation(input: unknown, boxIn: BoxIn, report: Report): Situation {
  const known = isRecord(input) && Object.hasOwn(input, 'action') ? ACTIONS.find((action) => action === input.action) : undefined;
  const field = <Field extends string>(...fields: readonly Field[]) =>
    readFields(input, '', ['action', ...fields, 'options', 'box'] as const, report);
  const table = (fields: { readonly options?: unknown; readonly box?: unknown }): Table => ({
    options: readOptions(fields.options, 'options', report),
    box: boxIn(fields.box, 'box', report),
  });
  switch (known) {
    case 'siege': {
      const fields = field('attackers', 'garrison', 'wizards');
      const { options, box } = table(fields);
      const attackers = readAttackers(fields.attackers, readingsOf({ options }), report);
      const garrison = readGarrison(fields.garrison, attackers, box, report);
      const people = peopleWithin(garrison);
      const wizards = people ? readWizards(fields.wizards, 'wizards', people, report) : 0;
      return { action: known, attackers, garrison, wizards, options, box };
    }
    case 'arrows':
    case 'flames': {
      const fields = field('target', 'shots', 'terrain');
      const target = readOneOf(fields.target, 'target', KINDS, 'dragon', report);
      const ground = fields.terrain === undefined ? 'plaine' : readOneOf(fields.terrain, 'terrain', VOLLEY_GROUNDS, 'plaine', report);
      return { action: known, target, ground, shots: readShots(fields.shots, known, report), ...table(fields) };
    }
    case 'vision': {
      const fields = field('distance');
      return { action: known, distance: readInteger(fields.distance, 'distance', 1, RANGES.visions, 1, report), ...table(fields) };
    }
    default: {
      if (known === undefined && isRecord(input)) readOneOf(input.action, 'action', ACTIONS, 'combat', report);
      const fields = field('attackers', 'defenders', 'individual');
      const { options, box } = table(fields);
      const attackers = readAttackers(fields.attackers, readingsOf({ options }), report);
      const defenders = readDefenders(fields.defenders, attackers, report);
      return { action: 'combat', attackers, defenders, individual: readFlag(fields.individual, 'individual', report), options, box };
    }
  }
}

/** Reads what is counted with a box already checked; refuses at the first fault. */
export const checkSituationWith = (box: Box, input: unknown): Checked<Situation> =>
  firstProblem((report) => readSituation(input, () => box, report));
