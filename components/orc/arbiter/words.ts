/** How the arbiter speaks of De l'Orc: who is to do what, what a move is called, how a position is told. */
import { counted, of, together } from '#engine/core/french.ts';
import { contradictions } from '#engine/orc/contradictions.ts';
import { CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { isDealing, isFighting } from '#engine/orc/edit.ts';
import { ORC } from '#engine/orc/game.ts';
import { BACK_NAMES } from '#engine/orc/refusals.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { desertionsLeft, isStarted, shieldsLeft } from '#engine/orc/rules/piles.ts';
import { LAST_TICK, type Move, type Phase, type State } from '#engine/orc/types.ts';
import { cardsText, seatName } from '../play/words.ts';

export const PHASE_NAMES = {
  recruit: 'le recrutement',
  champion: 'le Sorcier nomme son champion',
  spies: 'les espions',
  call: 'le Sorcier appelle un peuple',
  mercenaries: 'une bataille : les mercenaires',
  commando: 'une bataille : le commando',
  flying: 'une bataille : la machine volante',
  over: 'la partie est finie',
} as const satisfies Record<Phase, string>;

/** Who may act, where the position says it. */
const toMove = (state: State): readonly number[] => (contradictions(state).length > 0 ? [] : ORC.toMove(state));
const called = (state: State): string => {
  const seats = toMove(state);
  return seats.length === 0 ? 'personne' : together(seats.map(seatName));
};

/** « Rouge peut », « Rouge et Vert peuvent » */
const mayPlay = (state: State): string => `${called(state)} ${toMove(state).length > 1 ? 'peuvent' : 'peut'}`;

/** « Au Sorcier Rouge d’appeler un peuple. » */
export function moment(state: State): string {
  const { phase, sorcier, spy } = state;
  const people = state.called.at(-1);
  const who = seatName(sorcier);
  switch (phase) {
    case 'recruit':
      return `Recrutement : ${state.tick >= LAST_TICK ? 'toutes les cartes sont tournées' : `${counted(state.tick, 'carte tournée', 'cartes tournées')} par ${who}, Sorcier`}, ${isStarted(state) ? 'boucliers permis' : 'pas encore de boucliers'}.`;
    case 'champion':
      return `À ${who}, Sorcier, de nommer son champion.`;
    case 'spies':
      return `Espion n° ${spy} : à ${called(state)} de réclamer une carte.`;
    case 'call':
      return `À ${who}, Sorcier, d’appeler un peuple.`;
    case 'mercenaries':
      return `Bataille des ${people ? PEOPLE_NAMES[people] : '…'} : à ${called(state)} d’annoncer ses mercenaires.`;
    case 'commando':
      return `Bataille des ${people ? PEOPLE_NAMES[people] : '…'}, avant la révélation : ${mayPlay(state)} jouer le commando ou passer.`;
    case 'flying':
      return `Bataille des ${people ? PEOPLE_NAMES[people] : '…'}, armées révélées : ${mayPlay(state)} jouer la machine volante ou passer.`;
    case 'over':
      return 'La partie est finie.';
  }
}

/** Whose moment it is, and which peoples a Sorcier who calls has called already. */
export function momentWith(state: State): string {
  if (state.phase !== 'call') return moment(state);
  const before = together(state.called.map((people) => `les ${PEOPLE_NAMES[people]}`));
  return `${moment(state)} ${before === '' ? 'Aucun peuple n’a encore été appelé.' : `Déjà appelés : ${before}.`}`;
}

export function say(move: Move, { phase }: State): string {
  const who = seatName(move.seat);
  switch (move.kind) {
    case 'deal':
      return `${who} tourne les cartes jusqu’à la ${move.tick}e`;
    case 'desertion':
      return `${who} pose une désertion sur la pile ${move.pile + 1}`;
    case 'shield':
      return `${who} pose un bouclier sur la pile ${move.pile + 1}`;
    case 'wait':
      return `${who} ne pose rien`;
    case 'champion':
      return `${who} nomme ${seatName(move.champion)} champion`;
    case 'spy':
      return `${who} réclame à ${seatName(move.target)} : ${CARD_NAMES[move.card].one}`;
    case 'call':
      return `${who} appelle les ${PEOPLE_NAMES[move.people]}`;
    case 'send':
      return move.cards.length === 0 ? `${who} n’envoie personne` : `${who} envoie ${cardsText(move.cards)}`;
    case 'commando':
      return `${who} joue le commando sur un dos ${BACK_NAMES[move.back]} ${of(seatName(move.target))}`;
    case 'fly':
      return move.cards.length === 0
        ? `${who} ajoute la machine volante, seule`
        : `${who} ajoute la machine volante avec ${cardsText(move.cards)}`;
    case 'pass':
      if (phase === 'spies') return `${who} ne réclame rien`;
      return phase === 'commando'
        ? `${who} ne joue pas de commando`
        : phase === 'flying'
          ? `${who} ne joue pas de machine volante`
          : `${who} passe`;
  }
}

/** « Rouge est Sorcier, Vert son champion. » */
export const roles = ({ sorcier, champion }: State): string =>
  `${seatName(sorcier)} est Sorcier${champion === null ? '' : `, ${seatName(champion)} son champion`}.`;

/** « Vert a encore 2 boucliers et 1 désertion » */
export const leftText = (state: State, seat: number): string =>
  `${seatName(seat)} a encore ${counted(shieldsLeft(state, seat), 'bouclier')} et ${counted(desertionsLeft(state, seat), 'désertion')}`;

/** The position in a few sentences. */
export function summary(state: State): string {
  const { scores, hands, engaged } = state;
  const points = `Points : ${scores.map((score, seat) => `${seatName(seat)} ${score}`).join(', ')}.`;
  if (isDealing(state)) {
    const left = fightersOf(state).map((seat) => leftText(state, seat));
    return `${roles(state)} ${left.join(' ; ')}. ${points} ${moment(state)}`;
  }
  const armies = fightersOf(state).map((seat) => {
    const [hand, army] = [hands[seat] ?? [], engaged[seat] ?? []];
    const inHand = hand.length === 0 ? 'rien en main' : `en main ${cardsText(hand)}`;
    return `${seatName(seat)} : ${isFighting(state) ? `${army.length === 0 ? 'rien sur la table' : `sur la table ${cardsText(army)}`}, ` : ''}${inHand}`;
  });
  return `${roles(state)} ${armies.join(' ; ')}. ${points} ${momentWith(state)}`;
}
