/** What the rules on cards ask of a moment, and how sentences name it. */
import { together } from '../../core/french.ts';
import { type Card, type CardId, cardOf } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import { readingsOf } from '../options.ts';
import type { People } from '../types.ts';
import type { Moment, MomentFight, PlayedCard } from './moment.ts';

export const isBeforeTurn = ({ phase }: Moment): boolean => phase === 'before-turn' || phase === 'after-card';

export const isMyTurn = ({ mine, turn }: Moment): boolean => turn.some((people) => mine.includes(people));

/** Whose turn it is: a player's peoples share one turn, unless the table reads ZAR-L-34 otherwise. */
export const peoplesOfTurn = (moment: Moment): readonly People[] =>
  isMyTurn(moment) && readingsOf(moment)['ZAR-L-34'] === 'un-tour-par-joueur' ? moment.mine : moment.turn;

export const fightOf = (moment: Moment): MomentFight | undefined =>
  moment.phase === 'before-fight' || moment.phase === 'in-fight' ? moment.fight : undefined;

export const attacks = (fight: MomentFight, { mine }: Moment): boolean => mine.includes(fight.attacker);
export const defends = ({ defender }: MomentFight, { mine }: Moment): boolean => mine.some((people) => people === defender);

/** Everything played that still counts. Whether the last card of all has the target I would choose is not asked: it counts as another. */
export const playedBefore = (moment: Moment): readonly PlayedCard[] =>
  moment.phase === 'after-card' ? [...moment.played, { ...moment.last, same: false }] : moment.played;

export const inForceAt = (card: CardId, moment: Moment): boolean => playedBefore(moment).some((played) => played.card === card);

/** Cards that leave no choice of target: a second one would do the same thing. */
export const hasOneEffect = ({ target }: Card): boolean =>
  target === 'world' || target === 'people' || target === 'own-fight' || target === 'own-pawns';

/** What was played of this card with the same effect. */
export const repeats = (card: Card, moment: Moment): readonly PlayedCard[] =>
  playedBefore(moment).filter((played) => played.card === card.id && (played.same || hasOneEffect(card)));

/** Whether a Vent d'Illusion may answer this card. */
export const isTurnable = (id: CardId): boolean => ['kingdom', 'sea-pair', 'place', 'red-card'].includes(cardOf(id).target);

/** « les Ailés », « des Ailés et des Dragons » */
export const called = (peoples: readonly People[], article: 'les' | 'des'): string =>
  together(peoples.map((people) => `${article} ${PEOPLE_NAMES[people]}`));

/** « le tour des Dragons », « votre tour » */
export const turnName = (moment: Moment): string => (isMyTurn(moment) ? 'votre tour' : `le tour ${called(peoplesOfTurn(moment), 'des')}`);
