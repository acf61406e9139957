/** What the booklet says of coasts, of the lake, of the straits and of the rings of Zargos. */
import type { Problem } from '../../core/input.ts';
import type { BoardFile } from './board-file.ts';
import { placeHead, placeName, problem } from './board-words.ts';

/** Coasts, the lake (ZAR-MER-4), the straits (ZAR-AIL-2) and the rings of Zargos (ZAR-MAT-6, ZAR-BUT-1). */
export function waterFaults({ territories, seas, straits }: BoardFile): Problem[] {
  const faults: Problem[] = [];
  const coastal = new Map(territories.map((entry) => [entry.id, entry]));
  for (const { id, coastal: isCoastal, seas: touched } of territories) {
    if (isCoastal && touched.length === 0)
      faults.push(problem(`${id}.seas`, `${placeHead(id)} est côtière mais ne touche aucune case mer.`));
    if (!isCoastal && touched.length > 0)
      faults.push(problem(`${id}.coastal`, `${placeHead(id)} touche ${touched.map(placeName).join(', ')} sans être dite côtière.`));
  }
  const lakes = seas.filter(({ kind }) => kind === 'lake');
  if (lakes.length !== 1) faults.push(problem('seas', `Le plateau a une case lac ; en voici ${lakes.length}.`));
  for (const { id, seas: near } of lakes) {
    if (near.length > 0)
      faults.push(problem(`${id}.seas`, `${placeHead(id)} touche ${near.map(placeName).join(', ')} : un lac ne touche aucune case mer.`));
  }
  for (const { id, coasts } of seas) {
    if (coasts.length === 0) faults.push(problem(`${id}.coasts`, `${placeHead(id)} ne baigne aucune côte.`));
  }
  if (straits.length !== 3) faults.push(problem('straits', `Le plateau a trois bras de mer en pointillé ; en voici ${straits.length}.`));
  for (const [at, [a, b]] of straits.entries()) {
    const [one, other] = [coastal.get(a), coastal.get(b)];
    for (const [id, entry] of [
      [a, one],
      [b, other],
    ] as const) {
      if (!entry) faults.push(problem(`straits.${at}`, `Un bras de mer part de ${placeName(id)}, qui n’est pas sur le plateau.`));
      else if (!entry.coastal) faults.push(problem(`straits.${at}`, `Un bras de mer part de ${placeName(id)}, qui n’est pas côtière.`));
    }
    if (a === b || one?.neighbours.includes(b))
      faults.push(problem(`straits.${at}`, `Un bras de mer joint ${placeName(a)} à ${placeName(b)}, qui se touchent déjà.`));
  }
  for (const { id, kingdom, kind, coastal: isCoastal, neighbours } of territories.filter(({ kingdom }) => kingdom === 'zargos')) {
    if (isCoastal !== (kind === 'province'))
      faults.push(
        problem(
          `${id}.coastal`,
          `${placeHead(id)} ${isCoastal ? 'ne doit pas' : 'doit'} être côtière : Zargos a six provinces côtières, les autres sont à l’intérieur.`,
        ),
      );
    const abroad = neighbours.find((other) => !other.startsWith(kingdom));
    if (abroad)
      faults.push(problem(`${id}.neighbours`, `${placeHead(id)} touche ${placeName(abroad)} : le royaume de Zargos est une île.`));
    const gap = kind === 'city' ? neighbours.find((other) => coastal.get(other)?.kind !== 'inner') : undefined;
    if (gap)
      faults.push(
        problem(`${id}.neighbours`, `La Cité Interdite touche ${placeName(gap)}, qui n’est pas une des trois provinces intérieures.`),
      );
    if (kind === 'city' && !gap && neighbours.length !== 3)
      faults.push(problem(`${id}.neighbours`, `La Cité Interdite touche les trois provinces intérieures ; en voici ${neighbours.length}.`));
  }
  return faults;
}
