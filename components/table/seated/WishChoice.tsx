/** When the seat that looks is asked whether it reacts, where the game asks so. */
import type { GameTypes } from '#engine/core/game.ts';
import type { AtTable } from './moment.ts';

const WISHES = [
  { id: 'useful', label: 'si je peux réagir' },
  { id: 'always', label: 'toujours' },
  { id: 'never', label: 'plus de ce tour' },
  { id: 'some', label: 'pas pour les cartes écartées' },
] as const;

export function WishChoice<G extends GameTypes>({ spec, table, now, guest, outcome, viewer, humans, wishes }: AtTable<G>) {
  const turn = spec.question && spec.turnOf?.(now);
  if (turn === undefined || guest || outcome || viewer === 'public' || !humans.includes(viewer)) return null;
  const notIn = spec.question?.(now)?.turn ?? turn;
  const wish = wishes[viewer];
  const kept = wish === 'always' ? undefined : wish;
  const chosen = wish === 'always' ? wish : kept?.notIn === notIn ? 'never' : kept?.notFor ? 'some' : 'useful';
  const set = (id: string) =>
    table.send({ kind: 'wish', seats: [viewer], wish: id === 'always' ? id : id === 'never' ? { ...kept, notIn } : undefined });
  return (
    <label class="table-pace">
      Me demander{' '}
      <select value={chosen} onChange={({ currentTarget: { value } }) => set(value)}>
        {WISHES.filter(({ id }) => id !== 'some' || id === chosen).map(({ id, label }) => (
          <option key={id} value={id} selected={id === chosen}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
