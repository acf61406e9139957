/** The counters, cards and dials of Zargo's Lords in millimetres. Ours (CC BY-SA 4.0). */
import { french } from '#components/base/typography.ts';
import { Lines } from '#components/print/Sheet.tsx';
import { evenLinesOf } from '#components/print/words.ts';
import { CITIES, COPIES, KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { type Kind, PEOPLES, type People } from '#engine/zargos-lords/types.ts';
import { CityFace, CounterFace } from '../drawings/CounterPicture.tsx';
import { EMBLEMS, SILHOUETTES } from '../drawings/silhouettes.ts';
import type { Wheel } from '../wheels/tables.ts';

export const COUNTER = 15;

/** Of a counter, drawn 64 × 64. */
const SMALLER = COUNTER / 64;

const Field = ({ people }: { readonly people: People }) => (
  <g class={`lords-${people}`}>
    <rect class="lp-wash" width="64" height="64" />
  </g>
);

export const CounterPiece = ({ kind, people }: { readonly kind: Kind; readonly people: People }) => (
  <g transform={`scale(${SMALLER})`}>
    <Field people={people} />
    <CounterFace kind={kind} />
  </g>
);

export const CityPiece = ({ people }: { readonly people: People }) => (
  <g transform={`scale(${SMALLER})`}>
    <CityFace people={people} />
  </g>
);

/** Turned over, a counter tells its people and nothing else: garrisons are hidden (LOR-PREP-3). */
export const CounterBack = ({ people }: { readonly people: People }) => (
  <g class={`lords-${people}`} transform={`scale(${SMALLER})`}>
    <rect class="lp-people" width="64" height="64" />
    <rect class="lp-rim" x="5" y="5" width="54" height="54" rx="4" />
    <path class="print-white" d={EMBLEMS[people]} fill-rule="evenodd" transform="translate(14 14) scale(.75)" />
  </g>
);

export const Vanished = () => (
  <g transform={`scale(${SMALLER})`}>
    <Field people="moines" />
    <g class="lords-moines">
      <path class="lords-counter-shape" d={SILHOUETTES.disparu} fill-rule="evenodd" transform="translate(12 4) scale(.82)" />
    </g>
    <text class="lp-vanished" x="32" y="59">
      disparu
    </text>
  </g>
);

const CARD = { width: 63, height: 88 } as const;
export const PEOPLE_CARD = CARD;

export const PeopleCard = ({ people }: { readonly people: People }) => (
  <g class={`lords-${people}`}>
    <rect class="print-white" width={CARD.width} height={CARD.height} />
    <rect class="lp-edge" x="2.6" y="2.6" width={CARD.width - 5.2} height={CARD.height - 5.2} stroke-width="1.4" />
    <rect class="lp-edge" x="4.2" y="4.2" width={CARD.width - 8.4} height={CARD.height - 8.4} stroke-width=".3" />
    <rect class="lp-wash" x="4.4" y="4.4" width={CARD.width - 8.8} height="43" />
    <path class="lp-people" d={EMBLEMS[people]} fill-rule="evenodd" transform="translate(15 9) scale(.69)" />
    <text class="lp-title" x={CARD.width / 2} y="55.5">
      {french(`Les ${PEOPLE_NAMES[people]}`)}
    </text>
    {kindsOf(people).map((kind, at) => (
      <g key={kind} transform={`translate(9 ${60 + at * 4.3})`}>
        <path class="lp-people" d={SILHOUETTES[kind]} fill-rule="evenodd" transform="translate(0 -3) scale(.075)" />
        <text class="lp-line" x="5.2">
          {french(`${COPIES[kind]} ${KIND_NAMES[kind].many}`)}
        </text>
      </g>
    ))}
    <g transform={`translate(9 ${60 + 4 * 4.3})`}>
      <path class="lp-people" d={SILHOUETTES.ville} fill-rule="evenodd" transform="translate(0 -3) scale(.075)" />
      <text class="lp-line" x="5.2">
        {`${CITIES} villes`}
      </text>
    </g>
    <text class="lp-note" x={CARD.width / 2} y="82.2">
      nombres : descriptions publiques de la boîte
    </text>
  </g>
);

/** The field of a back: the hexagons of the map, two broken lines a row. */
const HEXES = Array.from({ length: 27 }, (_, row) => {
  const y = Math.round(row * 3464) / 1000;
  return `M-1 ${y}${'l1 1.732h2l1-1.732h2'.repeat(11)}M-1 ${y}${'l1-1.732h2l1 1.732h2'.repeat(11)}`;
}).join('');

export const PeopleCardBack = () => (
  <>
    <rect class="print-accent" width={CARD.width} height={CARD.height} />
    <path class="lp-hex" d={HEXES} />
    <rect class="lp-frame" x="4" y="4" width={CARD.width - 8} height={CARD.height - 8} />
    <circle class="print-white" cx="31.5" cy="44" r="19" />
    {PEOPLES.map((people, at) => (
      <path
        key={people}
        class="print-ink"
        d={EMBLEMS[people]}
        fill-rule="evenodd"
        transform={`translate(${at % 2 ? 33 : 19.5} ${at < 2 ? 32 : 45.5}) scale(.22)`}
      />
    ))}
  </>
);

export const DIAL = 92;
const RADIUS = DIAL / 2;
const HUB = 8;
/** Of the faces of the die, outermost. */
const FACES = 7;

const turn = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * radius * 100) / 100} ${Math.round(Math.sin(angle) * radius * 100) / 100}`;
};

/** Between two radii, around noon, so many degrees to each side. */
const sector = (inner: number, outer: number, half: number): string =>
  `M${turn(inner, -half)}L${turn(outer, -half)}A${outer} ${outer} 0 0 1 ${turn(outer, half)}L${turn(inner, half)}A${inner} ${inner} 0 0 0 ${turn(inner, -half)}z`;

const wideOf = (wheel: Wheel): number => (RADIUS - 1.5 - FACES - HUB) / wheel.rings.length;
const middleOf = (wheel: Wheel, ring: number): number => RADIUS - 1.5 - FACES - (ring + 0.5) * wideOf(wheel);

const Pin = () => <path class="print-cut" d="M-2 0h4M0-2v4M-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0" />;

/** The six faces of the die, a ring a distance or a difference. */
export const Dial = ({ wheel }: { readonly wheel: Wheel }) => (
  <g class="lp-dial" transform={`translate(${RADIUS} ${RADIUS})`}>
    <circle class="print-white" r={RADIUS} />
    {[0, 1, 2, 3, 4, 5].map((face) => (
      <g key={face} transform={`rotate(${face * 60})`}>
        <path class={face % 2 ? 'lp-sector' : 'lp-sector is-even'} d={sector(HUB, RADIUS - 1.5, 30)} />
        <text class="lp-face" y={-(RADIUS - 1.5 - FACES / 2) + 1.7}>
          {face + 1}
        </text>
        {wheel.rings.map(({ label, cells }, ring) => (
          <g key={label}>
            <path class="lp-ring" d={sector(middleOf(wheel, ring) - wideOf(wheel) / 2, middleOf(wheel, ring) + wideOf(wheel) / 2, 30)} />
            <text class="lp-cell" y={-middleOf(wheel, ring) + 1.1}>
              {cells[face]}
            </text>
          </g>
        ))}
      </g>
    ))}
    <circle class="print-white" r={HUB} />
    <Pin />
  </g>
);

/** « 3 hexagones » in the window's margin is 3. */
const shortOf = (label: string): string => label.replace(/ hexagones?$/, '').replace(' ou plus', ' et +');

/** Laid over its dial: the window shows one face of the die, the rings are named beside it. */
export const Cover = ({ wheel }: { readonly wheel: Wheel }) => {
  const told = evenLinesOf('tableau reconstitué : celui de la boîte est perdu', 2.6, 44);
  return (
    <g class="lp-dial" transform={`translate(${RADIUS} ${RADIUS})`}>
      <circle class="lp-cover" r={RADIUS} />
      <circle class="lp-rim" r={RADIUS - 1.6} />
      <path class="lp-window" d={sector(HUB + 2.5, RADIUS - 2.8, 21)} />
      {wheel.rings.map(({ label }, ring) => (
        <g key={label} transform={`rotate(-24) translate(0 ${-middleOf(wheel, ring) + 1})`}>
          <text class="lp-label">{shortOf(label)}</text>
        </g>
      ))}
      <text class="lp-window-say" y={-(RADIUS / 2) + 1}>
        évider
      </text>
      <text class="lp-cover-title" y="22">
        {wheel.name}
      </text>
      <text class="lp-cover-say" y="15.4">
        {french(`à gauche : ${wheel.ring.toLowerCase()}`)}
      </text>
      <Lines class="lp-cover-say" text={told} x={0} y={27.5} leading={3.1} />
      <circle class="print-white" r="3" />
      <Pin />
    </g>
  );
};

/** LOR-TOUR-3. */
const YEAR = 25;

export const CALENDAR = { width: 190, height: 58 } as const;
/** The year of Zargo: a month is struck out at each move of the Chevaliers. */
export const Calendar = () => (
  <>
    <rect class="print-white" width={CALENDAR.width} height={CALENDAR.height} />
    <rect class="print-edge" x="1.6" y="1.6" width={CALENDAR.width - 3.2} height={CALENDAR.height - 3.2} />
    <text class="lp-title is-start" x="6" y="10">
      L’an de Zargo
    </text>
    <text class="lp-line is-end" x={CALENDAR.width - 6} y="10">
      {french('le Chevalier biffe un mois avant son coup ; après le 25e, on compte les villes')}
    </text>
    {Array.from({ length: YEAR }, (_, at) => (
      <g key={at} transform={`translate(${6 + (at % 13) * 13.75} ${14.5 + Math.floor(at / 13) * 19})`}>
        <rect class="lp-month" width="12.6" height="17" rx="1" />
        <text class="lp-month-number" x="6.3" y="11">
          {at + 1}
        </text>
      </g>
    ))}
  </>
);
