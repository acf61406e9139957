/** What the sheets of a page point to, drawn once: the board, every kind of piece and of back. */
import type { Component } from './spec.ts';

export const Shapes = ({ component: { board, groups = [], shared } }: { readonly component: Component }) => (
  <svg class="sr" aria-hidden="true" width="0" height="0">
    <defs>
      {shared}
      {board && (
        <svg aria-hidden="true" id="planche" width={board.width} height={board.height} viewBox={`0 0 ${board.width} ${board.height}`}>
          {board.drawing}
        </svg>
      )}
      {groups.map(({ width, height, pieces, backs = {} }) => (
        <>
          {pieces.map(({ id, face }) => (
            <symbol key={id} id={`face-${id}`} viewBox={`0 0 ${width} ${height}`}>
              {face}
            </symbol>
          ))}
          {Object.entries(backs).map(([id, back]) => (
            <symbol key={id} id={`dos-${id}`} viewBox={`0 0 ${width} ${height}`}>
              {back}
            </symbol>
          ))}
        </>
      ))}
    </defs>
  </svg>
);
