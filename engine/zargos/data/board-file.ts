/**
 * A board as a club writes it down from its own box: every territory names its neighbours and its sea cells, every sea cell its coasts and its
 * neighbours, so that each line is written twice and a slip shows. Where a place lies on the sheet is left out or given for all. JSON, ids in ASCII.
 */
import * as v from 'valibot';
import { type Problem, shown } from '../../core/input.ts';
import type { SeaId, TerritoryId } from './board-types.ts';
import { KINGDOM_IDS, SEA_KINDS, SHEET, TERRITORY_KINDS } from './board-types.ts';

/** More than any box holds; what is longer is refused unread. */
const MOST = { territories: 57, seas: 60, near: 30, name: 60, value: 999 } as const;

const TERRITORY_ID = new RegExp(`^(?:${KINGDOM_IDS.join('|')})(?:-[1-9][0-9]?)?$`);
const SEA_ID = /^(?:mer-[1-9][0-9]?|lac)$/;

const texts = (taken: readonly string[]) => taken.map((one) => `« ${one} »`).join(', ');
const name = v.pipe(
  v.string('attend un texte'),
  v.minLength(1, 'attend un texte'),
  v.maxLength(MOST.name, `attend ${MOST.name} signes au plus`),
);
const territoryId = v.custom<TerritoryId>(
  (id) => typeof id === 'string' && TERRITORY_ID.test(id),
  'attend un territoire comme « ohms » ou « ohms-3 »',
);
const seaId = v.custom<SeaId>((id) => typeof id === 'string' && SEA_ID.test(id), 'attend une case mer comme « mer-7 » ou « lac »');
const kingdomId = v.picklist(KINGDOM_IDS, `attend un royaume parmi ${texts(KINGDOM_IDS)}`);
const flag = v.boolean('attend true ou false');
const value = v.pipe(
  v.number('attend un nombre entier'),
  v.integer('attend un nombre entier'),
  v.minValue(0, 'attend un nombre positif'),
  v.maxValue(MOST.value, `attend ${MOST.value} au plus`),
);
const SPOT = `attend un nombre entier de 0 à ${SHEET}`;
const along = v.exactOptional(v.pipe(v.number(SPOT), v.integer(SPOT), v.minValue(0, SPOT), v.maxValue(SHEET, SPOT)));
const list = <Item extends v.GenericSchema>(item: Item, most: number, what: string) =>
  v.pipe(v.array(item, `attend une liste de ${what}`), v.maxLength(most, `attend ${most} ${what} au plus`));

const OBJECT = 'attend un objet';

const BOARD_FILE = v.strictObject(
  {
    kingdoms: list(v.strictObject({ id: kingdomId, name, value }, OBJECT), KINGDOM_IDS.length, 'royaumes'),
    territories: list(
      v.strictObject(
        {
          id: territoryId,
          name,
          kingdom: kingdomId,
          kind: v.picklist(TERRITORY_KINDS, `attend ${texts(TERRITORY_KINDS)}`),
          coastal: flag,
          volcano: flag,
          neighbours: list(territoryId, MOST.near, 'territoires'),
          seas: list(seaId, MOST.near, 'cases mer'),
          x: along,
          y: along,
        },
        OBJECT,
      ),
      MOST.territories,
      'territoires',
    ),
    seas: list(
      v.strictObject(
        {
          id: seaId,
          name,
          kind: v.picklist(SEA_KINDS, `attend ${texts(SEA_KINDS)}`),
          coasts: list(territoryId, MOST.territories, 'territoires'),
          seas: list(seaId, MOST.near, 'cases mer'),
          x: along,
          y: along,
        },
        OBJECT,
      ),
      MOST.seas,
      'cases mer',
    ),
    straits: list(v.strictTuple([territoryId, territoryId], 'attend deux territoires'), 3, 'bras de mer'),
  },
  OBJECT,
);
export type BoardFile = v.InferOutput<typeof BOARD_FILE>;

type Issue = v.InferIssue<typeof BOARD_FILE>;

/** « territories.12.name », or the id of the entry where it has one: « ohms-3.name ». */
function pathOf(issue: Issue): string {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const entry: unknown = issue.path?.[1]?.value;
  const id = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined;
  return id !== undefined && keys.length > 2 ? [id.slice(0, 20), ...keys.slice(2)].join('.') : keys.join('.');
}

/** One French sentence for what a schema has to say. */
function problemOf(issue: Issue): Problem {
  const field = pathOf(issue);
  const subject = field === '' ? 'Le plateau' : field;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { field, because: `${subject} est inconnu : ce champ n’existe pas.` };
  if (issue.input === undefined) return { field, because: `${subject} manque.` };
  return { field, because: `${subject} ${issue.message}, pas ${shown(issue.input)}.` };
}

export function readBoardFile(input: unknown): { readonly file: BoardFile } | { readonly problems: readonly Problem[] } {
  const read = v.safeParse(BOARD_FILE, input);
  return read.success ? { file: read.output } : { problems: read.issues.map(problemOf) };
}
