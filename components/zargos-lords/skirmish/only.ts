/** The game of a table that plays some scenarios alone: a replay, a link or a kept game of another is refused at its door. */
import { either } from '#engine/core/french.ts';
import type { Game } from '#engine/core/game.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';

/** `id`: under which its games are kept. */
export const onlyOf = (scenarios: readonly ScenarioId[], id = LORDS.id): Game<Lords> => ({
  ...LORDS,
  id,
  checkOptions(input) {
    const checked = LORDS.checkOptions(input);
    if (!checked.ok || scenarios.includes(checked.value.scenario)) return checked;
    return {
      ok: false,
      field: 'scenario',
      because: `scenario attend ${either(scenarios.map((one) => `« ${one} »`))}, pas « ${checked.value.scenario} ».`,
    };
  },
});
