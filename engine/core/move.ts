/** A move from outside, apart from the other readers: pages that play no whole game leave it out. */
import { type Checked, firstProblem, isRecord, type Report, readFields, readInteger, readOneOf } from './input.ts';

/** What an object from outside has, by name. */
export type RawFields = Readonly<Record<string, unknown>>;

/**
 * How a game checks a move from outside: `taken` the fields of each kind, `seats` at most. Refuses what is no move, naming the first field at fault;
 * what has no known kind is read on as `usual`.
 */
export const moveChecker =
  <Kind extends string, Move>(
    taken: Readonly<Record<Kind, readonly string[]>>,
    usual: Kind,
    seats: number,
    read: (kind: Kind, seat: number, fields: RawFields, report: Report) => Move,
  ) =>
  (input: unknown): Checked<Move> =>
    firstProblem((report) => {
      const raw = isRecord(input) ? input.kind : undefined;
      const kinds = Object.keys(taken) as Kind[];
      const known = kinds.find((one) => one === raw);
      const kind = known ?? usual;
      const fields: RawFields = readFields<string>(input, '', known || raw === undefined ? taken[kind] : Object.keys(input ?? {}), report);
      if (!known) readOneOf(raw, 'kind', kinds, usual, report);
      return read(kind, readInteger(fields.seat, 'seat', 0, seats - 1, 0, report), fields, report);
    });
