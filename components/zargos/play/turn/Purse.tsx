/** Pawns and boats to be bought, or lots to be spread: counted on the map and with steppers, then set down at once. */
import { french } from '#components/base/typography.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { HowMany } from '#components/table/stage/HowMany.tsx';
import { counted, plural, together } from '#engine/core/french.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { PRICES } from '#engine/zargos/rules/reinforcements.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import type { ZargosHandle } from '../handle.ts';
import { placeHolder } from '../map/tokens.ts';
import { hasSea, pawnsText, placeLabel } from '../words.ts';
import { drafted, draftIn, draftWith, leftOf, mostAt, movesOf, NO_DRAFT, type Spending, type SpendingDraft, takersOf } from './purse.ts';

/** Pawns spread by themselves, for whoever does not want to touch every province: each goes where fewest stand, on a border first. */
type Seen = Pick<View, 'owners' | 'pawns' | 'options' | 'peoples'>;

/** Whether somebody else stands next to a place. */
function isBorder(view: Seen, place: number): boolean {
  const people = placeHolder(view, place);
  const own = view.peoples.find((all) => all.some((one) => one === people)) ?? [];
  return (tablesFor(view.options).land[place] ?? []).some((near) => {
    const other = placeHolder(view, near);
    return other !== null && !own.includes(other);
  });
}

/** The draft with all that is left of the purse in it. */
export function spread(view: Seen, purse: Spending, draft: SpendingDraft): SpendingDraft {
  let next = draft;
  for (let left = purse.units; left > 0; left -= 1) {
    const open = takersOf(view, purse, next);
    const border = open.filter((place) => isBorder(view, place));
    const standing = (place: number) => (view.pawns[place] ?? 0) + (next.pawns.get(place) ?? 0);
    const [place] = [...(border.length > 0 ? border : open)].sort((a, b) => standing(a) - standing(b));
    if (place === undefined) break;
    next = draftWith(next, place, (next.pawns.get(place) ?? 0) + 1);
  }
  return next;
}

interface Props {
  handle: ZargosHandle;
  purse: Spending;
  draft: SpendingDraft;
  set: (draft: SpendingDraft) => void;
  /** Touched last. */
  at: number | undefined;
}

export function PursePanel({ handle, purse, draft, set, at }: Props) {
  const { view } = handle;
  const left = leftOf(purse, draft);
  const isBuying = purse.kind === 'buys';
  const isEmpty = draft.pawns.size === 0 && draft.boats === 0;
  /** Of pawns that the box has still; points that neither they nor boats take are not lost by whoever ends, but for what is less than the price of one. */
  const stock = Math.max(0, ...purse.most.values()) - drafted(draft);
  const isShort = isBuying && stock * purse.price < left - 1;
  const done = handle.legal.find(({ kind }) => kind === 'done');
  const mostBoats = Math.min(purse.boats, draft.boats + Math.floor(left / PRICES.boats));
  const lost = isShort && mostBoats === 0 ? stock * purse.price : left;
  const buy = () => {
    for (const move of movesOf(view, purse, draft)) handle.act(move);
  };
  return (
    <section class="stack zt-sheet" aria-label={isBuying ? 'Achats' : 'Renforts'}>
      {!(isBuying && isEmpty) && (
        <p class="zt-purse">
          <b>{left}</b>{' '}
          {french(
            isBuying
              ? left < purse.price
                ? `${plural(left, 'point')} de reste${left > 0 ? ' : rien ne coûte si peu' : ''}`
                : `${plural(left, 'point')} à dépenser sur ${purse.units}`
              : `à placer sur ${purse.units}`,
          )}
        </p>
      )}
      {isShort && (
        <p class="table-quiet">
          {french(`De vos ${MAX_PAWNS} pions, ${stock > 0 ? `la boîte n’en a plus que ${stock}` : 'la boîte n’en a plus'}.`)}{' '}
          <RuleLink id="ZAR-L-5" />
        </p>
      )}
      <div class="zt-buys">
        {[...draft.pawns].map(([place, count]) => (
          <div key={place} class="row" data-last={place === at}>
            <span aria-hidden="true">{french(placeLabel(view, place))}</span>
            <HowMany
              label={`Pions à ${placeLabel(view, place)}`}
              unit="Un pion"
              value={count}
              least={0}
              most={mostAt(view, purse, draft, place)}
              set={(next) => set(draftWith(draft, place, next))}
            />
          </div>
        ))}
        {hasSea(view) && purse.boats > 0 && mostBoats > 0 && (
          <div class="row" data-last>
            <span aria-hidden="true">Bateaux</span>
            <NumberInput
              label="Bateaux"
              unit="Un bateau"
              value={draft.boats}
              least={0}
              most={mostBoats}
              set={(boats) => set({ ...draft, boats })}
            />
          </div>
        )}
      </div>
      <div class="row table-actions">
        {!isEmpty && (
          <button type="button" class="table-button table-button-main" onClick={buy}>
            {french(boughtText(purse, draft))}
          </button>
        )}
        {takersOf(view, purse, draft).length > 0 && (
          <button
            type="button"
            class={isEmpty && handle.isTaught ? 'table-button table-button-main' : 'table-button'}
            onClick={() => set(spread(view, purse, isEmpty ? draftIn(view, purse, handle.advised) : draft))}
          >
            Répartir {french(isEmpty ? 'pour moi' : 'le reste')}
          </button>
        )}
        {!isEmpty && (
          <button type="button" class="table-button" onClick={() => set(NO_DRAFT)}>
            Effacer
          </button>
        )}
        {done && isEmpty && (
          <button
            type="button"
            class={lost < purse.price ? 'table-button table-button-main' : 'table-button'}
            onClick={() => handle.act(done)}
          >
            {french(isBuying ? (lost >= purse.price ? `Finir et perdre ${counted(lost, 'point')}` : 'Finir les achats') : 'J’ai fini')}
          </button>
        )}
      </div>
    </section>
  );
}

/** « Acheter 3 pions et un bateau » */
function boughtText({ kind }: Spending, draft: SpendingDraft): string {
  const pawns = drafted(draft);
  const parts = [...(pawns > 0 ? [pawnsText(pawns)] : []), ...(draft.boats > 0 ? [counted(draft.boats, 'bateau', 'bateaux')] : [])];
  return `${kind === 'buys' ? 'Acheter' : 'Placer'} ${together(parts)}`;
}
