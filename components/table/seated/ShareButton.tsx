/** Copies the link of a game, and says so; where it cannot, says what can be done instead. */
import { useState } from 'preact/hooks';

interface Props {
  label: string;
  /** The whole address; undefined when no link can hold it. */
  link: () => Promise<string | undefined>;
}

type Shared = { readonly kind: 'idle' | 'done' | 'long' } | { readonly kind: 'refused'; readonly text: string };

export function ShareButton({ label, link }: Props) {
  const [state, setState] = useState<Shared>({ kind: 'idle' });
  const share = async () => {
    const text = await link();
    if (text === undefined) return setState({ kind: 'long' });
    try {
      await navigator.clipboard.writeText(text);
      setState({ kind: 'done' });
      setTimeout(() => setState({ kind: 'idle' }), 2500);
    } catch {
      setState({ kind: 'refused', text });
    }
  };
  return (
    <>
      <button type="button" class="table-button" onClick={() => void share()}>
        {state.kind === 'done' ? '✓ Lien copié' : label}
      </button>
      <span class="sr" role="status">
        {state.kind === 'done' ? 'Lien copié.' : ''}
      </span>
      {state.kind === 'long' && <p role="alert">Cette partie est trop longue pour un lien : enregistrez-la en fichier.</p>}
      {state.kind === 'refused' && (
        <label class="table-copy-hand">
          La copie a été refusée par le navigateur. Lien à copier :
          <textarea readOnly rows={3} value={state.text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
