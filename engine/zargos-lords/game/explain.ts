/** The log: what happened, in French sentences with their rules. Counters are the subjects: nobody is spoken to, but at the end. */
import { type Eyes, type Seat, seenBy } from '../../core/events.ts';
import { counted, together, upperFirst } from '../../core/french.ts';
import type { LogLine } from '../../core/game.ts';
import { nameOf } from '../board/map.ts';
import { resultInWords, theKind } from '../data/counter-words.ts';
import { PEOPLE_NAMES } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Event, Who } from './events.ts';
import { peopleAt } from './starts.ts';
import type { GameOptions, State } from './types.ts';

type Line = LogLine<RuleId>;
type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** A sentence, whoever it begins with. */
const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text: upperFirst(text), rules });

/** « Chevaliers » */
export const seatName = ({ start }: Pick<GameOptions, 'start'>, seat: Seat): string => PEOPLE_NAMES[peopleAt(start, seat)];

/** « le Chevalier (E3) » */
export const whoIn = ({ kind, at }: Who): string => `${theKind(kind)} (${nameOf(at)})`;

const several = (list: readonly Who[]): string => together(list.map(whoIn));

function marchedLine({ who, path, cost, against, paralysed }: EventOf<'marched'>): Line {
  const to = path.at(-1) ?? who.at;
  const why = against ? ` pour attaquer ${whoIn(against)}` : '';
  const held = paralysed ? ' : un gouffre, il y est paralysé' : '';
  return line(
    `${whoIn(who)} va en ${nameOf(to)}${why} (${counted(cost, 'point')})${held}.`,
    'LOR-MOU-1',
    ...(against ? (['LOR-ZDI-1'] as const) : []),
    ...(paralysed ? (['LOR-GOU-1'] as const) : []),
  );
}

function shotLine({ shot, shooters, target, dice, hits, needed }: EventOf<'shot'>): Line {
  const what = shot === 'arrows' ? counted(hits, 'flèche') : counted(hits, 'flamme');
  const end = hits >= needed ? 'cela suffit' : `il en fallait ${needed}`;
  const many = shooters.length > 1;
  const does = shot === 'arrows' ? (many ? 'tirent' : 'tire') : many ? 'lancent leurs flammes' : 'lance ses flammes';
  return line(
    `${several(shooters)} ${does} sur ${whoIn(target)} : dé ${dice.join(', ')}, ${what} au but, ${end}.`,
    shot === 'arrows' ? 'LOR-ARC-2' : 'LOR-DRA-1',
    ...(hits < needed && hits > 0 ? (['LOR-L-17'] as const) : []),
  );
}

const visionLine = ({ shooter, target, die, hexes }: EventOf<'vision'>): Line =>
  line(
    `${whoIn(shooter)} lance une vision sur ${whoIn(target)} : dé ${die}, ${hexes === 0 ? 'elle n’a pas d’effet' : `il fuit de ${counted(hexes, 'hexagone')}`}.`,
    shooter.kind === 'illusionniste' ? 'LOR-ILL-1' : 'LOR-SOR-2',
  );

const foughtLine = ({ attackers, targets, attack, defence, charge, die, result }: EventOf<'fought'>): Line =>
  line(
    `${several(attackers)} ${attackers.length > 1 ? 'attaquent' : 'attaque'} ${several(targets)}${charge ? ', en charge' : ''} : ${attack} contre ${defence}, dé ${die}, ${resultInWords(result)}.`,
    'LOR-COM-5',
    ...(attackers.length > 1 ? (['LOR-COM-2'] as const) : []),
    ...(targets.length > 1 ? (['LOR-COM-3'] as const) : []),
    ...(charge ? (['LOR-CHE-1'] as const) : []),
  );

const FATES = { safe: '', paralysed: ' et y reste paralysé', eliminated: ' et y est éliminé', flipped: '' } as const;

function retreatedLine({ who, end: at, fate, pushed, rule, because }: EventOf<'retreated'>): Line {
  const act = pushed ? 'est poussé' : 'recule';
  const where = fate === 'eliminated' ? (nameOf(at) === nameOf(who.at) ? '' : ` jusqu’en ${nameOf(at)}`) : ` en ${nameOf(at)}`;
  const end = fate === 'eliminated' && where === '' ? ' et est éliminé' : FATES[fate];
  return line(
    `${whoIn(who)} ${act}${where}${end}.${because ? ` ${because}` : ''}`,
    ...(rule ? [rule] : [pushed ? ('LOR-REC-3' as const) : ('LOR-REC-1' as const)]),
  );
}

/** « 14 points de combat, dont le camp d’en face » */
const scoreTold = (score: number, hasCamp: boolean): string =>
  `${counted(score, 'point')} de combat${hasCamp ? ', camp d’en face compris' : ''}`;

function overLine(options: GameOptions, { how, winners, scores, camps }: EventOf<'over'>): Line {
  const [winner] = winners;
  const told = scores.map((score, seat) => `les ${seatName(options, seat)} ont pris ${scoreTold(score, camps.includes(seat))}`).join(' ; ');
  if (winners.length !== 1 || winner === undefined)
    return line(`Les mois sont passés, à égalité : ${told}. La partie est nulle.`, 'LOR-L-59');
  const name = seatName(options, winner);
  return how === 'rout'
    ? line(`Les ${name} n’ont plus personne en face, et l’emportent.`, 'LOR-L-59')
    : line(`Les mois sont passés : ${told}. Les ${name} l’emportent.`, 'LOR-L-59');
}

function linesOf(options: GameOptions, event: Event): readonly Line[] {
  switch (event.kind) {
    case 'turn':
      return [];
    case 'marched':
      return [marchedLine(event)];
    case 'back':
      return [
        line(
          `${whoIn(event.who)} n’a pas de quoi attaquer ${whoIn(event.against)} : il revient en ${nameOf(event.end)}.`,
          'LOR-ZDI-1',
          'LOR-COM-4',
        ),
      ];
    case 'shot':
      return [shotLine(event)];
    case 'vision':
      return [visionLine(event)];
    case 'fought':
      return [foughtLine(event)];
    case 'fell':
      return [line(`${whoIn(event.who)} est éliminé.`, event.rule)];
    case 'retreated':
      return [retreatedLine(event)];
    case 'gave-up':
      return [line(`${whoIn(event.who)} est éliminé plutôt que de pousser les siens à leur perte.`, 'LOR-REC-3')];
    case 'over':
      return [overLine(options, event)];
  }
}

/** What happened, as anybody may read it. */
export const explain = (told: readonly Event[], { options }: Pick<State, 'options'>, reader: Eyes): readonly Line[] =>
  seenBy(told, reader).flatMap((event) => linesOf(options, event));
