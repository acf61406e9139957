/** The keys of a table, for who asks: « ? » or a button. What happened since one's turn is said by a key, and advice is asked for by another. */
import { useEffect, useRef } from 'preact/hooks';

/** A key, and what it does. */
export type KeyLine = readonly [key: string, does: string];

/** Of every table with a board. */
const BOARD_KEYS: readonly KeyLine[] = [
  ['Flèches', 'le voisin de ce côté'],
  ['V', 'les voisins l’un après l’autre'],
  ['P', 'le prochain lieu permis'],
  ['C', 'les cibles depuis ce lieu, l’une après l’autre'],
  ['D', 'le dernier coup : où, puis d’où'],
  ['Entrée', 'choisir ce lieu'],
  ['+ − 0', 'agrandir, réduire, voir tout'],
  ['Échap', 'de la carte à la question, et retour'],
];

/** Of every table. */
const TABLE_KEYS: readonly KeyLine[] = [
  ['Tab', 'd’un bouton au suivant'],
  ['A', 'un conseil'],
  ['J', 'dire ce qui s’est passé depuis votre dernier tour'],
  ['?', 'ces touches'],
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('select, textarea, input:not([type="range"], [type="checkbox"], [type="radio"])');

interface Props {
  /** Of this game, in place of a board's. */
  own?: readonly KeyLine[] | undefined;
  recap: () => void;
}

export function Keys({ own = BOARD_KEYS, recap }: Props) {
  const whole = useRef<HTMLDetailsElement>(null);
  const latest = useRef(recap);
  latest.current = recap;
  useEffect(() => {
    const table = whole.current?.closest<HTMLElement>('.table');
    const keyed = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
      if (altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return;
      const advice = key === 'a' || key === 'A' ? table?.querySelector<HTMLElement>('.table-advice > button') : undefined;
      if (advice) {
        advice.focus();
        advice.click();
      } else if (key === 'j' || key === 'J') latest.current();
      else if (key === '?' && whole.current) {
        whole.current.open = true;
        whole.current.querySelector('summary')?.focus();
      } else return;
      event.preventDefault();
    };
    table?.addEventListener('keydown', keyed);
    return () => table?.removeEventListener('keydown', keyed);
  }, []);
  return (
    <details ref={whole} class="table-keys">
      <summary>Touches du clavier</summary>
      <dl>
        {[...own, ...TABLE_KEYS].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
