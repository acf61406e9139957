/** While something is shown and nothing else can be done, a tap on the table or a key goes on. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What has its own use of a tap or a key. */
const OWN = 'button, a, input, select, textarea, summary, [role="alertdialog"]';
/** Pixels that a finger may slide in a tap: beyond, it moves the board. */
const SLIP = 8;

/** `bar`: an element of the table, or right inside of where it is shown. `acts`: by key; `tap`. */
export function useGoOn(
  bar: RefObject<HTMLElement | null>,
  isOn: boolean,
  acts: Readonly<Record<string, () => void>> & { readonly tap: () => void },
): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const table = bar.current?.closest<HTMLElement>('.table-seated') ?? bar.current?.parentElement;
    if (!isOn || !table) return;
    let from = [0, 0] as readonly [number, number];
    const isOurs = (target: EventTarget | null) =>
      target instanceof Element && (target === document.body || (table.contains(target) && !target.closest(OWN)));
    const goOn = (event: Event, act: (() => void) | undefined) => {
      if (!act || !isOurs(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const pressed = ({ clientX, clientY }: PointerEvent) => {
      from = [clientX, clientY];
    };
    const clicked = (event: MouseEvent) => {
      const hasSlid = event.detail > 0 && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLIP;
      goOn(event, hasSlid ? undefined : latest.current.tap);
    };
    const keyed = (event: KeyboardEvent) => {
      const { key } = event;
      if (!event.ctrlKey && !event.metaKey && !event.altKey) goOn(event, key === 'tap' ? undefined : latest.current[key]);
    };
    addEventListener('keydown', keyed, true);
    table.addEventListener('pointerdown', pressed, true);
    table.addEventListener('click', clicked, true);
    return () => {
      removeEventListener('keydown', keyed, true);
      table.removeEventListener('pointerdown', pressed, true);
      table.removeEventListener('click', clicked, true);
    };
  }, [isOn]);
}
