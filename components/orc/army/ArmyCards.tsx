/** The cards that may be laid down: a tap adds one, the button below takes one back. Keys on a card: + and −. */
import { upperFirst } from '#engine/core/french.ts';
import { CARD_NAMES, COPIES, ORIGINS } from '#engine/orc/data/cards.ts';
import { CardFace } from '../drawings/CardFace.tsx';
import type { Act } from './acts.ts';
import { cardOf, type Muster, musterValues, refusalOf, SLOTS, type Slot } from './muster.ts';

interface Props {
  muster: Muster;
  act: (act: Act) => void;
}

const KEYS: Readonly<Record<string, 'add' | 'drop'>> = { '+': 'add', '-': 'drop', Delete: 'drop', Backspace: 'drop' };

export const ArmyCards = ({ muster, act }: Props) => (
  <ul class="army-cards" aria-label="Cartes à engager">
    {SLOTS.map((slot) => (
      <Card key={slot} slot={slot} muster={muster} act={act} />
    ))}
  </ul>
);

function Card({ slot, muster, act }: Props & { slot: Slot }) {
  const card = cardOf(muster.people, slot);
  const { one } = CARD_NAMES[card];
  const count = muster.army[slot];
  const ours = ORIGINS[card].provenance === 'reconstruction' && muster.values[card] === undefined;
  const value = musterValues(muster)[card];
  const key = (event: KeyboardEvent) => {
    const kind = KEYS[event.key];
    if (!kind) return;
    event.preventDefault();
    act({ kind, pile: 'army', slot });
  };
  return (
    <li class={count > 0 ? 'army-card is-in' : 'army-card'}>
      <button
        type="button"
        class="army-add"
        aria-disabled={refusalOf(muster, 'army', slot) !== undefined}
        onClick={() => act({ kind: 'add', pile: 'army', slot })}
        onKeyDown={key}
      >
        <CardFace card={card} value={value} ours={ours} size="small" label="" />
        <span class="sr">Engager : </span>
        <span class="army-name">{upperFirst(one)}</span>
        <span class="sr">
          , valeur {value}
          {ours && ', reconstituée'}
        </span>
      </button>
      <span class="centred army-count">
        <button
          type="button"
          aria-label={`Retirer : ${one}`}
          aria-disabled={count === 0}
          onClick={() => count > 0 && act({ kind: 'drop', pile: 'army', slot })}
        >
          −
        </button>
        <span>
          <b>{count}</b>
          <small> / {COPIES[card]}</small>
          <span class="sr"> dans l’armée</span>
        </span>
      </span>
    </li>
  );
}
