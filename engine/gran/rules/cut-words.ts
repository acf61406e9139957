/** The answer to « does this stone cut the ring off? » in one French sentence, to show beside the cut. */
import { counted, together } from '../../core/french.ts';
import { type BoardTables, nameOf } from '../board/tables.ts';
import { toKnights } from '../refusals.ts';
import type { PointId } from '../types.ts';
import type { Cut } from './stones.ts';

const quoted = (tables: BoardTables, ids: readonly PointId[]): string => together(ids.map((id) => `« ${nameOf(tables, id)} »`));

/** The stones that close the ring's pocket, whatever their number. */
const wallText = (tables: BoardTables, { wall }: Cut): string =>
  `${wall.length > 1 ? 'les pierres' : 'la pierre'} de ${quoted(tables, wall)}`;

function keptText({ ways, walledBefore }: Cut): string {
  const longest = Math.max(...ways.map(({ path }) => path.length - 1));
  const wary = ways.filter(({ needsDragon }) => needsDragon).map(({ color }) => color);
  return [
    walledBefore.length > 0
      ? `elle n’ôte de chemin à personne ; ${toKnights(walledBefore)} il en manquait déjà`
      : 'chaque chevalier garde un chemin vers l’anneau',
    `le plus long fait ${counted(longest, 'point')}`,
    ...(wary.length > 0 ? [`${toKnights(wary)} il faut s’arrêter sur un dragon, donc une amulette`] : []),
  ].join(' ; ');
}

/** For the stone laid on `at`, or moved there. */
export function tellCut(tables: BoardTables, at: PointId, cut: Cut): string {
  if (cut.cuts)
    return `Oui : la pierre sur « ${nameOf(tables, at)} » ôterait ${toKnights(cut.losers)} tout chemin vers l’anneau, enfermé dans ${
      cut.pocket.length > 1 ? `une poche de ${cut.pocket.length} points` : 'un seul point'
    } par ${wallText(tables, cut)}.`;
  if (cut.ways.length > 0) return `Non : ${keptText(cut)}.`;
  return cut.walledBefore.length > 0
    ? 'Non : aucun chevalier n’avait déjà de chemin vers l’anneau.'
    : 'Non : le porteur de l’anneau est seul sur le plateau.';
}
