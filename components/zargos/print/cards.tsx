/** The cards of Zargos in millimetres: magic as on the page of cards, set in lines; positions, by kingdom. Ours (CC BY-SA 4.0). */
import { french } from '#components/base/typography.ts';
import { Lines } from '#components/print/Sheet.tsx';
import { evenLinesOf } from '#components/print/words.ts';
import { of } from '#engine/core/french.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { KingdomId, Territory } from '#engine/zargos/data/board-types.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { CARD_TEXTS } from '#engine/zargos/data/card-texts.ts';
import type { Card } from '#engine/zargos/data/cards.ts';
import { MAP } from '../board/map/map.ts';
import { GATE, VOLCANO } from '../board/map/marks.ts';
import { Frame } from '../cards/frames.tsx';
import { spriteAddress } from '../cards/sprite.ts';
import { BOAT_OUTLINE, EMBLEMS } from '../drawings/outlines.ts';

/** Middle of the lines of the effect, and how far apart they are, in tenths of a millimetre. */
const EFFECT = { middle: 655, size: 31.5, leading: 36, width: 490 } as const;

/** 63 × 88, in tenths. */
export const MagicCard = ({ card: { id, name, color, people, rule, copies } }: { readonly card: Card }) => {
  const { device, when } = CARD_TEXTS[id];
  const drawings = spriteAddress();
  const lines = evenLinesOf(CARD_EFFECTS[id], EFFECT.size, EFFECT.width);
  return (
    <g class={`cards-${color}`} transform="scale(.1)">
      <Frame color={color} />
      <use href={`${drawings}#emblem-${id}`} x="140" y="189" width="350" height="350" />
      <use href={`${drawings}#card-ring`} x="45" y="94" width="540" height="540" />
      {people && (
        <g transform="translate(447 496)">
          <circle class="cards-paper" r="46" />
          <circle class="cards-tone" r="42" />
          <path class="cards-paper" transform="scale(2)" d={EMBLEMS[people]} />
        </g>
      )}
      <text class="zp-name" x="315" y="103">
        {french(name)}
      </text>
      <text class="zp-device" x="315" y="137">
        {french(device)}
      </text>
      <Lines
        class="zp-effect"
        text={lines}
        x={315}
        y={EFFECT.middle + 10 - ((lines.length - 1) * EFFECT.leading) / 2}
        leading={EFFECT.leading}
      />
      <path class="cards-line" stroke-width="1.5" d="M70 739h490M70 777h490" />
      <text class="zp-when" x="315" y="766">
        {french(when)}
      </text>
      <text class="zp-foot zp-color" x="70" y="809">
        {color === 'red' ? 'ROUGE' : 'VERTE'}
      </text>
      <text class="zp-foot is-middle" x="315" y="809">
        {rule}
      </text>
      <text class="zp-foot is-end" x="560" y="809">
        {`${copies}×`}
      </text>
    </g>
  );
};

export const MagicBack = () => (
  <g class="cards-back">
    <rect class="cards-ink" width="63" height="88" />
    <use href={`${spriteAddress()}#card-back`} width="63" height="88" />
  </g>
);

const CARD = { width: 44, height: 66 } as const;
export const POSITION_CARD = CARD;

/** The outlines of all places that have a card, once. */
export const Places = () => (
  <>
    {BOARD.territories
      .filter(({ kingdom }) => kingdom !== 'zargos')
      .map(({ id }) => (
        <path key={id} id={`lieu-${id}`} d={MAP.shapeOf(id).path} />
      ))}
  </>
);

/** Around a kingdom, square enough for the window of a card. */
function windowOf(kingdom: KingdomId): string {
  const boxes = BOARD.territories.filter((one) => one.kingdom === kingdom).map(({ id }) => MAP.shapeOf(id).box);
  const [left, top] = [0, 1].map((at) => Math.min(...boxes.map((box) => box[at] ?? 0)) - 14) as [number, number];
  const [right, bottom] = [2, 3].map((at) => Math.max(...boxes.map((box) => box[at] ?? 0)) + 14) as [number, number];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

const Edge = ({ tone }: { readonly tone: 'green' | 'blue' }) => (
  <>
    <rect class="print-white" width={CARD.width} height={CARD.height} />
    <rect class={`zp-edge is-${tone}`} x="2.4" y="2.4" width={CARD.width - 4.8} height={CARD.height - 4.8} />
    <rect class="zp-thread" x="3.6" y="3.6" width={CARD.width - 7.2} height={CARD.height - 7.2} />
  </>
);

const Kingdom = ({ kingdom, place }: { readonly kingdom: KingdomId; readonly place: Territory }) => {
  const [x, y] = MAP.shapeOf(place.id).place;
  return (
    <svg aria-hidden="true" class="board-map" x="5" y="14" width={CARD.width - 10} height="34" viewBox={windowOf(kingdom)}>
      {BOARD.territories
        .filter((one) => one.kingdom === kingdom)
        .map(({ id }) => (
          <use key={id} class={id === place.id ? 'zp-here' : 'zp-land'} href={`#lieu-${id}`} fill={`url(#pos-${kingdom})`} />
        ))}
      <use class="zp-over" href={`#lieu-${place.id}`} />
      <g transform={`translate(${Math.round(x)} ${Math.round(y + 24)}) scale(${place.kind === 'capital' ? 1.1 : 0.9})`}>
        {place.kind === 'capital' && (
          <>
            <path class="zp-mark" d={GATE.body} />
            <path class="print-white" d={GATE.cuts} />
          </>
        )}
        {place.volcano && (
          <>
            <path class="zp-mark" d={VOLCANO.body} />
            <path class="print-white" d={VOLCANO.cuts} />
          </>
        )}
      </g>
    </svg>
  );
};

export const PlacePiece = ({ place }: { readonly place: Territory }) => {
  const kingdom = BOARD.kingdoms.find(({ id }) => id === place.kingdom);
  const isCapital = place.kind === 'capital';
  return (
    <>
      <Edge tone={isCapital ? 'green' : 'blue'} />
      <text class="zp-place" x={CARD.width / 2} y="9.6" font-size={place.name.length > 14 ? 4.2 : 5}>
        {place.name}
      </text>
      <text class="zp-of" x={CARD.width / 2} y="13">
        {isCapital ? 'capitale et carte de royaume' : `royaume ${of(kingdom?.name ?? '')}`}
      </text>
      <Kingdom kingdom={place.kingdom} place={place} />
      <text class="zp-worth" x={CARD.width / 2} y="54.6">
        {isCapital ? french(`royaume complet : ${kingdom?.value} points`) : 'un pion ici au départ'}
      </text>
      <text class="zp-ours" x={CARD.width / 2} y="58.4">
        {isCapital ? 'valeur et contour reconstitués' : 'nom et contour reconstitués'}
      </text>
    </>
  );
};

/** One sword upright, 60 high round the middle; two of them cross. */
const SWORD = 'M-2.4 6V-24L0-30L2.4-24V6H10V10H2.6V22A4 4 0 1 1-2.6 22V10H-10V6z';

export const SwordsCard = () => (
  <>
    <Edge tone="green" />
    <text class="zp-place" x={CARD.width / 2} y="10.5" font-size="5.4">
      Renforts
    </text>
    {[-38, 38].map((turn) => (
      <path key={turn} class="zp-sword" d={SWORD} transform={`translate(22 31) rotate(${turn}) scale(.52)`} />
    ))}
    <text class="zp-count" x={CARD.width / 2} y="54">
      3 pions
    </text>
    <text class="zp-ours" x={CARD.width / 2} y="58.4">
      nombre : source extérieure
    </text>
  </>
);

export const BoatCard = () => (
  <>
    <Edge tone="blue" />
    <text class="zp-place" x={CARD.width / 2} y="10.5" font-size="5.4">
      Bateau
    </text>
    <path class="print-ink" d={BOAT_OUTLINE} transform="translate(22 31) scale(1.05)" />
    <path class="zp-wave" d="M7 42q3.75-3.4 7.5 0t7.5 0 7.5 0 7.5 0M10 45.4q3-2.8 6 0t6 0 6 0 6 0" />
    <text class="zp-count" x={CARD.width / 2} y="56">
      1 bateau
    </text>
  </>
);

const linesOver = (count: number, at: (index: number) => string): string => Array.from({ length: count }, (_, index) => at(index)).join('');

/** Heralds' hatching: slanting lines for green, lying ones for blue. */
const HATCH = {
  green: linesOver(54, (at) => `M${at * 2.1 - CARD.height} 0l${CARD.height} ${CARD.height}`),
  blue: linesOver(44, (at) => `M0 ${at * 1.5 + 0.75}h${CARD.width}`),
} as const;

export const PositionBack = ({ tone }: { readonly tone: 'green' | 'blue' }) => (
  <>
    <rect class={`zp-field is-${tone}`} width={CARD.width} height={CARD.height} />
    <path class="zp-hatch" d={HATCH[tone]} />
    <rect class="zp-rim" x="3.4" y="3.4" width={CARD.width - 6.8} height={CARD.height - 6.8} />
    <circle class="print-white" cx="22" cy="33" r="12" />
    <circle class="zp-thread" cx="22" cy="33" r="11" />
    {tone === 'green' ? (
      <g transform="translate(22 39) scale(.23)">
        <path class="print-ink" d={GATE.body} />
        <path class="print-white" d={GATE.cuts} />
      </g>
    ) : (
      <path class="print-ink" d={BOAT_OUTLINE} transform="translate(22 33.4) scale(.52)" />
    )}
  </>
);
