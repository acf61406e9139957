/** A club's box in a file: JSON whose `box` is what the command line takes, and the club's map. Only what differs from ours. */
import { type Checked, firstProblem, isRecord, type Problem, readFields, readOneOf, shown } from '../../core/input.ts';
import { readOwnMap } from '../board/own-map.ts';
import { boxProblems } from '../data/box.ts';
import { faultInWords } from '../data/differences.ts';
import type { Box } from '../types.ts';
import { FILE_FORMAT, FILE_VERSION } from './box.ts';
import { checkWholeBox } from './box-read.ts';

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the text of such a file; refuses the whole in one sentence. Never throws. */
export function parseBoxFile(text: string): Checked<Box> {
  const no = (because: string) => ({ ok: false, field: '', because }) as const;
  const value = valueIn(text);
  if (!isRecord(value)) return no(`Ce fichier n’est pas une boîte enregistrée d’ici : on y lit ${shown(value ?? text)}.`);
  const head = firstProblem((report) => {
    const fields = readFields(value, '', ['format', 'version', 'box'], report);
    readOneOf(fields.format, 'format', [FILE_FORMAT], FILE_FORMAT, report);
    readOneOf(fields.version, 'version', [FILE_VERSION], FILE_VERSION, report);
    return fields.box ?? null;
  });
  if (!head.ok) return no(`Ce fichier n’est pas une boîte enregistrée d’ici : ${head.because}`);
  const { map, ...tables } = isRecord(head.value) ? head.value : {};
  const box = checkWholeBox({ tables: isRecord(head.value) ? tables : head.value, map });
  return box.ok ? box : no(`La boîte de ce fichier ne va pas. ${faultInWords(box)}`);
}

/** Most contradictions of a file that are told at once. */
const MOST_TOLD = 8;

/** Each fault of such a file in a sentence of its own: what its reader would say one by one. */
export function boxFileFaults(text: string): readonly string[] {
  const read = parseBoxFile(text);
  if (read.ok) return [];
  const value = valueIn(text);
  const { map, ...tables } = isRecord(value) && isRecord(value.box) ? value.box : {};
  const problems: Problem[] = [...boxProblems(tables)];
  readOwnMap(map, 'map', (field, because) => problems.push({ field, because }));
  return problems.length < 2 ? [read.because] : problems.slice(0, MOST_TOLD).map(faultInWords);
}
