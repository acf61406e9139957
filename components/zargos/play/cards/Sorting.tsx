/** A hand too large: the cards that go back under the pile are chosen together. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { counted } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { surplus } from '#engine/zargos/rules/mastery.ts';
import type { ZargosHandle } from '../handle.ts';

export function Sorting({ handle }: { handle: ZargosHandle }) {
  const { view, seat } = handle;
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const count = surplus(view.hand.length, view.master === seat);
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at) && next.size < count) next.add(at);
    choose(next);
  };
  const discard = () => {
    for (const at of chosen) {
      const card = view.hand[at];
      if (card) handle.act({ kind: 'discard', seat, card });
    }
  };
  const left = count - chosen.size;
  return (
    <section class="stack zt-sheet" aria-label="Cartes à remettre">
      <div class="row table-actions">
        {view.hand.map((card, at) => (
          <button
            key={at}
            type="button"
            class="table-button"
            aria-pressed={chosen.has(at)}
            aria-disabled={!chosen.has(at) && left === 0}
            onClick={() => toggle(at)}
          >
            {cardOf(card).name}
          </button>
        ))}
      </div>
      <div class="row table-actions">
        <button type="button" class="table-button table-button-main" aria-disabled={left > 0} onClick={() => left === 0 && discard()}>
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
