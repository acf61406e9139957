/** Who is called to the screen before any hand is on it: the next to play, or all that are asked together. */
import type { GameTypes } from '#engine/core/game.ts';
import { Curtain } from '../Curtain.tsx';
import { Together } from '../Together.tsx';
import type { AtTable } from './moment.ts';

export function Calling<G extends GameTypes>({ spec, table, screen, now, stepper, isShowing }: AtTable<G>) {
  const nameOf = (seat: number) => spec.nameOf(seat, now);
  if (isShowing) return null;
  if (screen.kind === 'waiting') return <Curtain name={nameOf(screen.seat)} lift={() => table.send({ kind: 'lift' })} />;
  if (screen.kind !== 'asked' || stepper) return null;
  const { text = '', turn = '' } = spec.question?.(now) ?? {};
  return (
    <Together
      text={text}
      seats={screen.seats}
      nameOf={nameOf}
      answer={(wants) => table.send({ kind: 'answer', wants })}
      rest={() => table.send({ kind: 'wish', seats: screen.seats, wish: { notIn: turn } })}
    />
  );
}
