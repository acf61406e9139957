/** A club's box at the tables: its text as the table keeps it, or out of its file. */
import type { BoxFile } from '#components/table/spec.ts';
import { BOX_VERSION, formatBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import { parseBoxFile } from '#engine/zargos-lords/notation/box-file.ts';

export const BOX_FILE: BoxFile = {
  game: 'zargos-lords',
  what: 'matériel',
  note: 'Nombres des pions, tableaux et carte imprimés sont perdus : les nôtres sont des reconstitutions. Si vous avez relevé les vôtres sous « Ma boîte », prenez son fichier. La partie et son lien les gardent ; la carte sert à « un continent contre un » et à la guerre.',
  read(input) {
    const box = typeof input === 'string' ? parseBox(input) : parseBoxFile(JSON.stringify(input));
    if (!box.ok) return box;
    const text = formatBox(box.value);
    return { ok: true, value: text === BOX_VERSION ? undefined : text };
  },
};
