/** The line of Gran that stays in sight: whose turn it is, what wins, and what each knight has. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { LEGEND } from '#components/gran/board/legend.ts';
import { Knight, PointSymbol, RingSymbol, Stone } from '#components/gran/board/symbols.tsx';
import { wonText } from '#components/table/won.ts';
import { counted, together } from '#engine/core/french.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { KINGDOM_NAMES, MAX_AMULETS, ofKingdom, STONES } from '#engine/gran/data/box.ts';
import { isBearer, pieceOf } from '#engine/gran/rules/pieces.ts';
import { colorOf } from '#engine/gran/rules/table.ts';
import { KINGDOMS, type Kingdom, type SealColor, type Seat, type View } from '#engine/gran/types.ts';
import type { GranHandle } from './handle.ts';

/** How the table speaks and colours: seals of the board that is played on. */
const sealColors = ({ options }: Pick<View, 'options'>): Readonly<Record<Kingdom, SealColor>> => (options.board ?? BOARD).seals;

const Amulets = ({ count }: { count: number }) => (
  <svg class="gran-amulets" viewBox="0 0 48 20" aria-hidden="true">
    {Array.from({ length: MAX_AMULETS }, (_, at) => (
      <path key={at} class={at < count ? 'is-left' : ''} d={`M${2 + at * 16} 3h12v6q0 6-6 9-6-3-6-9z`} />
    ))}
  </svg>
);

/** A seal, with the letter of its city: colours are never told by the tint alone. */
const Seal = ({ color, letter }: { color: string; letter: string }) => (
  <svg class={`gran-seal is-${color}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10.5" />
    <text y="6">{letter}</text>
  </svg>
);

function Seals({ view, seals }: { view: View; seals: readonly Kingdom[] }) {
  const colors = sealColors(view);
  const own = KINGDOMS.filter((kingdom) => seals.includes(kingdom));
  const missing = Math.max(0, view.options.goal - own.length);
  return (
    <span class="gran-seals">
      {own.map((kingdom) => (
        <Seal key={kingdom} color={colors[kingdom]} letter={KINGDOM_NAMES[kingdom].charAt(0)} />
      ))}
      {Array.from({ length: missing }, (_, at) => (
        <Seal key={at} color="none" letter="" />
      ))}
    </span>
  );
}

/** What every figure of the table is, within one touch. */
export function Legend({ view }: { view: View }) {
  const { goal } = view.options;
  const drawn = (figure: ComponentChildren, name: string, text: string) => (
    <li key={name}>
      {figure}
      <span>
        <b>{name}</b> <small>{french(text)}</small>
      </span>
    </li>
  );
  const onBoard = (figure: ComponentChildren) => (
    <svg class="gran-map" viewBox="-30 -34 60 60" aria-hidden="true">
      <g class="is-galad">{figure}</g>
    </svg>
  );
  return (
    <details class="gran-signs">
      <summary>Légende</summary>
      <ul class="bare">
        {drawn(onBoard(<Knight color="jaune" />), 'chevalier', 'son initiale sur l’écu')}
        {drawn(onBoard(<RingSymbol />), 'anneau', 'au-dessus de l’écu de qui le porte')}
        {drawn(
          <Seal color="bleu" letter="G" />,
          'sceau',
          `celui d’une cité, où l’on entre avec l’anneau : ${goal} cités différentes gagnent`,
        )}
        {drawn(<Amulets count={MAX_AMULETS} />, 'amulettes', 'attaquer en coûte une, un duel perdu aussi ; une cité en rend')}
        {drawn(onBoard(<Knight color="jaune" isHeld />), 'carcan noir', 'duel perdu : un tour pour le retirer')}
        {drawn(onBoard(<Stone />), 'pierre-obstacle', 'ferme son point à qui n’a pas l’anneau')}
        {LEGEND.map(([kind, name, text]) => drawn(onBoard(<PointSymbol kind={kind} />), name, text))}
      </ul>
    </details>
  );
}

/** « 2 amulettes, les sceaux de Tirad et d’Elgad, porte l’anneau » */
function toldOf(view: View, seat: Seat): string {
  const { amulets, seals, held, color } = pieceOf(view.position, colorOf(view.options, seat));
  const own = KINGDOMS.filter((kingdom) => seals.includes(kingdom)).map(ofKingdom);
  const parts = [
    amulets === 0 ? 'aucune amulette' : counted(amulets, 'amulette'),
    own.length === 0 ? 'aucun sceau' : `${own.length > 1 ? 'les sceaux' : 'le sceau'} ${together(own)}`,
    ...(isBearer(view.position, color) ? ['porte l’anneau'] : []),
    ...(held ? ['sous le carcan noir'] : []),
  ];
  return parts.join(', ');
}

function headOf({ view, outcome, nameOf, humans, live, task }: GranHandle): string {
  if (outcome) return `Partie finie : ${wonText(outcome, humans, { names: together(outcome.winners.map(nameOf)), many: false })}`;
  const isMine = (live || task !== undefined) && humans.includes(view.turn);
  return isMine && humans.length === 1 ? 'À vous' : `À ${nameOf(view.turn)}`;
}

export function Line({ handle }: { handle: GranHandle }) {
  const { view } = handle;
  const { options, position, phase, turn, turns } = view;
  const left = STONES - position.stones.length;
  return (
    <div class="gran-line">
      <p class="table-headline">
        <b>{headOf(handle)}</b>{' '}
        <span>
          tour {Math.ceil(turns / options.seats)} · but : {options.goal} sceaux · {counted(left, 'pierre')}
          <span class="sr-phone"> en réserve</span>
        </span>
      </p>
      <ul class="bare wrap gran-players" aria-label="Chevaliers">
        {options.colors.map((color, seat) => {
          const piece = pieceOf(position, color);
          const isTurn = phase !== 'over' && seat === turn;
          return (
            <li key={color} class={isTurn ? 'is-turn' : ''}>
              <svg class="gran-player" viewBox="-20 -37 40 43" aria-hidden="true">
                <Knight color={color} isHeld={piece.held} />
              </svg>
              <span class="gran-player-name sr-phone">{handle.nameOf(seat)}</span>
              <span class="sr">{` : ${toldOf(view, seat)}${isTurn ? ', dont c’est le tour' : ''}.`}</span>
              <Amulets count={piece.amulets} />
              <Seals view={view} seals={piece.seals} />
              {isBearer(position, color) && (
                <svg class="gran-player-ring" viewBox="-22 -26 44 46" aria-hidden="true">
                  <RingSymbol />
                </svg>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
