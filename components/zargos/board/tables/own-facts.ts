/** The kingdoms of a box's board. Fetched once a table has one. */
import { readGround } from '../own/ground.ts';
import { type KingdomFacts, kingdomFacts } from './kingdom-facts.ts';

/** Undefined for ours, and for a text that holds no board. */
export function ownFacts(text: string): readonly KingdomFacts[] | undefined {
  const read = readGround(text);
  return read.ok && read.value.text !== '' ? kingdomFacts(read.value.tables) : undefined;
}
