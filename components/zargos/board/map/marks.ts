/** Our own engraved marks, as path data round the middle of their foot. Ours (CC BY-SA 4.0). */

/** The mountain of the rule drawings: its body, the cuts of light in it, the smoke. 70 × 66 units. */
export const VOLCANO = {
  body: 'M-35 0q10-12 17-24 4-9 7-16 2 4 7 4c3 0 4-4 6-4q4-1 9 0 3 7 7 16 7 12 17 24z',
  cuts: 'M-11-30l-8 24 12-23zM-3-33l1 27 4-27zM7-29l9 22-6-23z',
  smoke:
    'M18-45c-4 3-9 3-14 1-2 0-6-1-7-4q-1-2 0-4 0 1 1 2c1 3 5 1 7 1 4 0 6-1 11-1q5-1 10-3-4 6-8 8zM-22-47c0-4 2-6 5-8 2-3 6-3 10-1q3 0 6 2-2 0-6 1c-3 0-4 1-6 2-1 2-3 2-4 3q-1 3 4 8-8-3-9-7zM2-65c4 1 8 2 10 6 0 2 0 5-1 7q-3 3-8 0 4 0 5-2c0-1-1-2-1-3 0-2-4-1-6-2q-8-4-15-5 9-4 16-1z',
} as const;

/** The gate of a capital, 52 × 56 units. */
export const GATE = {
  body: 'M-26 0v-31h-4v-14h9v5h7v-5h3v-12h7v5h8v-5h7v12h3v5h7v-5h9v14h-4v31z',
  cuts: 'M-8 0v-13q0-9 8-10 8 1 8 10v13zM-21-24h4v8h-4zM17-24h4v8h-4zM-2-41h4v8h-4z',
} as const;

/** The castle of the game's emblem, for the Forbidden City: 104 × 84 units, drawn smaller. */
export const CASTLE = {
  body: 'M-45 0v-47h-6v-18h10v7h8v-7h10v18h-4v12h10v-32h-6v-21h9v8h8v-8h12v8h8v-8h9v21h-6v32h10v-12h-4v-18h10v7h8v-7h10v18h-6v47z',
  cuts: 'M-10 0v-19q0-11 10-12 10 1 10 12v19zM-4-46v-10q0-6 4-6 4 0 4 6v10z',
} as const;
