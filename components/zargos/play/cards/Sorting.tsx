/** A hand too large: the cards that go back under the pile are chosen together, each with what it does. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { HowMany } from '#components/table/stage/HowMany.tsx';
import { counted } from '#engine/core/french.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { surplus } from '#engine/zargos/rules/mastery.ts';
import type { ZargosHandle } from '../handle.ts';

export function Sorting({ handle }: { handle: ZargosHandle }) {
  const { view, seat, advised } = handle;
  const [chosen, choose] = useState<readonly CardId[]>();
  const count = surplus(view.hand.length, view.master === seat);
  /** Those advised, until others are chosen. */
  const going = chosen ?? advised.flatMap((move) => (move.kind === 'discard' ? [move.card] : []));
  const left = count - going.length;
  const numberIn = (cards: readonly CardId[], card: CardId): number => cards.filter((one) => one === card).length;
  const set = (card: CardId, pawns: number) =>
    choose([...going.filter((one) => one !== card), ...Array.from({ length: pawns }, () => card)]);
  return (
    <section class="stack zt-sheet" aria-label="Cartes à remettre">
      <div class="zt-buys">
        {[...new Set(view.hand)].map((card) => {
          const { name } = cardOf(card);
          const own = numberIn(view.hand, card);
          const gone = numberIn(going, card);
          return (
            <div key={card} class="row">
              <p>
                <b>{own > 1 ? `${name} × ${own}` : name}</b> <small>{french(CARD_EFFECTS[card])}</small>
              </p>
              <HowMany
                label={`${name} à remettre`}
                unit="Une carte"
                value={gone}
                least={0}
                most={Math.min(own, gone + Math.max(0, left))}
                set={(next) => set(card, next)}
              />
            </div>
          );
        })}
      </div>
      <div class="row table-actions">
        <button
          type="button"
          class="table-button table-button-main"
          aria-disabled={left !== 0}
          onClick={() => {
            if (left === 0) for (const card of going) handle.act({ kind: 'discard', seat, card });
          }}
        >
          {french(
            left > 0
              ? `Encore ${counted(left, 'carte')} à choisir`
              : `Remettre ${count > 1 ? `ces ${count} cartes` : 'cette carte'} sous la pile`,
          )}
        </button>
      </div>
    </section>
  );
}
