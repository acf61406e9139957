/** A throw, entered die by die: touch the faces that came up; touch a die of the throw to take it back. */
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';

interface Props {
  legend: string;
  tone: 'attack' | 'defend';
  /** Dice of the throw. */
  count: number;
  faces: readonly DieFace[];
  set: (faces: readonly DieFace[]) => void;
}

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];

export function ThrowPicker({ legend, tone, count, faces, set }: Props) {
  const full = faces.length >= count;
  return (
    <fieldset class="combat-throw">
      <legend class="control-label">{legend}</legend>
      <p class="row combat-throw-dice">
        {Array.from({ length: count }, (_, i) => {
          const face = faces[i];
          if (face === undefined) return <Die key={i} tone={tone} label="dé à entrer" />;
          return (
            <button
              key={i}
              type="button"
              aria-label={`Reprendre le dé ${i + 1} : ${face}`}
              onClick={() => set(faces.filter((_face, at) => at !== i))}
            >
              <Die face={face} tone={tone} label="" />
            </button>
          );
        })}
      </p>
      <p class="row combat-throw-palette">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-disabled={full}
            aria-label={`Ajouter un ${face}`}
            onClick={() => !full && set([...faces, face])}
          >
            <Die face={face} label="" />
          </button>
        ))}
      </p>
    </fieldset>
  );
}
