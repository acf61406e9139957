/** The map before the arbiter: a touch says where from, the next where to; or it puts down, builds, paints, takes away. */
import { useState } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { Toggle } from '#components/kit/Choice.tsx';
import { isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { FACTORS, fighterOf } from '#engine/zargos-lords/data/counters.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { starOf } from '../drawings/CounterPicture.tsx';
import type { WorldName } from '../drawings/WorldPicture.tsx';
import { HexBoard } from '../map-tool/HexBoard.tsx';
import { WORLD_SHEET } from '../map-tool/world-sheet.ts';
import type { Tool } from '../map-tool/scene.ts';
import { Tools } from '../map-tool/Tools.tsx';
import type { LordsSeen } from './seen.ts';

/** As the bench reads a hand. */
function handOf(tool: Tool): string {
  switch (tool.kind) {
    case 'look':
    case 'clear':
      return tool.kind;
    case 'place':
      return `place ${tool.pawn}`;
    case 'found':
      return `found ${tool.people}`;
    case 'paint':
      return `paint ${tool.sign}`;
  }
}

export function Picture({ state, move, sheet, touch, names }: PictureProps<Lords, LordsSeen> & { names: readonly WorldName[] }) {
  const [tool, take] = useState<Tool>({ kind: 'look' });
  const [isJoining, join] = useState(false);
  const { asked, target, shown, isPicked } = sheet.seen;
  const { position } = state;
  const factors = position.box?.factors ?? FACTORS;
  const mayJoin = tool.kind === 'look' && (move.kind === 'attack' || move.kind === 'shoot' || move.kind === 'sally');
  const hand = mayJoin && isJoining ? 'join' : handOf(tool);
  const spoken = (at: Parameters<typeof keyOf>[0]): string | undefined => {
    const said = [
      ...(shown.open.some((one) => isSame(one, at)) ? ['permis'] : []),
      ...(shown.bound.some((one) => isSame(one, at)) ? ['permis pour attaquer'] : []),
    ];
    return said.length > 0 ? said.join(', ') : undefined;
  };
  return (
    <div class="stack lords-arbiter" data-hand={hand}>
      <HexBoard
        world={WORLD_SHEET}
        position={position}
        asked={asked ?? undefined}
        target={target ?? undefined}
        shown={shown}
        label="Carte à hexagones. Flèches pour marcher d’hexagone en hexagone, Entrée pour dire d’où, puis où, Échap pour aller au coup proposé."
        tap={(at) => touch?.(hand, keyOf(at))}
        badgeOf={(id) => {
          const counter = position.counters.find((one) => one.id === id);
          if (!counter) return '';
          return counter.paralysed
            ? `◎${counter.paralysed}`
            : `${factors[fighterOf(counter)].combat}${position.box ? '' : starOf(counter.kind, 'combat')}`;
        }}
        cityBadgeOf={({ garrison }) => String(garrison.length)}
        saidOf={spoken}
        leave={() => document.getElementById('coup-quoi')?.focus()}
        names={names}
      />
      {(hand === 'join' || (isPicked && tool.kind === 'look')) && (
        <p class="carte-legend">
          {french(hand === 'join' ? 'Touchez qui s’ajoute au combat, ou qui s’en va.' : 'Touchez maintenant où il va, ou qui il vise.')}
        </p>
      )}
      {mayJoin && (
        <Toggle on={isJoining} set={join}>
          Ajouter des pions au combat
        </Toggle>
      )}
      <Tools tool={tool} set={take} isFixed={position.map.wraps} />
    </div>
  );
}
