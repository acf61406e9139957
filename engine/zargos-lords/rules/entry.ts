/** What is owed by who entered an enemy zone, which is entered only to attack (LOR-ZDI-1): what keeps its word, and what becomes of who cannot. */
import type { Readings } from '../options.ts';
import type { Shot } from '../types.ts';
import { mayFightAfter } from './turn.ts';

/** Whether a shot at `target` is the attack for which the zone of `entered` was entered (LOR-L-60). */
export const shotKeepsWord = (entered: string, target: string, readings: Readings): boolean =>
  readings['LOR-L-60'] === 'toute-cible' || (readings['LOR-L-60'] === 'sa-cible' && entered === target);

/** Whether who entered that zone may shoot at `target`: it keeps its word so, or may still fight after (LOR-L-60, LOR-L-18). */
export const mayAimFrom = (entered: string, target: string, shot: Shot, readings: Readings): boolean =>
  shotKeepsWord(entered, target, readings) || mayFightAfter(shot, readings);

/** Whether who entered that zone may attack `target` (LOR-L-64); with its own enemy, others too (LOR-COM-3). */
export const mayTurnTo = (entered: string, target: string, readings: Readings): boolean =>
  entered === target || readings['LOR-L-64'] === 'au-choix';

/** Whether one that `helpers` others have joined stays where it came, when they are too weak together (LOR-L-65). */
export const staysTooWeak = (helpers: number, readings: Readings): boolean => helpers > 0 && readings['LOR-L-65'] === 'reste';

/** Whether a Dragon that has thrown its flames at one, and then moves, may enter the zone of `entered` (LOR-L-67). */
export const mayEnterBurnt = (aimed: string | undefined, entered: string, readings: Readings): boolean =>
  aimed === entered && readings['LOR-L-67'] === 'sa-cible';

/** In which order those that came in vain go back: a move is undone from the last one (LOR-L-63). */
export const backOrder = <One>(came: readonly One[], readings: Readings): readonly One[] =>
  readings['LOR-L-63'] === 'dans-l-ordre' ? came : came.toReversed();
