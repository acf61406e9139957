/** A club's box in a file: JSON whose `box` is what the command line takes, and the club's map. Only what differs from ours. */
import { type Checked, firstProblem, isRecord, readFields, readOneOf, shown } from '../../core/input.ts';
import { differencesOf, faultInWords } from '../data/differences.ts';
import type { Box } from '../types.ts';
import { checkWholeBox } from './box.ts';

const FORMAT = 'boite-zargos-lords';
const VERSION = 1;

export const boxFileOf = (box: Box) => ({ format: FORMAT, version: VERSION, box: differencesOf(box) });

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
    readOneOf(fields.format, 'format', [FORMAT], FORMAT, report);
    readOneOf(fields.version, 'version', [VERSION], VERSION, report);
    return fields.box ?? null;
  });
  if (!head.ok) return no(`Ce fichier n’est pas une boîte enregistrée d’ici : ${head.because}`);
  const { map, ...tables } = isRecord(head.value) ? head.value : {};
  const box = checkWholeBox({ tables: isRecord(head.value) ? tables : head.value, map });
  return box.ok ? box : no(`La boîte de ce fichier ne va pas. ${faultInWords(box)}`);
}
