/** What a tap on a hex does: asks, paints, puts down, takes away. */
import { Choice } from '#components/kit/Choice.tsx';
import { SIGNS } from '#engine/zargos-lords/board/map.ts';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { KINDS, PEOPLES } from '#engine/zargos-lords/types.ts';
import { GROUND_NAMES } from './HexBoard.tsx';
import type { Tool } from './scene.ts';

const KINDS_OF_TOOL = [
  { value: 'look', label: 'Interroger' },
  { value: 'paint', label: 'Peindre' },
  { value: 'place', label: 'Poser un pion' },
  { value: 'found', label: 'Bâtir une ville' },
  { value: 'clear', label: 'Enlever' },
] as const satisfies readonly { value: Tool['kind']; label: string }[];

const FIRST_OF = {
  look: { kind: 'look' },
  paint: { kind: 'paint', sign: 'b' },
  place: { kind: 'place', pawn: 'chevalier' },
  found: { kind: 'found', people: 'chevaliers' },
  clear: { kind: 'clear' },
} as const satisfies Record<Tool['kind'], Tool>;

const GROUNDS = [...Object.entries(SIGNS), ['1', 'pont'] as const].map(([sign, ground]) => ({ value: sign, label: GROUND_NAMES[ground] }));

const HINTS = {
  look: 'Touchez un pion pour l’interroger, puis un hexagone pour savoir s’il y va, et sinon pourquoi.',
  paint: 'Touchez les hexagones à repeindre. Un pont de nuages va d’une côte à une côte.',
  place: 'Touchez un hexagone. Un fantassin posé sur un seigneur ou un tireur l’escorte.',
  found: 'Touchez un hexagone : la ville y est vide, au peuple choisi.',
  clear: 'Touchez un pion ou une ville à enlever.',
} as const satisfies Record<Tool['kind'], string>;

interface Props {
  tool: Tool;
  set: (tool: Tool) => void;
  /** The map is not to be painted. */
  isFixed: boolean;
}

export function Tools({ tool, set, isFixed }: Props) {
  return (
    <div class="carte-tools">
      <Choice
        name="carte-outil"
        legend="Toucher un hexagone, c’est"
        value={tool.kind}
        options={KINDS_OF_TOOL.filter(({ value }) => !isFixed || value !== 'paint')}
        set={(kind) => set(FIRST_OF[kind])}
      />
      {tool.kind === 'paint' && (
        <Choice name="carte-terrain" legend="Terrain" value={tool.sign} options={GROUNDS} set={(sign) => set({ kind: 'paint', sign })} />
      )}
      {tool.kind === 'place' && (
        <label class="carte-pick">
          <span class="control-label">Pion</span>
          <select
            value={tool.pawn}
            onChange={(event) => {
              const pawn = KINDS.find((kind) => kind === event.currentTarget.value);
              if (pawn) set({ kind: 'place', pawn });
            }}
          >
            {PEOPLES.map((people) => (
              <optgroup key={people} label={PEOPLE_NAMES[people]}>
                {kindsOf(people).map((kind) => (
                  <option key={kind} value={kind} selected={kind === tool.pawn}>
                    {KIND_NAMES[kind].one}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {tool.kind === 'found' && (
        <Choice
          name="carte-peuple"
          legend="Peuple"
          value={tool.people}
          options={PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }))}
          set={(people) => set({ kind: 'found', people })}
        />
      )}
      <p class="carte-hint">{HINTS[tool.kind]}</p>
    </div>
  );
}
