/** Reads what another table sent, whole or not at all: the first fault is told in one sentence, and nothing is taken. */

import { GAME_IDS } from '#components/games.ts';
import { valueIn } from '#components/kit/json.ts';
import { either } from '#engine/core/french.ts';
import { type Checked, firstProblem, isRecord, misfit, type Report, readFields, readOneOf, shown } from '#engine/core/input.ts';
import { unmarked, unreadable } from '#engine/core/link.ts';
import { type Choices, type Ruling, readChoices, readingIdsOf } from '#engine/core/ruling.ts';
import { BOX_KEY, type CarriedOffer, FILE_FORMAT, MOST_OFFER, OFFER_VERSION } from './carry.ts';
import { withReadings } from './change.ts';
import { among, type KeptTable } from './kept.ts';
import { ourTableSpec } from './specs.ts';

function readGames(value: unknown, report: Report): readonly string[] {
  const games: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = GAME_IDS.filter((id) => games.includes(id));
  const stranger = games.find((game) => !known.some((id) => id === game));
  if (known.length === 0 || known.length < games.length)
    misfit(stranger ?? value, 'jeux', `un ou plusieurs jeux parmi ${GAME_IDS.join(', ')}, chacun une fois`, report);
  return known;
}

function readBoxes(value: unknown, games: readonly string[], report: Report): KeptTable['boxes'] {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    misfit(value, 'boîtes', 'un objet qui donne une boîte par jeu', report);
    return {};
  }
  const boxes: Record<string, string> = {};
  for (const [game, text] of Object.entries(value)) {
    const home = games.includes(game) ? ourTableSpec(game) : undefined;
    if (!home?.box) {
      const taken = games.filter((id) => ourTableSpec(id)?.box);
      report(game, `La boîte de ${shown(game)} n’est pas attendue ici ; on attend celle de ${either(taken)}.`);
      continue;
    }
    const read = typeof text === 'string' ? home.box.read(text) : undefined;
    if (!read) report(game, `La boîte de ${game} attend un texte, pas ${shown(text)}.`);
    else if (!read.ok) report(game, read.because);
    else if (read.value) boxes[game] = read.value;
  }
  return boxes;
}

/** The choices among `rulings`; a ruling of none of the games is told by an example of one, since there are too many to list. */
function readReadings(value: unknown, rulings: readonly Ruling[], report: Report): Choices {
  const own = isRecord(value) ? Object.entries(value) : undefined;
  const stranger = own?.find(([id]) => !rulings.some((ruling) => ruling.id === id));
  if (stranger && rulings[0])
    report(
      stranger[0],
      `${shown(stranger[0])} n’est pas un litige à plusieurs lectures de ces jeux ; on attend un numéro comme ${rulings[0].id}.`,
    );
  const known = own ? Object.fromEntries(own.filter(([id]) => rulings.some((ruling) => ruling.id === id))) : value;
  return among(rulings, readChoices(readingIdsOf(rulings), known, own ? '' : 'lectures', report));
}

/** Games, readings and boxes from outside. */
function readOffer(games: unknown, readings: unknown, boxes: unknown, report: Report): CarriedOffer {
  const named = readGames(games, report);
  const rulings = named.flatMap((id) => ourTableSpec(id)?.rulings ?? []);
  return { games: named, table: { readings: readReadings(readings, rulings, report), boxes: readBoxes(boxes, named, report) } };
}

/** Reads what `formatOffer` wrote; a leading `#` is taken. Never throws. */
export function parseOffer(fragment: string): Checked<CarriedOffer> {
  const link = unmarked(fragment);
  const keys = new URLSearchParams(link.ok ? link.text : '');
  const bad = unreadable(fragment, keys.get('v'), { version: OFFER_VERSION, most: MOST_OFFER });
  if (bad) return { ok: false, field: '', because: `${bad} Rien n’a changé.` };
  const pairs = [...keys].filter(([key]) => key !== 'v' && key !== 'jeux');
  const boxes = pairs.filter(([key]) => key.startsWith(BOX_KEY)).map(([key, value]) => [key.slice(BOX_KEY.length), value]);
  const readings = pairs.filter(([key]) => !key.startsWith(BOX_KEY));
  const read = firstProblem((report) =>
    readOffer(keys.get('jeux')?.split('.'), Object.fromEntries(readings), Object.fromEntries(boxes), report),
  );
  return read.ok ? read : { ...read, because: `Ce lien ne peut pas être pris, et rien n’a changé. ${read.because}` };
}

/** Reads the text of a file that `fileOf` wrote. Never throws. */
export function parseOfferFile(text: string): Checked<CarriedOffer> {
  const no = (because: string) => ({ ok: false, field: '', because }) as const;
  const value = valueIn(text);
  if (!isRecord(value)) return no(`Ce fichier n’est pas une table enregistrée d’ici : on y lit ${shown(value ?? text)}. Rien n’a changé.`);
  const read = firstProblem((report) => {
    const fields = readFields(value, '', ['format', 'version', 'games', 'readings', 'boxes'], report);
    readOneOf(fields.format, 'format', [FILE_FORMAT], FILE_FORMAT, report);
    readOneOf(fields.version, 'version', [Number(OFFER_VERSION)], Number(OFFER_VERSION), report);
    return readOffer(fields.games, fields.readings, fields.boxes, report);
  });
  return read.ok ? read : no(`Ce fichier ne peut pas être pris, et rien n’a changé. ${read.because}`);
}

/** The table with what an offer says of its games, all of it. */
export function taking(table: KeptTable, { games, table: offered }: CarriedOffer): KeptTable {
  const rulings = games.flatMap((id) => ourTableSpec(id)?.rulings ?? []);
  const boxes = Object.fromEntries(Object.entries(table.boxes).filter(([game]) => !games.includes(game)));
  return { ...withReadings(table, rulings, offered.readings), boxes: { ...boxes, ...offered.boxes } };
}

/** What a table keeps of `games` that this site knows, as it is sent. */
export function offerOf(table: KeptTable, games: readonly string[]): CarriedOffer {
  const homes = games.flatMap((id) => ourTableSpec(id) ?? []);
  const boxes = homes.flatMap(({ id, box }) => {
    const read = box?.read(table.boxes[id] ?? '');
    return read?.ok && read.value ? [[id, read.value]] : [];
  });
  return {
    games,
    table: {
      readings: among(
        homes.flatMap(({ rulings }) => rulings),
        table.readings,
      ),
      boxes: Object.fromEntries(boxes),
    },
  };
}
