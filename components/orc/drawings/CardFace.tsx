import { backOf, isSpy } from '#engine/orc/data/cards.ts';
import type { CardId } from '#engine/orc/types.ts';
import { drawing } from './address.ts';
import { cardTitle, faceLabel } from './card-words.ts';

interface Props {
  card: CardId;
  /** In the seal: of the table's box. Left out: no seal (spies show their number). */
  value?: number;
  /** The value is ours: marked « reconstitué ». */
  ours?: boolean;
  /** `small` is for 40 to 70 px: no name, a larger seal. The width is the style sheet's (`--orc-card`), the whole of its box by default. */
  size?: 'small' | 'normal';
  /** Accessible name; an empty string makes the card decorative. */
  label?: string;
  /** Start of the addresses of the drawings, where they are not in the file of all. */
  from?: string;
}

/** The face of an army card, 240 × 336 (small: 240 × 288). */
export const CardFace = ({ card, value, ours = false, size = 'normal', label = faceLabel(card, value, ours), from }: Props) => {
  const back = backOf(card);
  const small = size === 'small';
  const seal = isSpy(card) ? card.slice(-1) : value === undefined ? '' : String(value);
  const [at, radius] = small ? [48, 44] : [40, 31];
  return (
    <svg
      class={`orc-card orc-${back}`}
      viewBox={small ? '0 0 240 288' : '0 0 240 336'}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : 'true'}
    >
      <use href={drawing(`cadre-${back}`, from)} width="240" height="336" />
      <use href={drawing(card, from)} x="18" y="18" width="204" height="260" />
      {seal && <circle class={ours ? 'orc-seal orc-ours' : 'orc-seal'} cx={at} cy={at} r={radius} />}
      {seal && (
        <text class="orc-value" x={at} y={at} dy="0.34em" font-size={(seal.length > 1 ? 1.15 : 1.5) * radius}>
          {seal}
        </text>
      )}
      {!small && (
        <>
          <circle class="orc-medal" cx="200" cy="40" r="24" />
          <use href={drawing(`blason-${back}`, from)} x="184" y="24" width="32" height="32" />
          <text class="orc-name" x="120" y={ours ? 305 : 315}>
            {cardTitle(card)}
          </text>
          {ours && (
            <text class="orc-note" x="120" y="325">
              valeur reconstituée
            </text>
          )}
        </>
      )}
    </svg>
  );
};
