/** All that the page of the table fetches once it runs: the readers, and what a table says of a game in words. */
import { among, type KeptTable } from './kept.ts';
import { ourTableSpec } from './specs.ts';

export { offerOf, parseOffer, parseOfferFile, taking } from './offer.ts';

export interface SaidOfGame {
  readonly changed: readonly {
    readonly id: string;
    readonly question: string;
    readonly text: string;
    /** The litige, without base. */
    readonly page: string;
  }[];
  /** Of the box, in words; empty for ours. */
  readonly box: string;
}

export function saidOf(table: KeptTable, game: string): SaidOfGame {
  const home = ourTableSpec(game);
  const chosen = among(home?.rulings ?? [], table.readings);
  const text = table.boxes[game];
  return {
    changed: (home?.rulings ?? []).flatMap(({ id, question, readings }) => {
      const found = readings.find((reading) => reading.id === chosen[id]);
      return found ? [{ id, question, text: found.text, page: `${game}/litiges/#${id.toLowerCase()}` }] : [];
    }),
    box: text && home?.box ? home.box.words(text) : '',
  };
}
