import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { atlasOf } from '#components/zargos/board/atlas.ts';
import { OURS } from '#components/zargos/board/ground.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { OUR_SPOTS } from '#components/zargos/board/map/our-spots.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { isGroup } from '../turn/groups.ts';
import { regionAbout } from './about.ts';
import { Overlay } from './Overlay.tsx';
import { regionOf } from './region.ts';
import { tokensOf } from './tokens.ts';
import { groupArrow } from './ways.ts';

/** Pixels of the map on a screen of 360 by 640, beside its buttons. */
const WIDTH = 282;

test.each(['premiere', 'deuxieme'] as const)('on the smallest phone what one is told to touch bears its whole name: %s', (name) => {
  const dice = diceFrom(seeded('noms'));
  let state = ZARGOS.setup(accepted(ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS[name] })), 'noms');
  const tables = tablesFor(state.options);
  const lands = tables.board.territories.map((_, place) => place);
  const spots = tables.ids.map((id) => OUR_SPOTS[OURS.tables.places.get(id) ?? -1] ?? ([0, 0] as const));
  const part = regionOf(tables, spots, tables.ids.slice(0, lands.length));
  let groups = 0;
  while (state.phase !== 'over') {
    const [seat = 0] = ZARGOS.toMove(state);
    const view = ZARGOS.view(state, seat);
    const move = BOTS.capitaine(view, ZARGOS.moves(state, seat), dice, 0);
    if (seat === 0 && isGroup(move)) {
      groups += 1;
      const arrow = groupArrow(view, move);
      const told = [arrow.from, arrow.to];
      // At the most, all that is in play may be touched.
      const region = regionAbout({ tables, spots, region: part }, lands, told) ?? part;
      const html = render(
        <Overlay
          atlas={atlasOf(tables)}
          spots={spots}
          shapes={[]}
          outside={['M0 0']}
          kingdoms={[]}
          tokens={tokensOf(view)}
          demons={[]}
          frozen={[]}
          shut={[]}
          open={[]}
          from={undefined}
          looked={undefined}
          named={[...new Set([...told, ...lands])]}
          told={told}
          region={region}
          unit={MAP_SIZE / (WIDTH * region.scale)}
          isShut={false}
          attacks={[]}
          lasts={[]}
          thought={[{ from: arrow.from, to: arrow.to, people: arrow.people, pawns: arrow.pawns }]}
          drafts={new Map()}
          fought={undefined}
        />,
      );
      const names = [...html.matchAll(/ is-told"[^>]*>([^<]+)</g)].map(([, text]) => text);
      expect(names).toEqual(told.map((place) => nameAt(tables, place)));
    }
    state = ZARGOS.step(state, move).state;
  }
  expect(groups).toBeGreaterThan(10);
});
