/** Copies a text and says so, to eyes and ears; where the browser refuses, shows the text to copy by hand. */
import { useEffect, useState } from 'preact/hooks';

interface Props {
  label: string;
  /** « Phrase copiée ». */
  done: string;
  /** Called on the click, so that the address is that of the moment. */
  text: () => string;
  main?: boolean;
  /** Why there is nothing to copy: told on the click, in place of it. */
  because?: string | undefined;
}

export function CopyButton({ label, done, text, main = false, because }: Props) {
  const [state, setState] = useState<'idle' | 'done' | 'refused' | 'nothing'>('idle');
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!because) setState('idle');
  }, [because]);
  const copy = async () => {
    if (because) return setState('nothing');
    try {
      await navigator.clipboard.writeText(text());
      setState('done');
    } catch {
      setState('refused');
    }
  };
  return (
    <span class="control-copy">
      <button type="button" class={main ? 'control-button control-button-main' : 'control-button'} onClick={() => void copy()}>
        {state === 'done' ? `✓ ${done}` : label}
      </button>
      <span class="sr" role="status">
        {state === 'done' ? `${done}.` : ''}
      </span>
      {state === 'nothing' && because && (
        <span class="control-refused" role="alert">
          {because}
        </span>
      )}
      {state === 'refused' && (
        <label class="control-copy-hand">
          Copie refusée. Texte à copier :
          <textarea readOnly rows={3} value={text()} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </span>
  );
}
