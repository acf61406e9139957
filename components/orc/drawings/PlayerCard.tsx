import { drawing } from './address.ts';
import type { PlayerColor } from './colors.ts';

interface Props {
  /** The shield's card needs its colour. */
  kind: 'bouclier' | 'desertion' | 'debut' | 'sorcier';
  color?: PlayerColor;
  size?: 'small' | 'normal';
  /** Accessible name; an empty string makes it decorative. */
  label?: string;
  /** Start of the addresses of the drawings, where they are not in the file of all. */
  from?: string;
}

const NAMES = { bouclier: 'Recrutement', desertion: 'Désertion', debut: 'Début des recrutements', sorcier: 'Sorcier' } as const;

/** A card that is no army: shield of recruitment, desertion, « début des recrutements »; and the Sorcier's tile, in the same shape. 240 × 336 (small: 240 × 288). */
export const PlayerCard = ({
  kind,
  color = 'rouge',
  size = 'normal',
  label = kind === 'bouclier' ? `Bouclier ${color}` : NAMES[kind],
  from,
}: Props) => (
  <svg
    class={`orc-card orc-joueur orc-${kind === 'bouclier' ? color : kind}`}
    viewBox={size === 'small' ? '0 0 240 288' : '0 0 240 336'}
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <use href={drawing('cadre-mercenaires', from)} width="240" height="336" />
    {kind === 'bouclier' ? (
      <use href={drawing(`bouclier-${color}`, from)} x="24" y="36" width="192" height="226" />
    ) : (
      <use href={drawing(kind, from)} x="18" y="18" width="204" height="260" />
    )}
    {size === 'normal' && (
      <text class="orc-name" x="120" y="315" textLength={kind === 'debut' ? 208 : undefined} lengthAdjust="spacingAndGlyphs">
        {NAMES[kind]}
      </text>
    )}
  </svg>
);
