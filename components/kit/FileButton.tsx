/** A button that opens a JSON file of the visitor's: every door for files is this one. */
import { type FileText, textIn } from './files.ts';

/** What a door does with a file, once it is read. */
export type OpenFile = (read: FileText, name: string) => unknown;

interface Props {
  label: string;
  open: OpenFile;
  /** Of the label that one sees: the buttons of tools, unless said. */
  class?: string;
  disabled?: boolean;
}

export const FileButton = ({ label, open, class: look = 'control-button control-file', disabled = false }: Props) => (
  <label class={look}>
    {label}
    <input
      type="file"
      class="over"
      accept="application/json,.json"
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) void textIn(file).then((read) => open(read, file.name));
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);
