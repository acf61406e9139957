/** Why a rule has no test: `matter` may stay, `not-yet` names what it waits for. */
export const UNTESTED: readonly { readonly id: string; readonly kind: 'matter' | 'not-yet'; readonly because: string }[] = [];
