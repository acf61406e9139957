/** « Un tour entier » : red cards, attacks, reorganisation, count, purchases, one after the other; then a turn that answers another's. */

import { counted } from '#engine/core/french.ts';
import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import {
  attack,
  DONE,
  fight,
  holderAt,
  isBeyond,
  kingdomCard,
  march,
  OWN_TURN,
  pawnsAt,
  play,
  sentTo,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const dawn = positionOf({
  peoples: ['amazones', 'ailes', 'dragons', 'chevaliers'],
  phase: 'red',
  isLast: true,
  isBare: true,
  hands: { ailes: ['vent-de-glace'] },
  stands: {
    amazones: { kahil: 3, 'kahil-1': 2, 'kahil-2': 2, 'kahil-3': 10, 'kahil-4': 1, 'ludos-1': 7 },
    dragons: { 'kahil-5': 3, 'kori-2': 6 },
    ailes: { ludos: 1, 'ludos-2': 4, 'ludos-3': 6, 'ludos-4': 3 },
    chevaliers: { 'ohms-5': 7, 'ohms-6': 4, ohms: 5 },
  },
});
const ice: Move = { kind: 'card', seat: 1, card: 'vent-de-glace', target: { kingdom: 'ludos' } };
const turn = [
  attack('amazones', 'kahil-3', 'kahil-5', 9),
  fight('kahil-5'),
  DONE,
  march('amazones', 'kahil-5', 'kahil-4', 4),
  DONE,
  { kind: 'reinforce', seat: 0, people: 'amazones', at: 'kahil-4', pawns: 7 },
] as const satisfies readonly Move[];

const hasKahil = (state: State) => kingdomCard(state, 'kahil') === 'amazones';
const hasSpent = (state: State) =>
  state.round === dawn.round && state.phase === 'reinforcements' && !state.purses.some(({ people }) => people === 'amazones');
const isGuarded = (state: State) => pawnsAt(state, 'kahil-4') >= 5;
const leftIn = ({ purses }: State): number => purses.find(({ people }) => people === 'amazones')?.points ?? 0;

/** Points lost at the market; one is nothing that could have been bought. */
const wasted = ({ events }: Run<Zargos>): number =>
  events.flat().reduce((sum, event) => sum + (event.kind === 'unspent' && event.seat === 0 && event.points > 1 ? event.points : 0), 0);

/** Of the turn, what cannot be any more: the kingdom, the guard, the points. */
function failed(run: Run<Zargos>): 'kingdom' | 'guard' | 'points' | undefined {
  const now = nowIn(run);
  const isCounted = now.phase === 'reinforcements' || now.round !== dawn.round;
  if (isCounted ? !hasKahil(now) : holderAt(now, 'kahil-5') !== 'amazones' && isBeyond('kahil-5')(run)) return 'kingdom';
  if (!isCounted) return undefined;
  if (pawnsAt(now, 'kahil-4') + Math.floor(leftIn(now) / 2) < 5) return 'guard';
  return wasted(run) > 0 ? 'points' : undefined;
}

/** What comes next in the turn. */
function nextInTurn(run: Run<Zargos>): string | undefined {
  const now = nowIn(run);
  const { phase, turn } = now;
  if (phase === 'attacks') {
    if (sentTo(now, 'kahil-5') > 0) return 'Les pions sont en route. Livrez le combat.';
    return holderAt(now, 'kahil-5') === 'amazones' && turn?.attacks.length === 0
      ? 'Kahil nord-est est prise. Finissez vos attaques.'
      : undefined;
  }
  if (phase === 'reorganisation') {
    if (isGuarded(now)) return 'Bien gardée. Finissez votre tour : on comptera.';
    const left = 2 - (turn?.steps.amazones ?? 0);
    if (left === 0) return 'Plus de pas : des pions achetés peuvent encore garder Kahil nord-ouest.';
    return `Place à la réorganisation : ${left > 1 ? 'deux pas' : 'encore un pas'}. Qui garde Kahil nord-ouest ?`;
  }
  const points = counted(leftIn(now), 'point');
  if (!isGuarded(now)) return `Le royaume est à vous, avec sa carte. ${points} : d’abord des pions à Kahil nord-ouest, jusqu’à cinq.`;
  return `Le royaume est à vous, avec sa carte. ${points} à dépenser, où vous voulez.`;
}

const assault: State = {
  ...positionOf({
    peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
    actor: 'chevaliers',
    hands: { amazones: ['vent-de-guerre'] },
    stands: {
      amazones: { 'ludos-1': 7, 'kahil-4': 1, 'kahil-5': 2 },
      chevaliers: { ludos: 9 },
      dragons: { 'ludos-2': 6 },
      ailes: { 'ludos-3': 6, 'ludos-4': 4 },
    },
  }),
  waiting: ['amazones'],
};
const charge = [
  { kind: 'attack', seat: 1, people: 'chevaliers', from: 'ludos', to: 'ludos-1', pawns: 8, card: null },
  { kind: 'fight', seat: 1, at: 'ludos-1' },
] as const satisfies readonly Move[];
const retreat = [
  { kind: 'done', seat: 1 },
  { kind: 'done', seat: 1 },
] as const satisfies readonly Move[];
const riposte = [play('vent-de-guerre'), attack('amazones', 'ludos-1', 'ludos', 4), fight('ludos')] as const;
const isAvenged = (state: State) => holderAt(state, 'ludos') === 'amazones';
const hasFallen = (state: State) => holderAt(state, 'ludos-1') !== 'amazones';
const isTurn = ({ turn }: State): boolean => turn?.peoples.includes('amazones') === true;
const isOver = ({ round, phase }: State) => round !== assault.round || phase === 'reinforcements';

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...OWN_TURN,
      id: 'un-tour',
      task: 'À vous, les Amazones : achevez le royaume de Kahil, gardez Kahil nord-ouest à cinq au moins, et dépensez vos points.',
      state: prepared<Zargos>(
        ZARGOS,
        dawn,
        [ice, ...turn],
        (run) => pawnsAt(run.states[3] ?? run.states[0], 'kahil-5') === 8 && hasSpent(nowIn(run)) && isGuarded(nowIn(run)),
      ),
      isPrepared: true,
      places: ['kahil-5', 'kahil-3', 'kahil', 'ludos-1', 'ludos', 'kahil-4'],
      replies: [{ after: 0, move: ice }],
      isDone: (run) => hasKahil(nowIn(run)) && isGuarded(nowIn(run)) && hasSpent(nowIn(run)) && wasted(run) === 0,
      isLost: (run) => failed(run) !== undefined,
      solution: turn,
      onward: throughout(nextInTurn),
      hints: [
        'Ludos est gelé : il reste l’est. Puis deux pas pour Kahil nord-ouest, et le marché.',
        'Neuf de Kahil-est contre Kahil nord-est, puis quatre de Kahil nord-est à Kahil nord-ouest ; finissez, et achetez.',
      ],
      learnt: {
        text: 'Un tour : les cartes rouges, vos attaques, votre réorganisation ; quand tous ont joué, le décompte, la magie et les achats, dans le nouvel ordre.',
        rules: ['ZAR-TOUR-1', 'ZAR-ROY-1', 'ZAR-REN-3'],
      },
      refused: [{ move: DONE, rule: 'ZAR-TOUR-1' }],
      miss: (run) => {
        switch (failed(run)) {
          case 'guard':
            return 'Kahil nord-ouest n’aura pas ses cinq Amazones : quatre de plus devaient y venir, à pied ou du marché.';
          case 'points':
            return `${counted(wasted(run), 'point')} sont perdus : ce qui n’est pas dépensé ne passe pas au tour suivant.`;
          default:
            return `${untaken(run, 'kahil-5', { most: 9 })} Sans elle, le royaume n’est pas entier.`;
        }
      },
    },
    {
      ...OWN_TURN,
      id: 'la-riposte',
      task: 'Les Chevaliers fondent sur Ludos sud. Tenez bon, puis prenez Ludos, qu’ils ont dégarnie.',
      state: prepared<Zargos>(
        ZARGOS,
        assault,
        [...charge, riposte[0], ...retreat, riposte[1], riposte[2]],
        (run) => pawnsAt(run.states[5] ?? run.states[0], 'ludos-1') === 5 && isAvenged(nowIn(run)),
      ),
      isPrepared: true,
      places: ['ludos', 'ludos-1', 'kahil-4', 'kahil-5'],
      replies: [
        { after: 0, move: charge[0] },
        { after: 0, move: charge[1] },
        { after: 1, move: retreat[0] },
        { after: 1, move: retreat[1] },
      ],
      isDone: (run) => isAvenged(nowIn(run)),
      isLost: (run) => {
        const now = nowIn(run);
        return hasFallen(now) || isOver(now) || (isTurn(now) && now.phase !== 'red' && isBeyond('ludos')(run));
      },
      solution: riposte,
      onward: throughout((run) => {
        const now = nowIn(run);
        if (!isTurn(now) || now.phase !== 'attacks') return undefined;
        if (sentTo(now, 'ludos') > 0) return 'Aux portes. Livrez le combat.';
        return now.turn?.attacks.length === 0 && !now.turn.engaged
          ? 'Vous avez tenu ! Et c’est votre tour : Ludos n’a plus qu’un Chevalier.'
          : undefined;
      }),
      hints: [
        'Avant les dés, un de vos vents aide qui se défend aussi.',
        'Jouez le Vent de Guerre ; puis attaquez Ludos depuis Ludos sud, et livrez le combat.',
      ],
      learnt: {
        text: 'Qui attaque se découvre. Défendre ne fatigue pas : vos pions attaquent à leur tour comme s’ils avaient dormi.',
        rules: ['ZAR-ATT-4', 'ZAR-GUERRE', 'ZAR-AMA-1'],
      },
      refused: [],
      missed: [],
      miss: (run) =>
        hasFallen(nowIn(run))
          ? `Ludos sud est tombée.${nowIn(run).hands[0]?.includes('vent-de-guerre') ? ' Le Vent de Guerre aide aussi le défenseur.' : ''}`
          : untaken(run, 'ludos', { most: 4 }),
    },
  ],
  readings: ['ZAR-L-8', 'ZAR-L-43'],
};
