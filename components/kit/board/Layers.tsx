/** Layers of a board, on and off. */
interface Props<Id extends string> {
  legend: string;
  layers: readonly (readonly [id: Id, name: string])[];
  on: readonly Id[];
  set: (id: Id, on: boolean) => void;
}

export const Layers = <Id extends string>({ legend, layers, on, set }: Props<Id>) => (
  <fieldset class="atlas-layers">
    <legend>{legend}</legend>
    {layers.map(([id, name]) => (
      <label key={id}>
        <input type="checkbox" checked={on.includes(id)} onChange={(event) => set(id, event.currentTarget.checked)} />
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
);
