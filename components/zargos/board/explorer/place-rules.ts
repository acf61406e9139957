/** The rules that a place plays in, for its card. */
import type { RuleId } from '#engine/zargos/ids.ts';
import type { Atlas } from '../atlas.ts';

export function rulesAt({ tables, territoryAt, seaAt }: Atlas, place: number): readonly RuleId[] {
  const territory = territoryAt(place);
  if (!territory)
    return seaAt(place)?.kind === 'lake' ? ['ZAR-MER-4', 'ZAR-MER-3', 'ZAR-L-31'] : ['ZAR-MER-1', 'ZAR-MER-3', 'ZAR-TEMPETE', 'ZAR-DRA-1'];
  const inZargos = territory.kingdom === 'zargos';
  return [
    'ZAR-ATT-1',
    ...(territory.coastal ? (['ZAR-MER-1', 'ZAR-MER-3'] as const) : []),
    ...(territory.kind === 'capital' ? (['ZAR-CAP-1'] as const) : []),
    ...(territory.volcano ? (['ZAR-ARA-1', 'ZAR-ARA-2'] as const) : []),
    ...((tables.straits[place] ?? []).length > 0 ? (['ZAR-AIL-2'] as const) : []),
    ...(inZargos ? (['ZAR-ZRG-1', 'ZAR-ZRG-4'] as const) : []),
    ...(territory.kind === 'city' ? (['ZAR-ZRG-3'] as const) : []),
    'ZAR-PTS-1',
    'ZAR-PTS-2',
  ];
}
