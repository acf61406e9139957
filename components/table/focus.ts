/** Where the keyboard goes when what it was on is gone. */

/** Somebody has done something on this page: it is not just being opened. */
export const hasActed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** The focus was left to nobody by a button that went away. */
export const isFocusLost = (): boolean => document.activeElement === document.body && hasActed();
