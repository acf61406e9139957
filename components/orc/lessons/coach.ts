/** The coach of a first game of De l'Orc: the deal, the spies, then the four battles of a round: what may be done and what the position says, and one idea a moment. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import { together, upperFirst } from '#engine/core/french.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import { LAST_TICK, type Move, type MoveKind, type View } from '#engine/orc/types.ts';
import { passWord, seatName } from '../play/words.ts';
import { OURS_TOLD } from './ours.ts';
import { paid } from './paid.ts';
import {
  ahead,
  aimed,
  armyTold,
  dealt,
  fitted,
  flight,
  lastShield,
  type Ordered,
  ownPiles,
  sendTold,
  standingTold,
  strongest,
  struckTold,
  type Told,
  wanted,
} from './reading.ts';

type OrcTip = Tip<RuleId, Move>;
type Idea = Omit<OrcTip, 'now'>;
type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

const idea = (text: string, lesson: string, rule: RuleId, ...readings: readonly RuleId[]): Idea => ({ idea: text, lesson, rule, readings });

const only = <Kind extends MoveKind>(legal: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  legal.filter((move): move is MoveOf<Kind> => move.kind === kind);

/** Sentences, those that there are. */
const said = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

/** Who is waited for, and what for. */
function awaited({ toMove, seat, phase, spy }: View): string {
  const others = together(toMove.filter((one) => one !== seat).map(seatName));
  if (!others) return '';
  switch (phase) {
    case 'champion':
      return `${others} va nommer son champion.`;
    case 'spies':
      return `L’espion n° ${spy} est à ${others}, qui peut réclamer une carte.`;
    case 'call':
      return `${others} va appeler un peuple.`;
    default:
      return `On attend ${others}.`;
  }
}

/** Cards before what there is to lay is said: shields are never allowed so soon. */
const EARLY = 18;

/** The deal: what one may lay, in the order in which a deal makes it so. */
function dealing(moment: CoachMoment<Orc>): OrcTip {
  const { view, legal, last } = moment;
  const { players, seat, tick, seen, sorcier } = view;
  const { shields = 0, desertions = 0 } = players[seat] ?? {};
  const isOver = tick >= LAST_TICK;
  if (seat === sorcier)
    return {
      now: 'Vous êtes le Sorcier : distribuez, et retenez ce que prend chacun.',
      ...idea('Vous ne vous battrez pas : vous nommerez un champion, et marquerez ce qu’il marquera.', 'le-champion', 'ORC-REC-7'),
    };
  if (shields === 0 && (desertions === 0 || isOver))
    return {
      now: 'Vous n’avez plus rien à poser.',
      more: ownPiles(view),
      ...idea('Le Sorcier va nommer son champion, puis ouvrir les piles de bas en haut.', 'les-piles', 'ORC-DEP-1'),
    };
  if (isOver)
    return {
      ...lastShield(view, legal),
      ...idea('Un second bouclier sur une pile déjà prise n’y gagne rien.', 'les-piles', 'ORC-DEP-3', 'ORC-L-24'),
    };
  if (seen.start === null)
    return {
      now: said(
        tick === 0
          ? 'Touchez « Commencer la donne » : les cartes tombent une à une sur les piles.'
          : tick < EARLY
            ? 'Pas encore de bouclier : retenez où tombent chefs et géants.'
            : 'Un bouclier prendra toute sa pile ; une désertion en chasse la carte du dessus.',
      ),
      ...idea('On ne voit que le dessus des piles : retenez où dorment chefs et géants.', 'recruter', 'ORC-L-27'),
    };
  const word = dealt(view, legal, last?.order);
  // What the last card did is told after it: both fit two lines.
  const isBrief = !word.order?.stands && paid(moment) !== undefined;
  const told = isBrief ? { ...word, now: 'Rien d’autre à poser pour l’instant.', more: said(word.now, word.more ?? '') } : word;
  return shields > 0
    ? { ...told, ...idea('Le bouclier le plus bas prend toute la pile, et ce qui y tombera encore.', 'recruter', 'ORC-DEP-3') }
    : {
        ...told,
        ...idea(
          'Une désertion chasse la carte juste dessous : chez un autre, ou chez vous s’il y tombe un chef ou un géant de trop.',
          'les-desertions',
          'ORC-DEP-1',
        ),
      };
}

/** By the number of battles fought: before the first people is called, between two battles. */
const BETWEEN: readonly Idea[] = [
  idea('La première et la dernière bataille rapportent 2 points, les deux autres 1.', 'une-manche', 'ORC-BAT-9'),
  idea('Ce qui s’est battu est défaussé : les dos qui restent disent tout ce qui peut encore venir.', 'les-dos', 'ORC-BAT-10'),
  idea('Un peuple ne s’appelle qu’une fois : chacun peut déjà compter les deux batailles qui restent.', 'le-champion', 'ORC-BAT-1'),
  idea('La dernière bataille rapporte 2 points, et l’on sait déjà pour quel peuple.', 'le-champion', 'ORC-BAT-9'),
];

/** By the number of the battle, from 1. */
const BATTLE: readonly Idea[] = [
  idea('Un mercenaire ne se bat qu’une fois : payez chaque bataille son prix.', 'les-mercenaires', 'ORC-BAT-10'),
  idea('Celui qui parle le premier change à chaque bataille : le dernier voit avant de payer.', 'les-mercenaires', 'ORC-BAT-2', 'ORC-L-22'),
  idea('Celle-ci ne rapporte qu’un point : la suivante en vaut le double.', 'le-but', 'ORC-BAT-9'),
  idea('Dernière bataille de la manche : les mercenaires gardés repartiront dans le paquet.', 'le-but', 'ORC-FIN-1'),
];
const COMMANDO = idea(
  'Le commando se joue avant la révélation, d’après les dos : visez qui peut vous dépasser.',
  'la-bataille',
  'ORC-BAT-3',
);
const FLYING = idea(
  'Une fois les armées révélées, seule la machine volante change encore le compte.',
  'la-bataille',
  'ORC-BAT-8',
  'ORC-L-4',
);

const WATCHING = idea(
  'Le Sorcier regarde : gagnée par son champion, la bataille lui rapporte autant qu’à lui.',
  'le-champion',
  'ORC-REC-7',
);

/** A battle has its idea; the commando and the flying machine have theirs in the first one. */
function inBattle(view: View): Idea {
  if (view.seat === view.sorcier) return WATCHING;
  const number = view.called.length;
  const isFirst = number === 1;
  if (isFirst && view.phase === 'flying') return FLYING;
  if (isFirst && view.phase === 'commando' && view.hand.includes('commando')) return COMMANDO;
  return BATTLE[number - 1] ?? FLYING;
}

/** The button that passes, where nothing else can be done. */
const pressed = (view: View, legal: readonly Move[]): string =>
  legal.length === 1 && passWord(view.phase, legal) ? `Touchez « ${passWord(view.phase, legal)} ».` : awaited(view);

function fighting({ view, legal }: CoachMoment<Orc>): Ordered {
  if (view.seat === view.sorcier) return { now: awaited(view), more: championTold(view) };
  const [strikes, flights] = [only(legal, 'commando'), only(legal, 'fly')];
  switch (view.phase) {
    case 'mercenaries': {
      const sends = only(legal, 'send');
      if (sends.length > 0) return sendTold(view, sends);
      // Who is waited for is said where the table asks.
      return armyTold(view);
    }
    case 'commando': {
      if (strikes.length > 0) return aimed(view, strikes);
      const { now, more } = armyTold(view);
      return { now, more: said(more ?? '', pressed(view, legal)) };
    }
    default: {
      const { now, more = '' } = flights.length > 0 ? flight(view, legal) : { now: pressed(view, legal) };
      const struck = struckTold(view);
      if (!struck) return { now: said(ahead(view), now), more };
      // The forces and the button that stands alone are seen anyway.
      return flights.length > 0 ? fitted(now, struck, said(ahead(view), more)) : fitted(struck, ahead(view), now);
    }
  }
}

/** Before the first people is called, who the champion is, and what that means. */
function firstCall(view: View): string {
  const { champion, seat, sorcier } = view;
  if (champion === null) return awaited(view);
  const his = champion === seat ? 'vous marquez, vous' : `marque ${seatName(champion)}`;
  return `${seatName(sorcier)} va appeler un peuple et marquera ce que ${his}, son champion.`;
}

/** Whose points are the Sorcier's too. */
const championTold = ({ champion }: View): string =>
  champion === null ? '' : `Votre champion est ${seatName(champion)} : ce qu’il marque, vous le marquez.`;

/** What the Sorcier is asked: what the adviser would answer, and why. */
function choosing({ counsel }: CoachMoment<Orc>, asked: string): Told {
  if (!counsel) return { now: asked };
  const { line, more } = counsel.grounds;
  return { now: `${upperFirst(counsel.text)} ${line}`, more: more.join(' ') };
}

/** Where nothing is short enough to come first, what stands behind it does. */
function tip(moment: CoachMoment<Orc>): OrcTip {
  const { now, more, ...rest } = tipOf(moment);
  return now && more ? { now, more, ...rest } : { now: now || (more ?? ''), ...rest };
}

/** Before a people is called: what came of the battle before needs the room of the line. */
function between(moment: CoachMoment<Orc>): OrcTip {
  const { view } = moment;
  const fought = view.called.length;
  const standing = standingTold(view);
  const isBrief = fought === 0 || paid(moment) !== undefined;
  return {
    now: fought === 0 ? firstCall(view) : isBrief ? awaited(view) : said(awaited(view), standing),
    more: said(isBrief ? standing : '', strongest(view)),
    ...(BETWEEN[fought] ?? FLYING),
  };
}

function tipOf(moment: CoachMoment<Orc>): OrcTip {
  const { view, legal } = moment;
  switch (view.phase) {
    case 'recruit':
      return dealing(moment);
    case 'champion':
      if (view.seat === view.sorcier)
        return {
          ...choosing(moment, 'À vous de nommer votre champion.'),
          ...idea(
            'Le plus fort n’est pas toujours qui a le plus de cartes : un peuple entier et son chef pèsent davantage.',
            'le-champion',
            'ORC-REC-7',
          ),
        };
      return {
        now: awaited(view),
        more: ownPiles(view),
        ...idea('Le Sorcier ne se bat pas : il marquera ce que marquera le champion qu’il nomme.', 'le-champion', 'ORC-REC-7'),
      };
    case 'spies':
      return {
        ...(legal.length > 0
          ? { more: wanted(view), ...choosing(moment, 'À vous de réclamer une carte, ou rien.') }
          : { now: awaited(view) }),
        ...idea('Qui a l’espion appelé le montre ; ce qu’il obtient, tout le monde le sait.', 'les-espions', 'ORC-ESP-1'),
      };
    case 'call':
      if (view.seat === view.sorcier)
        return {
          ...choosing(moment, 'À vous d’appeler un peuple.'),
          ...idea(
            'Pour deux points, à la première et à la dernière bataille, appelez le peuple où votre champion domine.',
            'le-champion',
            'ORC-BAT-9',
          ),
        };
      return between(moment);
    case 'mercenaries':
    case 'commando':
    case 'flying':
      return { ...fighting(moment), ...inBattle(view) };
    case 'over':
      return { now: 'La partie est finie.', ...FLYING };
  }
}

/** Of a round: the deal; what comes before the war; each battle with the wait for the next. */
const STEPS = 2 + BATTLES;
/** He fights, then he is the Sorcier (`suits` of the table): each role has its first time. */
const ROUNDS = 2;

/** The last battle of a round that ends the game is behind it too. */
const stepOf = ({ round, phase, called }: View): number =>
  (round - 1) * STEPS + (phase === 'recruit' ? 1 : 2 + called.length) + Number(phase === 'over');

export const COACH: CoachSpec<Orc> = {
  game: 'orc',
  tip,
  paid,
  // The last people calls itself.
  spared: ({ view, legal }) => (view.phase === 'call' && legal.length === 1 ? legal[0] : undefined),
  asks: ({ phase, seat, sorcier }) => phase === 'spies' || (seat === sorcier && (phase === 'champion' || phase === 'call')),
  // Others' moments too: what was said of the one before is not true of them.
  speaks: ({ phase }) => phase !== 'over',
  turns: ROUNDS * STEPS,
  step: stepOf,
  next: 'La suite se joue sans moi ; « Un conseil ? » reste.',
  onward: 'Les manches qui restent vont de même, avec un autre Sorcier chaque fois.',
  ours: { text: OURS_TOLD, readings: ['ORC-L-12', 'ORC-L-29', 'ORC-L-30'] },
  lessons: {
    'le-but': 'Le but',
    recruter: 'Recruter',
    'les-desertions': 'Les désertions',
    'les-piles': 'Les piles',
    'le-champion': 'Le champion',
    'les-espions': 'Les espions',
    'les-mercenaires': 'Les mercenaires',
    'les-dos': 'Lire les dos',
    'la-bataille': 'Coups bas',
    'une-manche': 'Une manche',
  },
};

export const TABLE_COACH = coachWith(COACH);
