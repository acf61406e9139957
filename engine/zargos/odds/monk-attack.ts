/** The attack's chances from every state at once, when the Moine plays as his table says. */
import { LOSSES, type MonkTable, monkCell, nobodyFalls, nodeOf } from './monk-table.ts';
import { bandOf } from './terms.ts';

/** Worth of one round from (x, y), by the worth of smaller states; a round in which nobody falls counts for nothing here. */
function roundWorth(table: MonkTable, worth: Float64Array, x: number, y: number): number {
  const at = monkCell(table, x, y) * LOSSES;
  const band = bandOf(y);
  const falls = table.secondChoices[band]?.falls ?? worth;
  let total = 0;
  for (let l = 0; l < LOSSES; l++) {
    const kept = table.kept[at + l] ?? 0;
    const again = table.rethrown[at + l] ?? 0;
    if (kept === 0 && again === 0) continue;
    const left = Math.max(0, y - l);
    const node = nodeOf(table, band, x, left) * LOSSES;
    for (let j = 0; j < falls.length; j++) {
      if (l === 0 && j === 0) continue;
      const chance = kept * (table.answer[node + j] ?? 0) + again * (falls[j] ?? 0);
      total += chance * (worth[monkCell(table, Math.max(0, x - j), left)] ?? 0);
    }
  }
  return total;
}

/** `[cellOf(x, y)]`: chance that the attack succeeds. The Moine who attacks plays for it; the one who defends plays to hold. */
export function attackChances(table: MonkTable): Float64Array {
  const worth = new Float64Array(table.value.length);
  const attackerFirst = table.firstSide === 'attacker';
  if (attackerFirst) for (let x = 1; x <= table.first; x++) worth[monkCell(table, x, 0)] = 1;
  else worth.fill(1, 1, table.second + 1);
  for (let x = 1; x <= table.first; x++) {
    for (let y = 1; y <= table.second; y++) worth[monkCell(table, x, y)] = roundWorth(table, worth, x, y) / (1 - nobodyFalls(table, x, y));
  }
  return worth;
}
