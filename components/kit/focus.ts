/** Where the keyboard goes when what it was on is gone. */
import { type Inputs, useEffect, useRef } from 'preact/hooks';

/** In a frame whose reader is busy in the page around it, the keyboard stays there. */
export const isReadElsewhere = (): boolean => parent !== window && !document.hasFocus();

/** Somebody has done something on this page: it is not just being opened. What is done around a frame counts for its page too, where both are of one site. */
export const hasActed = (): boolean => (navigator.userActivation?.hasBeenActive ?? true) && !isReadElsewhere();

/** The focus was left to nobody by a button that went away. */
export const isFocusLost = (): boolean => document.activeElement === document.body && hasActed();

/** The element that takes the focus when one of `changes` has left it to nobody; never at first. */
export function useFocusHeir<Heir extends HTMLElement>(...changes: Inputs) {
  const heir = useRef<Heir>(null);
  const isLater = useRef(false);
  useEffect(() => {
    if (isLater.current && isFocusLost()) heir.current?.focus({ preventScroll: true });
    isLater.current = true;
  }, changes);
  return heir;
}
