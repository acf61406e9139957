/** Cards of a view: faces with the values of this table's box, backs by count. */
import { CardBack } from '#components/orc/drawings/CardBack.tsx';
import { CardFace } from '#components/orc/drawings/CardFace.tsx';
import { PlayerCard } from '#components/orc/drawings/PlayerCard.tsx';
import type { Back, CardId, PileCard, View } from '#engine/orc/types.ts';
import { colorOf, sealOf } from './words.ts';

interface FaceProps {
  /** Of it, the values of this table's box. */
  view: Pick<View, 'options'>;
  card: CardId;
  /** What is said of it elsewhere. */
  silent?: boolean;
}

export function Face({ view, card, silent = false }: FaceProps) {
  const { value, ours } = sealOf(view, card);
  return <CardFace card={card} size="small" {...(value === undefined ? {} : { value })} ours={ours} {...(silent ? { label: '' } : {})} />;
}

/** The top of a pile. Its button says what it is. */
export function TopCard({ view, top }: { view: Pick<View, 'options'>; top: PileCard }) {
  if ('card' in top) return <Face view={view} card={top.card} silent />;
  if ('desertion' in top) return <PlayerCard kind="desertion" size="small" label="" />;
  return <PlayerCard kind="bouclier" color={colorOf(top.shield)} size="small" label="" />;
}

/** Cards face down, overlapping. */
export const BackCards = ({ back, count }: { back: Back; count: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} class="orc-play-lapped">
        <CardBack back={back} label="" />
      </span>
    ))}
  </>
);
