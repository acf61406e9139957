/** The log: what happened, in French sentences with their rules. Counters are the subjects: nobody is spoken to, but at the end. */
import { type Eyes, type Seat, seenBy } from '../../core/events.ts';
import { counted, plural, together, upperFirst } from '../../core/french.ts';
import type { LogLine } from '../../core/game.ts';
import { nameOf } from '../board/map.ts';
import { resultInWords, theKind, troop } from '../data/counter-words.ts';
import { KIND_NAMES, PEOPLE_NAMES, PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Kind, People } from '../types.ts';
import type { Event, Where, Who } from './events.ts';
import { SCENARIOS, seatsInTurn } from './scenarios.ts';
import { isAlive } from './table.ts';
import type { Pledge, Preparation, State } from './types.ts';

type Line = LogLine<RuleId>;
type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** A sentence, whoever it begins with. */
const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text: upperFirst(text), rules });

/** « Chevaliers » */
export const seatName = ({ peoples }: Pick<State, 'peoples'>, seat: Seat): string => {
  const people = peoples[seat];
  return people ? PEOPLE_NAMES[people] : `Joueur ${seat + 1}`;
};

/** « le Chevalier (E3) », « l’Ailé escorté (E3) » */
export const whoIn = ({ kind, at, escort }: Who): string => `${theKind(kind)}${escort ? ' escorté' : ''} (${nameOf(at)})`;

/** « l’escorte du Chevalier (E3) » */
function escortOf({ kind, at }: Who): string {
  const named = theKind(kind);
  return `l’escorte ${named.startsWith('l’') ? `de ${named}` : named.replace(/^le /, 'du ')} (${nameOf(at)})`;
}

/** Who is lost: of a pair, its escort (LOR-ESC-4). */
const lostIn = (who: Who): string => (who.escort ? `${escortOf(who)} est éliminée` : `${whoIn(who)} est éliminé`);

/** « la ville des Moines (E3) » */
export const whereIn = ({ at, people }: Where): string => `la ville des ${PEOPLE_NAMES[people]} (${nameOf(at)})`;
const ofPeople = (people: People): string => `les ${PEOPLE_NAMES[people]}`;

/** « 2 Fantassins des Moines et 1 Moine » */
export function troops(kinds: readonly Kind[]): string {
  const each = [...new Set(kinds)].map((kind) => troop(kinds.filter((one) => one === kind).length, kind));
  return together(each);
}

/** « le Chevalier (E3) », « 4 Fantassins des Dragons (F4) »: those of a kind in one place are counted. */
export const eachIn = (list: readonly Who[]): readonly string[] =>
  [...Map.groupBy(list, whoIn)].map(([name, [one, ...more]]) =>
    one && more.length > 0 ? `${troop(1 + more.length, one.kind)} (${nameOf(one.at)})` : name,
  );

/** « le Chevalier (E3) et 4 Fantassins des Dragons (F4) » */
export const allIn = (list: readonly Who[]): string => together(eachIn(list));

function marchedLine({ who, path, cost, against, city, paralysed, apart, out }: EventOf<'marched'>): Line {
  const to = path.at(-1) ?? who.at;
  const why = against ? ` pour attaquer ${whoIn(against)}` : city ? ` pour assiéger la ville des ${PEOPLE_NAMES[city]}` : '';
  const held = paralysed ? ' : un gouffre, il y est paralysé' : '';
  const from = out ? ' sort de sa ville et' : apart ? ' quitte l’autre et' : '';
  return line(
    `${whoIn(who)}${from} va en ${nameOf(to)}${why} (${counted(cost, 'point')})${held}.`,
    'LOR-MOU-1',
    ...(against || city ? (['LOR-ZDI-1'] as const) : []),
    ...(paralysed ? (['LOR-GOU-1'] as const) : []),
    ...(out ? (['LOR-PREP-3'] as const) : []),
    ...(apart ? (['LOR-ESC-3'] as const) : []),
  );
}

function shotLine({ shot, shooters, target, dice, hits, needed }: EventOf<'shot'>): Line {
  const what = shot === 'arrows' ? counted(hits, 'flèche') : counted(hits, 'flamme');
  const end = hits >= needed ? 'cela suffit' : `il en fallait ${needed}`;
  const many = shooters.length > 1;
  const does = shot === 'arrows' ? (many ? 'tirent' : 'tire') : many ? 'lancent leurs flammes' : 'lance ses flammes';
  return line(
    `${allIn(shooters)} ${does} sur ${whoIn(target)} : ${plural(dice.length, 'dé')} ${together(dice.map(String))}, ${what} au but, ${end}.`,
    shot === 'arrows' ? 'LOR-ARC-2' : 'LOR-DRA-1',
    ...(hits < needed && hits > 0 ? (['LOR-L-17'] as const) : []),
  );
}

const visionLine = ({ shooter, target, die, hexes }: EventOf<'vision'>): Line =>
  line(
    `${whoIn(shooter)} lance une vision sur ${whoIn(target)} : dé ${die}, ${hexes === 0 ? 'elle n’a pas d’effet' : `il fuit de ${counted(hexes, 'hexagone')}`}.`,
    shooter.kind === 'illusionniste' ? 'LOR-ILL-1' : 'LOR-SOR-2',
  );

const foughtLine = ({ attackers, targets, attack, defence, charge, die, result, alone }: EventOf<'fought'>): Line =>
  line(
    `${allIn(attackers)} ${attackers.length > 1 ? 'attaquent' : 'attaque'} ${allIn(targets)}${charge ? ', en charge' : ''}${alone ? ', seul et aussitôt' : ''} : ${attack} contre ${defence}, dé ${die}, ${resultInWords(result)}.`,
    'LOR-COM-5',
    ...(attackers.length > 1 ? (['LOR-COM-2'] as const) : []),
    ...(targets.length > 1 ? (['LOR-COM-3'] as const) : []),
    ...(charge ? (['LOR-CHE-1'] as const) : []),
    ...(alone ? (['LOR-IND-1'] as const) : []),
  );

/** What a siege came to, before its die or without one. */
const SIEGES = {
  open: ', elle est ouverte',
  void: ' : trop peu d’assiégeants, l’attaque est nulle',
  eliminated: ', leur force est sous le minimum, les assiégeants sont éliminés',
} as const;

function besiegedLine({ attackers, city, pawns, outcome, rule, garrison, attack, defence, die, result }: EventOf<'besieged'>): Line {
  const many = attackers.length > 1;
  const told = garrison ? `sa garnison se révèle (${troops(garrison)})` : `elle annonce ${counted(pawns, 'pion')}`;
  const end =
    outcome === 'combat'
      ? `, ${attack} contre ${defence}, dé ${die}, ${result === 'DE' ? 'la garnison est éliminée' : result?.startsWith('D') ? 'la garnison tient' : resultInWords(result ?? '-')}`
      : SIEGES[outcome];
  return line(`${allIn(attackers)} ${many ? 'assiègent' : 'assiège'} ${whereIn(city)} : ${told}${end}.`, rule, 'LOR-VIL-3');
}

const salliedLine = ({ city, garrison, targets, attack, defence, die, result }: EventOf<'sallied'>): Line =>
  line(
    `De ses murs, la garnison des ${PEOPLE_NAMES[city.people]} (${nameOf(city.at)} : ${troops(garrison)}) attaque ${allIn(targets)} : ${attack} contre ${defence}, dé ${die}, ${result === 'AE' ? 'la garnison est éliminée' : result.startsWith('A') ? 'elle ne recule pas' : resultInWords(result)}.`,
    'LOR-VIL-5',
    'LOR-L-56',
  );

/** « un Chevalier contre un Moine » */
function pledgesTold(pledges: readonly Pledge[]): string {
  if (pledges.length === 0) return ' sans otage';
  return `, otages : ${together(pledges.map(({ kind }) => `1 ${KIND_NAMES[kind].one}`))}`;
}

const STEPS = {
  cards: 'a ses cartes',
  cities: 'a fondé ses villes',
  garrisons: 'a caché ses garnisons',
  deployment: 'a placé ses pions',
} as const satisfies Record<Preparation, string>;

const STEP_RULES = {
  cards: 'LOR-PREP-1',
  cities: 'LOR-PREP-2',
  garrisons: 'LOR-PREP-3',
  deployment: 'LOR-PREP-4',
} as const satisfies Record<Preparation, RuleId>;

const FATES = { safe: '', paralysed: ' et y reste paralysé', eliminated: ' et y est éliminé', flipped: '' } as const;

function retreatedLine({ who, end: at, fate, pushed, rule, because }: EventOf<'retreated'>): Line {
  // Of a pair that dies its escort alone is lost, and the other has to retreat in its turn.
  const isEscort = who.escort !== undefined && fate === 'eliminated';
  const act = `${isEscort ? escortOf(who) : whoIn(who)} ${pushed ? (isEscort ? 'est poussée' : 'est poussé') : 'recule'}`;
  const where = fate === 'eliminated' ? (nameOf(at) === nameOf(who.at) ? '' : ` jusqu’en ${nameOf(at)}`) : ` en ${nameOf(at)}`;
  const end = fate === 'eliminated' && where === '' ? ' et est éliminé' : FATES[fate];
  return line(
    `${act}${where}${end}${isEscort ? 'e' : ''}.${because ? ` ${because}` : ''}`,
    ...(rule ? [rule] : [pushed ? ('LOR-REC-3' as const) : ('LOR-REC-1' as const)]),
  );
}

/** « 14 points de combat, dont le camp d’en face » */
const scoreTold = (score: number, hasCamp: boolean): string =>
  `${counted(score, 'point')} de combat${hasCamp ? ', camp d’en face compris' : ''}`;

function overLine(table: Named, { how, winners, scores, camps }: EventOf<'over'>): Line {
  const [winner] = winners;
  const { wins } = SCENARIOS[table.options.scenario];
  const name = winner === undefined ? '' : seatName(table, winner);
  if (wins === 'arrival')
    return how === 'arrival'
      ? line(`Le Sorcier est dans sa ville : les ${name} l’emportent.`, 'LOR-L-59')
      : line(`Le Sorcier n’arrivera plus : les ${name} l’emportent.`, 'LOR-L-59');
  if (wins === 'cities') {
    const told = scores.map((score, seat) => `les ${seatName(table, seat)} tiennent ${counted(score, 'ville')}`).join(' ; ');
    const end = winners.length === 1 ? `Les ${name} l’emportent.` : 'La victoire est partagée.';
    return line(`${how === 'rout' ? 'Plus personne ne peut rien reprendre' : 'L’an de Zargo est fini'} : ${told}. ${end}`, 'LOR-TOUR-4');
  }
  const told = scores.map((score, seat) => `les ${seatName(table, seat)} ont pris ${scoreTold(score, camps.includes(seat))}`).join(' ; ');
  if (winners.length !== 1 || winner === undefined)
    return line(`Les mois sont passés, à égalité : ${told}. La partie est nulle.`, 'LOR-L-59');
  return how === 'rout'
    ? line(`Les ${name} n’ont plus personne en face, et l’emportent.`, 'LOR-L-59')
    : line(`Les mois sont passés : ${told}. Les ${name} l’emportent.`, 'LOR-L-59');
}

type Named = Pick<State, 'peoples' | 'options' | 'position'>;

/** « Les Chevaliers biffent le mois 3. »: of the turns, the first of a month. */
function monthLines({ peoples, position }: Named, { seat, month }: EventOf<'turn'>): readonly Line[] {
  const people = peoples[seat];
  if (!people || seat !== seatsInTurn(peoples).find((one) => isAlive({ peoples, position }, one))) return [];
  const rules = people === 'chevaliers' ? (['LOR-TOUR-4'] as const) : (['LOR-TOUR-4', 'LOR-L-12'] as const);
  return [{ ...line(`${ofPeople(people)} biffent le mois ${month}.`, ...rules), isCourse: true }];
}

function preparedLine(table: Named, event: EventOf<'picked' | 'founded' | 'garrisoned' | 'placed' | 'settled'>): Line {
  switch (event.kind) {
    case 'picked':
      return line(`${ofPeople(event.people)} ont ${event.land}.`, 'LOR-PREP-1');
    case 'founded':
      return line(`les ${seatName(table, event.seat)} fondent une ville en ${nameOf(event.at)}.`, 'LOR-PREP-2');
    case 'garrisoned':
      return line(
        `une de ses villes ${event.ids.length === 0 ? 'reste sans garnison' : `cache ${counted(event.ids.length, 'pion')}`}.`,
        'LOR-PREP-3',
      );
    case 'placed':
      return line(`${whoIn(event.who)} est placé.`, 'LOR-PREP-4');
    case 'settled':
      return line(`le peuple des ${seatName(table, event.seat)} ${STEPS[event.step]}.`, STEP_RULES[event.step]);
  }
}

function pactLine(table: Named, event: EventOf<'offered' | 'answered' | 'broke'>): Line {
  const [own, other] = [seatName(table, event.seat), seatName(table, event.with)];
  switch (event.kind) {
    case 'offered':
      return line(
        `les ${own} offrent une alliance aux ${other}${pledgesTold(event.pledges)}.`,
        'LOR-ALL-1',
        ...(event.pledges.length > 0 ? (['LOR-ALL-2'] as const) : []),
      );
    case 'answered':
      return line(`les ${own} ${event.accepts ? 'acceptent' : 'refusent'} l’alliance des ${other}.`, 'LOR-ALL-1');
    case 'broke':
      return line(
        `les ${own} rompent leur alliance avec les ${other}${event.owed ? ' : les otages promis ne le sont plus' : ''}.`,
        'LOR-ALL-1',
        'LOR-L-31',
      );
  }
}

function backLine({ who, end, against, city }: EventOf<'back'>): Line {
  const target = against ? `attaquer ${whoIn(against)}` : `assiéger la ville des ${city ? PEOPLE_NAMES[city] : ''}`;
  return line(`${whoIn(who)} n’a pas de quoi ${target} : il revient en ${nameOf(end)}.`, 'LOR-ZDI-1', 'LOR-COM-4');
}

function enteredLine({ who, taken }: EventOf<'entered'>): Line {
  if (taken) return line(`${whoIn(who)} prend la ville des ${PEOPLE_NAMES[taken]}.`, 'LOR-VIL-6');
  const keeper = who.escort && PEOPLE_OF[who.escort];
  return keeper && keeper !== PEOPLE_OF[who.kind]
    ? line(`${theKind(who.kind)}, otage, est enfermé dans ${whereIn({ at: who.at, people: keeper })}.`, 'LOR-ALL-2')
    : line(`${whoIn(who)} entre dans sa ville.`, 'LOR-VIL-1');
}

function linesOf(table: Named, event: Event): readonly Line[] {
  switch (event.kind) {
    case 'picked':
    case 'founded':
    case 'garrisoned':
    case 'placed':
    case 'settled':
      return [preparedLine(table, event)];
    case 'turn':
      return monthLines(table, event);
    case 'offered':
    case 'answered':
    case 'broke':
      return [pactLine(table, event)];
    case 'marched':
      return [marchedLine(event)];
    case 'paired':
      return event.hostage
        ? [line(`${theKind(event.who.kind)} est pris en otage (${nameOf(event.who.at)}) : son escorte le garde.`, 'LOR-ALL-2')]
        : [line(`${theKind(event.who.kind)} a une escorte (${nameOf(event.who.at)}).`, 'LOR-ESC-1')];
    case 'entered':
      return [enteredLine(event)];
    case 'back':
      return [backLine(event)];
    case 'vanished':
      return [line(`${whoIn(event.who)} disparaît.`, 'LOR-MOI-1')];
    case 'returned':
      return [line(`${whoIn(event.who)} reparaît en ${nameOf(event.end)}.`, 'LOR-MOI-1')];
    case 'executed':
      return [line(`${whoIn(event.who)}, otage, est éliminé par qui le garde.`, 'LOR-ALL-3')];
    case 'freed':
      return [line(`${whoIn(event.who)}, otage, est libre en ${nameOf(event.end)}.`, 'LOR-ALL-4')];
    case 'shot':
      return [shotLine(event)];
    case 'vision':
      return [visionLine(event)];
    case 'fought':
      return [foughtLine(event)];
    case 'besieged':
      return [besiegedLine(event)];
    case 'sallied':
      return [salliedLine(event)];
    case 'fell':
      return [line(`${lostIn(event.who)}.`, event.rule, ...(event.who.escort ? (['LOR-ESC-4'] as const) : []))];
    case 'retreated':
      return [retreatedLine(event)];
    case 'gave-up':
      return [line(`${lostIn(event.who)} plutôt que de pousser les siens à leur perte.`, 'LOR-REC-3')];
    case 'out':
      return [line(`Les ${seatName(table, event.seat)} n’ont plus un pion : leur tour ne vient plus.`, 'LOR-TOUR-2')];
    case 'over':
      return [overLine(table, event)];
  }
}

/** What happened, as these eyes may read it. */
export const explain = (told: readonly Event[], table: Named, reader: Eyes): readonly Line[] =>
  seenBy(told, reader).flatMap((event) => linesOf(table, event));
