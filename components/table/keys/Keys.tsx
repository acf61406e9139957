/** The keys of a table, for who asks: « ? » or a button. What happened since one's turn is said by a key, and advice is asked for by another. */
import { useEffect, useRef } from 'preact/hooks';

/** A board of places. */
const PLACES = '[role="application"]';

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

/** What is said of a key that leads nowhere: those of places come from a board that had nothing of the kind. */
const NOWHERE: Readonly<Record<string, string>> = {
  a: 'Pas de conseil à ce moment.',
  v: 'Pas de voisin ici.',
  p: 'Aucun lieu permis à ce moment.',
  c: 'Aucune cible depuis ce lieu.',
  d: 'Pas de dernier coup à montrer.',
};

interface Props {
  /** Of this game, in place of a board's. */
  own?: readonly KeyLine[] | undefined;
  voice: { readonly say: (text: string) => void; readonly recap: () => void };
}

export function Keys({ own = BOARD_KEYS, voice }: Props) {
  const whole = useRef<HTMLDetailsElement>(null);
  const latest = useRef(voice);
  latest.current = voice;
  useEffect(() => {
    const table = whole.current?.closest<HTMLElement>('.table');
    const keyed = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
      const key = event.key.toLowerCase();
      if (altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return;
      const advice = key === 'a' ? table?.querySelector<HTMLElement>('.table-advice > button') : undefined;
      if (advice) {
        advice.focus();
        advice.click();
      } else if (key === 'j') latest.current.recap();
      else if (key === '?' && whole.current) {
        whole.current.open = true;
        whole.current.querySelector('summary')?.focus();
      } else if (NOWHERE[key] && (key === 'a' || (target instanceof Element && target.closest(PLACES)))) latest.current.say(NOWHERE[key]);
      else return;
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
