/** The log of a turn's moves and fights. Throws that nobody interrupts are one line a round. */
import { counted, inLetters, plural, together } from '../../../core/french.ts';
import type { PlaceId } from '../../data/board-types.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import { linesOf } from '../../fight/told.ts';
import type { RuleId } from '../../ids.ts';
import { troop } from '../../odds/fight-words.ts';
import { readingsOf } from '../../options.ts';
import type { FightEvent } from '../../rules/fight.ts';
import { WIND_CELLS } from '../../rules/movement/world.ts';
import type { EventOf } from '../events.ts';
import { struck } from './losses.ts';
import { type Around, line, nextOf, type ToldLine, type Voice } from './voice.ts';

type Going = EventOf<'attacked' | 'marched'>;

const ATTACK_RULES = {
  land: ['ZAR-ATT-1'],
  vortex: ['ZAR-ARA-1'],
  flight: ['ZAR-AIL-1'],
  strait: ['ZAR-AIL-2'],
  boats: ['ZAR-MER-1'],
  swim: ['ZAR-DRA-2'],
  elsewhere: ['ZAR-AILLEURS', 'ZAR-L-14'],
} as const satisfies Record<Going['by'][number], readonly RuleId[]>;

const MARCH_RULES = {
  land: [],
  vortex: ['ZAR-ARA-1'],
  flight: ['ZAR-AIL-3'],
  strait: ['ZAR-AIL-3', 'ZAR-AIL-2'],
  boats: ['ZAR-REO-4'],
  swim: ['ZAR-DRA-1'],
  elsewhere: ['ZAR-AILLEURS', 'ZAR-L-46'],
} as const satisfies Record<Going['by'][number], readonly RuleId[]>;

/** So many that their names would hide what follows. */
const MANY_CELLS = 3;

/** « en survolant Ohms », « par la case « mer du nord » en un bateau »; empty by land. */
function wayOf({ at }: Voice, { by, over, boats, card }: Going): string {
  const sails = by.includes('boats');
  const across =
    sails && over.length >= MANY_CELLS && over.every((place) => place.startsWith('mer-'))
      ? `${over.length} cases mer`
      : over.length > 0
        ? together(over.map((place: PlaceId) => at(place)))
        : '';
  const parts = [
    ...(by.includes('elsewhere') ? ['par le Vent d’Ailleurs'] : []),
    ...(by.includes('vortex') ? ['par les vortex'] : []),
    ...(by.includes('strait') ? ['par-dessus un bras de mer'] : []),
    ...(by.includes('flight') && across !== '' && !sails ? [`en survolant ${across}`] : []),
    ...(by.includes('swim') ? ['à la nage'] : []),
    ...(sails && across !== '' ? [`par ${across}`] : []),
    ...(card === 'vent-de-terre' ? [`${boats > 0 ? `dont ${inLetters(WIND_CELLS)} ` : ''}grâce au Vent de Terre`] : []),
    ...(boats > 0 ? [`pour ${counted(boats, 'bateau', 'bateaux')}`] : []),
  ];
  return parts.length > 0 ? `, ${parts.join(', ')}` : '';
}

const cardRules = ({ card }: Going): readonly RuleId[] => (card === 'vent-de-terre' ? ['ZAR-TERRE'] : []);

const unique = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules)];

export function attackedLine(voice: Voice, event: Going): ToldLine {
  const { the, at, from } = voice;
  const text = `${the(event.people)} avancent ${counted(event.pawns, 'pion')} ${from(event.from)} contre ${at(event.into)}${wayOf(voice, event)}.`;
  return line(text, ...unique([...event.by.flatMap((hop) => ATTACK_RULES[hop]), ...cardRules(event)]));
}

/** Chevaliers who march between two fights do so by ZAR-L-32; under a Vent de Brume nothing counts steps. */
function marchRule({ state }: Voice, { seat, people }: Going): readonly RuleId[] {
  const { turn, phase, options } = state;
  const isTheirs = turn?.seat === seat;
  if (isTheirs && phase === 'attacks' && people === 'chevaliers' && readingsOf(options)['ZAR-L-32'] === 'oui')
    return ['ZAR-CHE-1', 'ZAR-L-32'];
  return isTheirs && turn.mist ? ['ZAR-BRUME', 'ZAR-L-60'] : ['ZAR-REO-1'];
}

/** « ; les 4 pions venus de Kahil-nord à Kahil-ouest y sont donc venus en groupe, un des deux pas » */
function onFoot({ at, from }: Voice, { walked = [] }: Going): string {
  const told = walked.map(({ from: start, into, pawns }) =>
    pawns === 1
      ? `le pion venu ${from(start)} à ${at(into)} y compte donc comme un groupe, pour un pas`
      : `les ${pawns} pions venus ${from(start)} à ${at(into)} y comptent donc comme un groupe, pour un pas`,
  );
  return told.map((one) => ` ; ${one}`).join('');
}

export function marchedLine(voice: Voice, event: Going): ToldLine {
  const { the, at, from } = voice;
  const text = `${the(event.people)} mènent ${counted(event.pawns, 'pion')} ${from(event.from)} à ${at(event.into)}${wayOf(voice, event)}${onFoot(voice, event)}.`;
  const walks: readonly RuleId[] = event.walked ? ['ZAR-REO-3'] : [];
  return line(text, ...unique([...marchRule(voice, event), ...walks, ...event.by.flatMap((hop) => MARCH_RULES[hop]), ...cardRules(event)]));
}

const isZargos = ({ tables }: Voice, place: PlaceId): boolean => tables.powerless[tables.places.get(place) ?? -1] === 1;

/** An empty province is walked into: who holds it says it all. */
export function openedLines(
  { at }: Voice,
  { people, at: place, pawns, defender, defenders }: EventOf<'opened'>,
  around: Around,
): readonly ToldLine[] {
  const group = troop(pawns, people);
  if (defender === 'nobody') {
    return nextOf(around, 'held')
      ? []
      : [line(`${group} ${plural(pawns, 'entre', 'entrent')} à ${at(place)}, où il n’y a personne.`, 'ZAR-ATT-5', 'ZAR-L-62')];
  }
  if (defender === 'demons') return [line(`Combat à ${at(place)} : ${group} contre les démons.`, 'ZAR-ZRG-1')];
  return [line(`Combat à ${at(place)} : ${group} contre ${troop(defenders, defender)}.`, 'ZAR-COM-1')];
}

export const calledLine = ({ the, at, from }: Voice, { people, from: place, into, pawns }: EventOf<'called'>): ToldLine =>
  line(`${the(people)} appellent ${counted(pawns, 'pion')} ${from(place)} pour défendre ${at(into)}.`, 'ZAR-ARA-2');

type Told = EventOf<'fight'>;
type Beat<Kind extends FightEvent['kind']> = Extract<FightEvent, { readonly kind: Kind }>;

/** What the same fight tells from here on, three beats at most. */
function beatsOf({ all, index }: Around, place: PlaceId): readonly FightEvent[] {
  const three = all.slice(index, index + 3);
  const end = three.findIndex((event) => event.kind !== 'fight' || event.at !== place);
  return three.slice(0, end < 0 ? three.length : end).flatMap((event) => (event.kind === 'fight' ? [event.what] : []));
}

const faces = (shown: { readonly faces: readonly number[] }): string => together(shown.faces);

/** A whole round in one line: both throws, and who falls. */
function roundLine({ people, defender }: Told, one: Beat<'throw'>, other: Beat<'throw'>, losses: Beat<'losses'>): ToldLine {
  const foe = defender === 'demons' ? people : defender;
  const [strikes, answers] = one.side === 'attacker' ? [one, other] : [other, one];
  const thrown = `les ${PEOPLE_NAMES[people]} lancent ${faces(strikes)}, les ${PEOPLE_NAMES[foe]} ${faces(answers)}`;
  const text = `Round ${one.round} : ${thrown} ; ${struck(people, losses.attacker)} ; ${struck(foe, losses.defender)}.`;
  return line(
    text,
    'ZAR-COM-3',
    'ZAR-COM-4',
    ...(losses.defender.divisor === 3 ? (['ZAR-CAP-1'] as const) : []),
    ...(one.warWind || other.warWind ? (['ZAR-GUERRE'] as const) : []),
  );
}

const shotLine = ({ people, defender }: Told, shot: Beat<'shot'>, { attacker }: Beat<'hit'>): ToldLine =>
  line(
    `Avant le combat, les ${PEOPLE_NAMES[defender === 'demons' ? people : defender]} tirent ${faces(shot)} : ${struck(people, attacker)}.`,
    'ZAR-AMA-1',
  );

/** Several groups may each meet the demons (ZAR-L-23). */
function demonsLine({ people, at }: Told, { all }: Around, met: Beat<'demons'>): ToldLine {
  const rounds = all.filter((event) => event.kind === 'fight' && event.at === at && event.what.kind === 'demons').length;
  const fate = met.attacker.left === 0 && rounds > 1 ? 'tout le groupe tombe' : struck(people, met.attacker);
  return line(`Les démons lancent ${faces(met)} : ${fate}.`, 'ZAR-ZRG-1', ...(rounds > 1 ? (['ZAR-L-23'] as const) : []));
}

const isHeld = ({ all, index }: Around, { at }: Told): boolean =>
  all.slice(index).some((event) => event.kind === 'held' && event.at === at);

/** The lines of a fight from here on, and how many of its events they tell. */
export function fightLines(told: Told, around: Around): { readonly lines: readonly ToldLine[]; readonly taken: number } {
  const [one, two, three] = beatsOf(around, told.at);
  if (one?.kind === 'throw' && two?.kind === 'throw' && three?.kind === 'losses')
    return { lines: [roundLine(told, one, two, three)], taken: 3 };
  if (one?.kind === 'shot' && two?.kind === 'hit') return { lines: [shotLine(told, one, two)], taken: 2 };
  const { what, people, defender } = told;
  if (what.kind === 'demons') return { lines: [demonsLine(told, around, what)], taken: 1 };
  if (what.kind === 'end' && isHeld(around, told)) return { lines: [], taken: 1 };
  return { lines: linesOf({ attacker: people, defender }, what), taken: 1 };
}

/** Who holds a place now. */
export function heldLine(voice: Voice, { at: place, people, before, left, how }: EventOf<'held'>): ToldLine {
  const { at, the } = voice;
  const zargos = isZargos(voice, place);
  const pawns = counted(left, 'pion');
  const holder = people ? the(people) : '';
  switch (how) {
    case 'won':
      return line(`${holder} prennent ${at(place)} et y tiennent avec ${pawns}.`, zargos && before === null ? 'ZAR-ZRG-2' : 'ZAR-COM-6');
    case 'kept':
      return line(`${holder} gardent ${at(place)} avec ${pawns}.`, 'ZAR-COM-6');
    case 'walked-in':
      return line(
        `${holder} prennent ${at(place)} sans combat, avec ${pawns}.`,
        ...(zargos ? (['ZAR-ZRG-7'] as const) : (['ZAR-ATT-5', 'ZAR-L-62'] as const)),
      );
    case 'demons':
      return line(`Personne ne survit à ${at(place)} : les démons gardent la province.`, 'ZAR-ZRG-2');
    case 'nobody':
      return zargos
        ? line(`Il ne reste personne à ${at(place)} : les démons y reviennent.`, 'ZAR-COM-5', 'ZAR-ZRG-9')
        : line(`Il ne reste personne à ${at(place)} : la province est vide.`, 'ZAR-COM-5');
  }
}
