/** « Ma boîte » before a game, once it is opened: the numbers that the booklet lost, or whole parts of the box out of a file. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { FileButton, type OpenFile } from '#components/kit/FileButton.tsx';
import { parseJson } from '#components/kit/json.ts';
import type { BoxFile, BoxSpec } from '../spec.ts';
import type { ChoiceEvent, Chosen } from './seats.ts';

interface Choice {
  chosen: Chosen;
  act: (event: ChoiceEvent) => void;
}

const BoxNumbers = ({ chosen, act, fields, most }: BoxSpec & Choice) => (
  <>
    <p>{french('Mettez celles de votre boîte : la partie et son lien les gardent.')}</p>
    <ul>
      {fields.map(({ id, label, usual }) => (
        <li key={id}>
          <label>
            <span class="table-box-name">{french(label)}</span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={chosen.box[id] ?? usual}
              onChange={({ currentTarget }) => {
                const value = Math.min(most, Math.max(0, Math.round(currentTarget.valueAsNumber)));
                currentTarget.value = String(Number.isNaN(value) ? usual : value);
                act({ kind: 'box', id, value: Number.isNaN(value) || value === usual ? undefined : value });
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  </>
);

function BoxFileDoor({ note, read, chosen, act }: BoxFile & Choice) {
  const [refused, refuse] = useState<string>();
  const open: OpenFile = (file, name) => {
    const json = file.ok ? parseJson(file.text) : file;
    const checked = json.ok ? read(json.value) : json;
    if (checked.ok) act({ kind: 'file', file: { name, value: checked.value } });
    refuse(checked.ok ? undefined : `${name} : ${checked.because}`);
  };
  return (
    <>
      <p>{french(note)}</p>
      <div class="row table-actions">
        <FileButton class="table-button control-file" label="Prendre un fichier" open={open} />
        {chosen.file && (
          <button type="button" class="table-button" onClick={() => act({ kind: 'file', file: undefined })}>
            Revenir à celui du site
          </button>
        )}
      </div>
      <p role="alert">{refused && french(refused)}</p>
    </>
  );
}

/** What of a box a game takes. */
export const Boxes = ({ box, boxFile, chosen, act }: { box?: BoxSpec | undefined; boxFile?: BoxFile | undefined } & Choice) => (
  <>
    {box && <BoxNumbers {...box} chosen={chosen} act={act} />}
    {boxFile && <BoxFileDoor {...boxFile} chosen={chosen} act={act} />}
  </>
);
