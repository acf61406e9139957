/** How lessons speak of De l'Orc: a position is told as far as its player sees it. */
import type { LessonSpec } from '#components/lesson/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { counted, together } from '#engine/core/french.ts';
import { isDealing, isFighting } from '#engine/orc/edit.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { BACK_NAMES } from '#engine/orc/refusals.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { BACKS, type Back, type State, type View } from '#engine/orc/types.ts';
import { moment, roles, say } from '../arbiter/words.ts';
import { laidText, topText } from '../play/Ring.tsx';
import { cardsText, seatName } from '../play/words.ts';
import { OURS_TOLD } from './ours.ts';
import { laidOn } from './Spread.tsx';

const backsText = (backs: Partial<Record<Back, number>>): string =>
  together(BACKS.flatMap((back) => (backs[back] ? [`${counted(backs[back], 'dos', 'dos')} ${BACK_NAMES[back]}`] : [])));

function pilesText(view: View): string {
  const open = laidOn(view);
  if (open.length > 0)
    return open.map(({ number, cards }) => `Pile ${number}, de bas en haut : ${cards.map(laidText).join(' ; ')}.`).join(' ');
  const { piles, players, sorcier } = view;
  const left = players.flatMap(({ shields, desertions }, seat) =>
    seat === sorcier ? [] : [`${seatName(seat)} a encore ${counted(shields, 'bouclier')} et ${counted(desertions, 'désertion')}`],
  );
  const tops = piles.map((pile, at) => `${at + 1}, ${topText(pile)}${pile.height > 1 ? ` (${pile.height} cartes)` : ''}`);
  return `${left.join(' ; ')}. Dessus des piles : ${tops.join(' ; ')}.`;
}

function armyText(state: State, view: View, seat: Seat): string {
  const people = state.called.at(-1);
  const shown = view.players[seat];
  const isOwn = seat === view.seat;
  const army = isOwn ? view.engaged : shown?.army;
  const onTable = army
    ? cardsText(army)
    : backsText({ [people ?? 'orcs']: shown?.engaged.people, mercenaires: shown?.engaged.mercenaries });
  const held = isOwn ? cardsText(view.hand) : backsText(shown?.backs ?? {});
  const parts = [...(isFighting(state) ? [`sur la table, ${onTable || 'rien'}`] : []), `en main, ${held || 'rien'}`];
  return `${isOwn ? 'Vous' : seatName(seat)} : ${parts.join(' ; ')}.`;
}

/** The position in a few sentences: one's own cards, the backs of the others. */
function summary(state: State, seat: Seat): string {
  const view = ORC.view(state, seat);
  const scores = `Points : ${state.scores.map((score, one) => `${seatName(one)} ${score}`).join(', ')}.`;
  const table = isDealing(state)
    ? pilesText(view)
    : fightersOf(state)
        .map((one) => armyText(state, view, one))
        .join(' ');
  return `Vous êtes ${seatName(seat)}. ${roles(state)} ${table} ${scores} ${moment(state)}`;
}

export const LESSON_SPEC: LessonSpec<Orc> = { game: ORC, nameOf: (seat) => seatName(seat), say, summary, ours: OURS_TOLD };
