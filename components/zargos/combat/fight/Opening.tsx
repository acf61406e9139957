/** A disclosure whose content is fetched when it opens. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<Given extends object> {
  title: string;
  /** Beside the title: what it is for. */
  note?: string;
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** Open from the start: a link says so. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children?: ComponentChildren;
}

export function Opening<Given extends object>({ title, note, load, given, open = false, onToggle }: Props<Given>) {
  const [wanted, want] = useState(false);
  const [part, setPart] = useState<{ readonly Part: ComponentType<Given> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (open) want(true);
  }, [open]);
  useEffect(() => {
    if (!wanted || part) return;
    load().then(
      (Part) => setPart({ Part }),
      () => setFailed(true),
    );
  }, [wanted, part]);
  const toggled = (now: boolean) => {
    if (now) want(true);
    if (now !== open) onToggle?.(now);
  };
  return (
    <details class="combat-tool" open={open || undefined} onToggle={(event) => toggled(event.currentTarget.open)}>
      <summary>
        {title} {note && <small>{note}</small>}
      </summary>
      <div class="combat-tool-body">
        {part ? (
          <part.Part {...given} />
        ) : (
          <p>{failed ? 'Cet outil n’a pas pu être chargé : vérifiez le réseau et rouvrez-le.' : 'Un instant…'}</p>
        )}
      </div>
    </details>
  );
}
