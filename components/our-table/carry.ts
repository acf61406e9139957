/**
 * What a table sends to another: its readings and boxes of some games, as the fragment of `/notre-table/`
 * (`#v=1&jeux=zargos.orc&ZAR-L-8=plafond-3&boite-orc=troll.6`) or as a file. Of a game that is named, all that is not said is ours; of the others, nothing is said.
 */
import { begins, marked } from '#engine/core/link.ts';
import type { KeptTable } from './kept.ts';

/** Raised when the same text would mean something else. */
export const OFFER_VERSION = '1';
export const FILE_FORMAT = 'notre-table';
export const BOX_KEY = 'boite-';

export interface CarriedOffer {
  readonly games: readonly string[];
  readonly table: KeptTable;
}

/** Characters of a link's fragment: what is longer goes by a file. */
export const MOST_OFFER = 20_000;

/** Whether a fragment says an offer. */
export const isOffer = (fragment: string): boolean => begins(fragment, 'v=');

/** The fragment without `#`. A box may be any text. */
export const formatOffer = ({ games, table }: CarriedOffer): string =>
  marked(
    [
      `v=${OFFER_VERSION}`,
      `jeux=${games.join('.')}`,
      ...Object.entries(table.readings).map((pair) => pair.join('=')),
      ...Object.entries(table.boxes).map(([game, text]) => `${BOX_KEY}${game}=${encodeURIComponent(text)}`),
    ].join('&'),
  );

export const fileOf = ({ games, table }: CarriedOffer) => ({
  format: FILE_FORMAT,
  version: Number(OFFER_VERSION),
  games,
  readings: table.readings,
  boxes: table.boxes,
});
