/** Whether the places of a board hang together: each contact written by both sides, and nothing cut off. */
import type { Problem } from '../../core/input.ts';
import type { BoardFile } from './board-file.ts';
import type { Placed, PlaceId } from './board-types.ts';
import { formName, placeHead, problem } from './board-words.ts';

/** Coasts, the lake (ZAR-MER-4), the straits (ZAR-AIL-2) and the rings of Zargos (ZAR-MAT-6, ZAR-BUT-1). */
export function waterFaults({ territories, seas, straits }: BoardFile): Problem[] {
  const faults: Problem[] = [];
  const coastal = new Map(territories.map((entry) => [entry.id, entry]));
  for (const { id, coastal: isCoastal, seas: touched } of territories) {
    if (isCoastal && touched.length === 0)
      faults.push(problem(`${id}.seas`, `${placeHead(id)} est côtière mais ne touche aucune case mer.`));
    if (!isCoastal && touched.length > 0)
      faults.push(problem(`${id}.coastal`, `${placeHead(id)} touche ${touched.map(formName).join(', ')} sans être dite côtière.`));
  }
  const lakes = seas.filter(({ kind }) => kind === 'lake');
  if (lakes.length !== 1) faults.push(problem('seas', `Le plateau a une case lac ; en voici ${lakes.length}.`));
  for (const { id, seas: near } of lakes) {
    if (near.length > 0)
      faults.push(problem(`${id}.seas`, `${placeHead(id)} touche ${near.map(formName).join(', ')} : un lac ne touche aucune case mer.`));
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
      if (!entry) faults.push(problem(`straits.${at}`, `Un bras de mer part de ${formName(id)}, qui n’est pas sur le plateau.`));
      else if (!entry.coastal) faults.push(problem(`straits.${at}`, `Un bras de mer part de ${formName(id)}, qui n’est pas côtière.`));
    }
    if (a === b || one?.neighbours.includes(b))
      faults.push(problem(`straits.${at}`, `Un bras de mer joint ${formName(a)} à ${formName(b)}, qui se touchent déjà.`));
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
    if (abroad) faults.push(problem(`${id}.neighbours`, `${placeHead(id)} touche ${formName(abroad)} : le royaume de Zargos est une île.`));
    const gap = kind === 'city' ? neighbours.find((other) => coastal.get(other)?.kind !== 'inner') : undefined;
    if (gap)
      faults.push(
        problem(`${id}.neighbours`, `La Cité Interdite touche ${formName(gap)}, qui n’est pas une des trois provinces intérieures.`),
      );
    if (kind === 'city' && !gap && neighbours.length !== 3)
      faults.push(problem(`${id}.neighbours`, `La Cité Interdite touche les trois provinces intérieures ; en voici ${neighbours.length}.`));
  }
  return faults;
}

/** Units of the sheet from the middle of one place to the middle of another: what their names take. */
const CLEAR = 100;

const isNear = (one: Placed, other: Placed): boolean =>
  ((one.x ?? 0) - (other.x ?? 0)) ** 2 + ((one.y ?? 0) - (other.y ?? 0)) ** 2 < CLEAR ** 2;

export function spotFaults({ territories, seas }: BoardFile): Problem[] {
  const places = [...territories, ...seas];
  if (places.every(({ x, y }) => x === undefined && y === undefined)) return [];
  const faults = places
    .filter(({ x, y }) => x === undefined || y === undefined)
    .map(({ id, x, y }) =>
      problem(id, `${placeHead(id)} attend ${x === y ? 'x et y' : x === undefined ? 'x' : 'y'} : on place tous les lieux, ou aucun.`),
    );
  if (faults.length > 0) return faults;
  return places.flatMap((one, at) =>
    places
      .slice(0, at)
      .filter((other) => isNear(one, other))
      .map((other) =>
        problem(
          one.id,
          `${placeHead(one.id)} et ${formName(other.id)} sont à moins de ${CLEAR} l’un de l’autre sur la carte : leurs noms se toucheraient.`,
        ),
      ),
  );
}

/** Each contact is written by both sides. */
export function mutualFaults({ territories, seas }: BoardFile): Problem[] {
  const lands = new Map(territories.map((entry) => [entry.id, entry]));
  const cells = new Map(seas.map((cell) => [cell.id, cell]));
  const faults: Problem[] = [];
  const hold = <Id extends PlaceId>(
    from: PlaceId,
    field: string,
    named: readonly Id[],
    back: (id: Id) => readonly PlaceId[] | undefined,
  ) => {
    const who = placeHead(from);
    for (const [at, id] of named.entries()) {
      const theirs = back(id);
      if (named.indexOf(id) !== at) faults.push(problem(`${from}.${field}`, `${who} nomme deux fois ${formName(id)}.`));
      else if ((id as PlaceId) === from) faults.push(problem(`${from}.${field}`, `${who} se nomme parmi ses propres voisines.`));
      else if (!theirs) faults.push(problem(`${from}.${field}`, `${who} touche ${formName(id)}, qui n’est pas sur le plateau.`));
      else if (!theirs.includes(from))
        faults.push(problem(`${from}.${field}`, `${who} touche ${formName(id)} mais ${formName(id)} ne touche pas ${formName(from)}.`));
    }
  };
  for (const { id, neighbours, seas: touched } of territories) {
    hold(id, 'neighbours', neighbours, (other) => lands.get(other)?.neighbours);
    hold(id, 'seas', touched, (other) => cells.get(other)?.coasts);
  }
  for (const { id, coasts, seas: near } of seas) {
    hold(id, 'coasts', coasts, (other) => lands.get(other)?.seas);
    hold(id, 'seas', near, (other) => cells.get(other)?.seas);
  }
  return faults;
}

/** Places that cannot be reached from the first one of them. */
function cutOff<Id extends PlaceId>(ids: readonly Id[], near: (id: Id) => readonly Id[]): readonly Id[] {
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) for (const other of near(id)) reached.add(other);
  return ids.filter((id) => !reached.has(id));
}

/** One planet: everything hangs together, and every sea but the lake with every other. */
export function reachFaults({ territories, seas }: BoardFile): Problem[] {
  const near = new Map<PlaceId, readonly PlaceId[]>([
    ...territories.map(({ id, neighbours, seas: touched }): [PlaceId, readonly PlaceId[]] => [id, [...neighbours, ...touched]]),
    ...seas.map(({ id, coasts, seas: beside }): [PlaceId, readonly PlaceId[]] => [id, [...coasts, ...beside]]),
  ]);
  const water = seas.filter(({ kind }) => kind === 'sea');
  const cells = new Map<PlaceId, BoardFile['seas'][number]>(water.map((cell) => [cell.id, cell]));
  const lonely = cutOff([...near.keys()], (id) => near.get(id) ?? []);
  const drained = cutOff(
    water.map(({ id }) => id),
    (id) => cells.get(id)?.seas ?? [],
  );
  const told = (ids: readonly PlaceId[]) => `${ids.slice(0, 4).map(formName).join(', ')}${ids.length > 4 ? '…' : ''}`;
  return [
    ...(lonely.length > 0 ? [problem('territories', `Le plateau est coupé : rien ne mène à ${told(lonely)}.`)] : []),
    ...(lonely.length === 0 && drained.length > 0
      ? [problem('seas', `Les mers sont coupées : aucun bateau ne gagne ${told(drained)}.`)]
      : []),
  ];
}
