/** Why a card may not be played: one guard a sentence of the rules, in the order in which a table would object. */
import { upperFirst } from '../../core/french.ts';
import { type Refusal, refuse } from '../../core/verdict.ts';
import { type Card, type CardId, cardOf, type GreenId, isGreen } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import {
  attacks,
  called,
  defends,
  fightOf,
  hasOneEffect,
  inForceAt,
  isBeforeTurn,
  isMyTurn,
  isTurnable,
  peoplesOfTurn,
  playedBefore,
  repeats,
  turnName,
} from './facts.ts';
import type { Moment, MomentFight } from './moment.ts';

type Guard = (card: Card, moment: Moment) => Refusal<RuleId> | undefined;

/** ZAR-MAG-10 */
const absent: Guard = ({ people }, { inPlay }) =>
  people && !inPlay.includes(people)
    ? refuse('ZAR-MAG-10', `Les ${PEOPLE_NAMES[people]} ne sont pas de la partie : on retire cette carte du jeu et on en prend une autre.`)
    : undefined;

/** ZAR-MAG-2, ZAR-MAG-3 */
const exhausted: Guard = ({ id, copies, color }, moment) => {
  if (playedBefore(moment).filter((played) => played.card === id).length < copies) return undefined;
  const all = copies === 1 ? 'n’en contient qu’un exemplaire, et il est déjà joué' : `en contient ${copies} exemplaires, tous déjà joués`;
  return refuse(color === 'red' ? 'ZAR-MAG-2' : 'ZAR-MAG-3', `La boîte ${all}.`);
};

/** ZAR-MAG-4 */
const begun: Guard = (_card, moment) => {
  if (isBeforeTurn(moment)) return undefined;
  if (moment.phase === 'count') {
    return refuse(
      'ZAR-MAG-4',
      'On compte, on distribue, on achète : attendez que le premier joueur du nouveau tour soit sur le point de bouger.',
    );
  }
  return refuse(
    'ZAR-MAG-4',
    `${upperFirst(turnName(moment))} est commencé : une carte rouge se joue avant le premier déplacement d’un tour.`,
  );
};

/** ZAR-RAZ, ZAR-TYPHON, ZAR-INONDATIONS */
const anotherTurn: Guard = ({ people, rule, the, moments }, moment) => {
  if (!people || !moments.includes('before-own-turn') || peoplesOfTurn(moment).includes(people)) return undefined;
  const next = isMyTurn(moment) ? 'le vôtre' : `celui ${called(peoplesOfTurn(moment), 'des')}`;
  return refuse(rule, `On joue ${the} avant le tour ${called([people], 'des')} ; c’est ${next} qui vient.`);
};

/** ZAR-MAG-6, and ZAR-L-48 for another player's card */
const twice: Guard = (card, moment) => {
  const same = repeats(card, moment);
  if (same.some(({ by }) => by === 'me')) {
    const what = hasOneEffect(card) ? 'et le second ferait la même chose' : 'sur cette cible';
    return refuse('ZAR-MAG-6', `Vous en avez déjà joué un ${what} : gardez-le au moins jusqu’au tour du joueur suivant.`);
  }
  if (same.length > 0 && readingsOf(moment)['ZAR-L-48'] === 'non') {
    return refuse(
      'ZAR-L-48',
      'Un autre joueur vient de jouer la même sur cette cible, et votre table ne la laisse frapper qu’une fois par moment.',
    );
  }
  return undefined;
};

/** ZAR-MAG-5 */
const idle: Guard = (_card, moment) => {
  const nothing = 'il n’y a ni mouvement ni combat où appliquer une carte verte';
  if (isBeforeTurn(moment)) return refuse('ZAR-MAG-5', `Avant ${turnName(moment)}, ${nothing}.`);
  if (moment.phase === 'count') return refuse('ZAR-MAG-5', `On compte, on distribue, on achète : ${nothing}.`);
  return undefined;
};

/** ZAR-MAG-11, for the cards that move pawns */
const notMine: Guard = (_card, moment) =>
  isMyTurn(moment)
    ? undefined
    : refuse('ZAR-MAG-11', `C’est ${turnName(moment)} : une carte verte ne sert qu’à celui qui la joue, et vos groupes ne bougent pas.`);

/** ZAR-GUERRE */
const noFight: Guard = (_card, { phase }) => {
  if (phase === 'before-fight') return undefined;
  if (phase === 'in-fight') return refuse('ZAR-GUERRE', 'Le premier jet est fait : il fallait jouer le Vent de Guerre juste avant.');
  const none = phase === 'attacks' ? 'attendez que l’un des vôtres soit sur le point de commencer' : 'une réorganisation n’en compte aucun';
  return refuse('ZAR-GUERRE', `On joue le Vent de Guerre juste avant un combat : ${none}.`);
};

const sidesOf = ({ attacker, defender }: MomentFight): string =>
  `les ${PEOPLE_NAMES[attacker]} aux ${defender === 'demons' ? 'démons' : PEOPLE_NAMES[defender]}`;

/** ZAR-MAG-11 for a fight, and ZAR-ZRG-1 */
const outOfFight: Guard = (_card, moment) => {
  const fight = fightOf(moment);
  if (!fight) return undefined;
  if (!attacks(fight, moment) && !defends(fight, moment)) {
    return refuse(
      'ZAR-MAG-11',
      `Ce combat oppose ${sidesOf(fight)} : une carte verte ne sert qu’à celui qui la joue, et vous n’en êtes pas.`,
    );
  }
  if (fight.defender === 'demons') return refuse('ZAR-ZRG-1', 'Contre les démons vous ne lancez pas de dé : il n’y a rien à renforcer.');
  return undefined;
};

/** The Araignées' call comes first (ZAR-L-25), the Amazones' shot before or after by the table's reading (ZAR-L-43). */
const opening: Guard = (_card, moment) => {
  const fight = fightOf(moment);
  if (!fight) return undefined;
  if (fight.defender === 'araignees' && fight.opening === 'pending') {
    return refuse('ZAR-L-25', 'Les Araignées disent d’abord si elles appellent un groupe ; les cartes viennent ensuite.');
  }
  if (fight.defender !== 'amazones' || inForceAt('eclipse', moment)) return undefined;
  const before = readingsOf(moment)['ZAR-L-43'] === 'avant-le-tir';
  if (fight.opening === 'pending' && !before) {
    return refuse('ZAR-L-43', 'Les Amazones n’ont pas encore tiré : le Vent de Guerre se joue après leurs flèches.');
  }
  if (fight.opening === 'done' && before) {
    return refuse('ZAR-L-43', 'À votre table le Vent de Guerre se joue avant le tir des Amazones, et elles ont tiré.');
  }
  return undefined;
};

/** ZAR-MAG-6, then ZAR-L-43: the attacker speaks first */
const oneWarWind: Guard = ({ id }, moment) => {
  const fight = fightOf(moment);
  if (moment.played.some(({ card, by }) => card === id && by === 'me')) {
    return refuse('ZAR-MAG-6', 'Vous en avez déjà joué un pour ce combat : c’est un par joueur.');
  }
  const answered = moment.played.some(({ card, by }) => card === id && by === 'other');
  return fight && answered && attacks(fight, moment)
    ? refuse('ZAR-L-43', 'Le défenseur a déjà joué le sien : l’attaquant décidait le premier.')
    : undefined;
};

/** ZAR-COM-1, and ZAR-CHE-1 for the Chevaliers, who move again after a fight */
const movesAreMade: Guard = (_card, moment) => {
  const fight = fightOf(moment);
  if (!fight) return undefined;
  return fight.attacker === 'chevaliers' && !inForceAt('inondations', moment)
    ? refuse('ZAR-CHE-1', 'Livrez d’abord ce combat : les Chevaliers se remettent ensuite en mouvement, et la carte pourra servir.')
    : refuse('ZAR-COM-1', 'Tous les déplacements se font avant le premier combat : attendez votre réorganisation.');
};

/** ZAR-MAG-6, as ZAR-L-42 reads it for the Vent de Terre */
const sameGroup: Guard = (card, moment) =>
  repeats(card, moment).some(({ by }) => by === 'me')
    ? refuse(
        card.id === 'vent-de-terre' ? 'ZAR-L-42' : 'ZAR-MAG-6',
        'Vous en avez déjà joué un pour ce groupe : un second ne va qu’à un autre.',
      )
    : undefined;

/** ZAR-BRUME */
const notReorganising: Guard = (_card, { phase }) =>
  phase === 'reorganisation'
    ? undefined
    : refuse('ZAR-BRUME', 'On joue le Vent de Brume en se réorganisant : finissez d’abord vos attaques.');

/** ZAR-MAG-6 */
const allFreeAlready: Guard = (card, moment) =>
  repeats(card, moment).some(({ by }) => by === 'me')
    ? refuse('ZAR-MAG-6', 'Votre premier Vent de Brume libère déjà tous vos pions.')
    : undefined;

/** ZAR-ILLUSION */
const nothingToTurn: Guard = (_card, moment) => {
  if (moment.phase !== 'after-card') {
    return refuse('ZAR-ILLUSION', 'Aucune carte rouge ne vient d’être jouée : le Vent d’Illusion répond aussitôt à l’une d’elles.');
  }
  const { card, by } = moment.last;
  const { the } = cardOf(card);
  if (by === 'me') return refuse('ZAR-ILLUSION', `C’est vous qui venez de jouer ${the} : l’Illusion répond à la carte d’un autre.`);
  return isTurnable(card)
    ? undefined
    : refuse('ZAR-ILLUSION', `On ne détourne pas ${the} : cette carte ne laisse désigner ni royaume, ni province, ni case mer.`);
};

const RED_GUARDS: readonly Guard[] = [absent, exhausted, begun, anotherTurn, twice];

const GREEN_GUARDS = {
  'vent-de-guerre': [idle, noFight, outOfFight, opening, oneWarWind],
  'vent-de-terre': [idle, notMine, movesAreMade, sameGroup],
  'vent-d-ailleurs': [idle, notMine, movesAreMade, sameGroup],
  'vent-de-brume': [idle, notMine, notReorganising, allFreeAlready],
  'vent-d-illusion': [nothingToTurn],
} as const satisfies Record<GreenId, readonly Guard[]>;

/** The first objection to `id` at `moment`; none: it may be played. */
export function objectionTo(id: CardId, moment: Moment): Refusal<RuleId> | undefined {
  const card = cardOf(id);
  for (const guard of isGreen(id) ? [...GREEN_GUARDS[id], exhausted] : RED_GUARDS) {
    const objection = guard(card, moment);
    if (objection) return objection;
  }
  return undefined;
}
