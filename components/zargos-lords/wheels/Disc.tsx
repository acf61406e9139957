/** The disc of one table under its window: turned by drag, by keys, by buttons. The face of the die that it shows is at the top. */
import { useRef, useState } from 'preact/hooks';
import type { Wheel } from './tables.ts';

const RADIUS = 150;
const HUB = 34;

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
};

/** A sector between two radii, 60 degrees wide around its middle. */
const sector = (inner: number, outer: number, middle: number): string =>
  `M${at(inner, middle - 30)}L${at(outer, middle - 30)}A${outer} ${outer} 0 0 1 ${at(outer, middle + 30)}L${at(inner, middle + 30)}A${inner} ${inner} 0 0 0 ${at(inner, middle - 30)}Z`;

/** The middle of ring `index`, the first outermost, and its edges. */
function ringOf(index: number, count: number) {
  const wide = (RADIUS - HUB - 22) / count;
  const outer = RADIUS - 22 - index * wide;
  return { outer, inner: outer - wide, middle: outer - wide / 2 };
}

interface Props {
  wheel: Wheel;
  /** 1 to 6. */
  die: number;
  turn: (die: number) => void;
}

const faceAt = (degrees: number): number => (((Math.round(-degrees / 60) % 6) + 6) % 6) + 1;

export function Disc({ wheel, die, turn }: Props) {
  const disc = useRef<HTMLDivElement>(null);
  const [held, hold] = useState<{ readonly from: number; readonly start: number; readonly now: number }>();
  const angleOf = (event: PointerEvent): number => {
    const box = disc.current?.getBoundingClientRect();
    if (!box) return 0;
    return (Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2) * 180) / Math.PI;
  };
  const rest = -(die - 1) * 60;
  const turned = held ? held.now : rest;
  const KEYS: Readonly<Record<string, number>> = {
    ArrowRight: (die % 6) + 1,
    ArrowUp: (die % 6) + 1,
    ArrowLeft: ((die + 4) % 6) + 1,
    ArrowDown: ((die + 4) % 6) + 1,
    Home: 1,
    End: 6,
  };
  return (
    <div
      ref={disc}
      class={held ? 'lords-disc is-held' : 'lords-disc'}
      role="slider"
      tabIndex={0}
      aria-label={`Disque : ${wheel.name}, face du dé`}
      aria-valuemin={1}
      aria-valuemax={6}
      aria-valuenow={die}
      aria-valuetext={`dé ${die}`}
      onKeyDown={(event) => {
        const to = KEYS[event.key];
        if (to === undefined) return;
        event.preventDefault();
        turn(to);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold({ from: angleOf(event), start: rest, now: rest });
      }}
      onPointerMove={(event) => held && hold({ ...held, now: held.start + angleOf(event) - held.from })}
      onPointerUp={() => {
        if (held) turn(faceAt(held.now));
        hold(undefined);
      }}
      onPointerCancel={() => hold(undefined)}
    >
      <svg viewBox="-172 -172 344 344" aria-hidden="true">
        <circle class="lords-disc-back" r={RADIUS + 4} />
        <g class="lords-disc-turning" transform={`rotate(${round(turned)})`}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <g key={face} transform={`rotate(${(face - 1) * 60})`}>
              <path class="lords-disc-sector" d={sector(HUB, RADIUS, 0)} />
              <text class="lords-disc-face" y={-RADIUS + 16}>
                {face}
              </text>
              {wheel.rings.map(({ label, cells }, index) => {
                const { outer, inner, middle } = ringOf(index, wheel.rings.length);
                return (
                  <g key={label}>
                    <path class="lords-disc-cell" d={sector(inner, outer, 0)} />
                    <text y={-middle + 4}>{cells[face - 1]}</text>
                  </g>
                );
              })}
            </g>
          ))}
          <circle class="lords-disc-hub" r={HUB} />
        </g>
        <path class="lords-disc-window" d={sector(HUB, RADIUS + 5, 0)} />
        <path class="lords-disc-mark" d="M0-152L-9-169H9Z" />
      </svg>
    </div>
  );
}
