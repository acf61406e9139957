/**
 * Whether a board can be played on: what the booklet says of every board, and what holds of any map. A board from a club's box and ours pass the
 * same checks; each fault is one French sentence that names places as they are written on the form.
 */
import { either } from '../../core/french.ts';
import type { Problem } from '../../core/input.ts';
import { mutualFaults, reachFaults, spotFaults, waterFaults } from './board-contacts.ts';
import { type BoardFile, readBoardFile } from './board-file.ts';
import { flatFaults } from './board-flat.ts';
import { boardFor } from './board-from.ts';
import { KINGDOM_NAMES } from './board-lands.ts';
import { type Board, KINGDOM_IDS } from './board-types.ts';
import { placeHead, problem } from './board-words.ts';

export type CheckedBoard =
  | { readonly ok: true; readonly value: Board }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

type Entry = BoardFile['territories'][number];

function twice(ids: readonly string[], what: string): Problem[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => problem(id, `${what} « ${id} » est écrit deux fois.`));
}

/** The numbers of ZAR-MAT-6, and a form for every kingdom. */
function countFaults({ kingdoms, territories }: BoardFile): Problem[] {
  const faults = KINGDOM_IDS.filter((id) => !kingdoms.some((kingdom) => kingdom.id === id)).map((id) =>
    problem('kingdoms', `Il manque le royaume ${KINGDOM_NAMES[id]}.`),
  );
  for (const { id, kingdom, kind } of territories) {
    const head = id.split('-')[0];
    const isHead = id === kingdom;
    if (head !== kingdom)
      faults.push(problem(id, `${placeHead(id)} est rangé dans le royaume ${KINGDOM_NAMES[kingdom]} : son nom dit l’autre.`));
    const kinds: readonly Entry['kind'][] =
      kingdom === 'zargos' ? (isHead ? ['city'] : ['province', 'inner']) : isHead ? ['capital'] : ['province'];
    if (!kinds.includes(kind))
      faults.push(problem(id, `${placeHead(id)} ne peut pas être « ${kind} » : on attend ${either(kinds.map((one) => `« ${one} »`))}.`));
  }
  const count = (isCounted: (entry: Entry) => boolean) => territories.filter(isCounted).length;
  const wanted: readonly [found: number, wanted: number, what: string][] = [
    [count(({ kind }) => kind === 'capital'), 10, 'capitales'],
    [count(({ kingdom, kind }) => kingdom !== 'zargos' && kind === 'province'), 37, 'provinces ordinaires'],
    [count(({ kingdom, kind }) => kingdom === 'zargos' && kind === 'province'), 6, 'provinces côtières de Zargos'],
    [count(({ kind }) => kind === 'inner'), 3, 'provinces intérieures de Zargos'],
    [count(({ kind }) => kind === 'city'), 1, 'Cité Interdite'],
  ];
  return [
    ...faults,
    ...wanted.flatMap(([found, want, what]) =>
      found === want ? [] : [problem('territories', `Le plateau compte ${want} ${what} ; en voici ${found}.`)],
    ),
  ];
}

/** Most problems that an answer holds. */
const SHOWN = 40;

/**
 * A board from outside (`BoardFile`), checked. Problems come in the order of the form: its fields first, then counts, contacts, waters, and last
 * whether it hangs together, lies flat and shows every place apart; a later check is made only when the earlier ones found nothing.
 */
export function checkBoard(input: unknown): CheckedBoard {
  const read = readBoardFile(input);
  const refused = (problems: readonly Problem[]): CheckedBoard | undefined => {
    const [first, ...rest] = problems.slice(0, SHOWN);
    return first && { ok: false, problems: [first, ...rest] };
  };
  if ('problems' in read) return refused(read.problems) ?? { ok: false, problems: [problem('', 'Le plateau est illisible.')] };
  const { file } = read;
  const ids = [
    ...twice(
      file.kingdoms.map(({ id }) => id),
      'Le royaume',
    ),
    ...twice(
      file.territories.map(({ id }) => id),
      'Le territoire',
    ),
  ];
  const names = twice(
    [...file.territories, ...file.seas].map(({ name }) => name),
    'Le nom',
  );
  return (
    refused([
      ...ids,
      ...twice(
        file.seas.map(({ id }) => id),
        'La case mer',
      ),
      ...names,
      ...countFaults(file),
    ]) ??
    refused(mutualFaults(file)) ??
    refused([...waterFaults(file), ...reachFaults(file)]) ??
    refused(flatFaults(file)) ??
    refused(spotFaults(file)) ?? { ok: true, value: boardFor(file) }
  );
}
