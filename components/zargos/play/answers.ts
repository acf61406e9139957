/** What answers a question of the table beside the map: to end, to let it go by, to play a card, to fight all that is declared. */
import type { QuestionAnswer } from '#components/table/stage/Question.tsx';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { hasMagic } from '#engine/zargos/game/table.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { aimedText } from './asked.ts';
import { isAimed, isCard, playsOf } from './cards/aim.ts';
import type { ZargosHandle } from './handle.ts';
import { isGroup } from './turn/groups.ts';

/** Moments where the table asks whether a card is played. */
export const isWindow = (phase: View['phase']): boolean => phase === 'red' || phase === 'illusion' || phase === 'winds';

/** Moves that end what one is doing, and those that do nothing. */
const ENDS: readonly Move['kind'][] = ['done', 'pass'];

function endLabel({ phase, turn }: View, { kind }: Move): string {
  if (kind === 'pass') return phase === 'call' ? 'N’appeler personne' : 'Ne rien jouer';
  if (phase === 'attacks') return turn?.engaged ? 'Finir les attaques' : 'Ne plus attaquer';
  return phase === 'reorganisation' ? 'Finir la réorganisation' : 'J’ai fini';
}

/** His first turn in a game without magic is made by hand, touch by touch. */
export const isByHand = ({ round, options }: View): boolean => round < 2 && !hasMagic(options);

/** What a coach advises, done by one tap. */
function following({ view, advised, act, isTaught }: ZargosHandle): QuestionAnswer | undefined {
  const [first] = advised;
  if (!isTaught || !first || !(isGroup(first) || isCard(first)) || isByHand(view)) return undefined;
  const places = new Set(advised.flatMap((move) => (move.kind === 'attack' ? [move.to] : []))).size;
  const label = isCard(first)
    ? `Jouer ${cardOf(first.card).the}${aimedText(view, first.target)}`
    : places > 1
      ? `Faire ces ${places} attaques`
      : places > 0
        ? 'Faire cette attaque'
        : 'Faire ce déplacement';
  return {
    label,
    act: () => {
      for (const [at, move] of advised.entries()) act(move, at > 0);
    },
    isMain: true,
  };
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

interface Answers {
  readonly answers: readonly QuestionAnswer[];
  /** Ways not to be asked again, folded. */
  readonly others: readonly QuestionAnswer[];
}

export function answersOf(handle: ZargosHandle, { picked, isThought, play, inARow }: Beside): Answers {
  const { view, legal, act, letGo, humans, advised } = handle;
  const [first] = advised;
  const ends = legal.filter(({ kind }) => ENDS.includes(kind));
  const fights = legal.filter(({ kind }) => kind === 'fight').length;
  const isOpen = isWindow(view.phase) && ends.length > 0;
  const followed = isThought || picked ? undefined : following(handle);
  const playable = isOpen && !picked ? [...new Set(legal.filter(isCard).map(({ card }) => card))] : [];
  /** What a Vent de Guerre does is in the question; what another card does is read before it is played. */
  const answer = (card: CardId) => {
    const [only, ...others] = playsOf(legal, card);
    if (view.phase === 'winds' && only && others.length === 0 && !isAimed(only)) act(only);
    else play(card);
  };
  return {
    answers: [
      ...(followed ? [followed] : []),
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
      ...playable
        .filter((card) => !followed || !first || !isCard(first) || first.card !== card)
        .map((card) => ({ label: `Jouer ${cardOf(card).the}`, act: () => answer(card) })),
      ...ends.map((move) => ({
        label: endLabel(view, move),
        act: () => act(move),
        isMain: legal.length === ends.length || first?.kind === move.kind,
      })),
    ],
    others: [
      ...(isOpen && letGo ? [{ label: 'Jusqu’à la fin du tour', act: () => letGo() }] : []),
      ...(playable.length > 0 && letGo && humans.length === 1
        ? [{ label: `Pour ${playable.length > 1 ? 'ces cartes' : 'cette carte'}, de toute la partie`, act: () => letGo(playable) }]
        : []),
    ],
  };
}
