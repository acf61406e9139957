/** What answers a question of the table beside the map: to end, to let it go by, to play a card, to fight all that is declared. */
import type { QuestionAnswer } from '#components/table/stage/Question.tsx';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { isAimed, isCard, playsOf } from './cards/aim.ts';
import type { ZargosHandle } from './handle.ts';
import { isGroup } from './turn/groups.ts';

/** Moments where the table asks whether a card is played. */
const isWindow = (phase: View['phase']): boolean => phase === 'red' || phase === 'illusion' || phase === 'winds';

/** Moves that end what one is doing, and those that do nothing. */
const ENDS: readonly Move['kind'][] = ['done', 'pass'];

function endLabel({ phase, turn }: View, { kind }: Move): string {
  if (kind === 'pass') return phase === 'call' ? 'N’appeler personne' : 'Ne rien jouer';
  if (phase === 'attacks') return turn?.engaged ? 'Finir les attaques' : 'Ne plus attaquer';
  return phase === 'reorganisation' ? 'Finir la réorganisation' : 'J’ai fini';
}

interface Beside {
  /** The card that is thought of. */
  readonly picked: CardId | undefined;
  /** A group is thought of. */
  readonly isThought: boolean;
  /** Shows a card, with what it does. */
  readonly play: (card: CardId) => void;
  /** All fights, one after another. */
  readonly inARow: (() => void) | undefined;
}

export function answersOf(
  { view, legal, act, letGo, humans, advised }: ZargosHandle,
  { picked, isThought, play, inARow }: Beside,
): readonly QuestionAnswer[] {
  const ends = legal.filter(({ kind }) => ENDS.includes(kind));
  const fights = legal.filter(({ kind }) => kind === 'fight').length;
  const isOpen = isWindow(view.phase) && ends.length > 0;
  const playable = isOpen && !picked ? [...new Set(legal.filter(isCard).map(({ card }) => card))] : [];
  /** What a Vent de Guerre does is in the question; what another card does is read before it is played. */
  const answer = (card: CardId) => {
    const [only, ...others] = playsOf(legal, card);
    if (view.phase === 'winds' && only && others.length === 0 && !isAimed(only)) act(only);
    else play(card);
  };
  return [
    ...(inARow && fights > 1 && !isThought
      ? [
          {
            label: `Les ${fights} attaques à la suite${view.turn?.attacks.some((one) => freedByCity(view, one.at)) ? ', la Cité d’abord' : ''}`,
            act: inARow,
            // Not over an advice to send more first: whoever fights moves no more.
            isMain: !advised.some(isGroup),
          },
        ]
      : []),
    ...playable.map((card) => ({ label: `Jouer ${cardOf(card).the}`, act: () => answer(card) })),
    ...ends.map((move) => ({ label: endLabel(view, move), act: () => act(move), isMain: legal.length === ends.length })),
    ...(isOpen && letGo ? [{ label: 'Plus de question ce tour', act: () => letGo() }] : []),
    ...(playable.length > 0 && letGo && humans.length === 1
      ? [{ label: `Plus pour ${playable.length > 1 ? 'ces cartes' : 'cette carte'}`, act: () => letGo(playable) }]
      : []),
  ];
}
