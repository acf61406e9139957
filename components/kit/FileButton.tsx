/** A button that opens a JSON file of the visitor's. */
interface Props {
  label: string;
  open: (file: File) => unknown;
  /** Of the label that one sees: the buttons of tools, unless said. */
  class?: string;
  disabled?: boolean;
}

export const FileButton = ({ label, open, class: look = 'control-button control-file', disabled = false }: Props) => (
  <label class={look}>
    {label}
    <input
      type="file"
      accept="application/json,.json"
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) void open(file);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);
