/** What else can be asked of a fight. Each tool is fetched when it is opened. */
import { useEffect, useState } from 'preact/hooks';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import { Opening } from './Opening.tsx';
import type { Page, PageEvent } from './page-store.ts';
import { PLAY_KEY } from './play-link.ts';
import type { RulingText } from './readings.ts';
import type { Sum } from './use-odds.ts';

interface Props {
  id: string;
  page: Page;
  /** The query that says the fight. */
  query: string;
  sum: Sum;
  rulings: readonly RulingText[];
  act: (event: PageEvent) => void;
}

export function Tools({ id, page, query, sum, rulings, act }: Props) {
  const { situation } = sum;
  const monk = monkSide(situation);
  const [playing, play] = useState(false);
  useEffect(() => play(location.hash.startsWith(PLAY_KEY)), []);
  return (
    <div class="combat-tools">
      <Opening
        title="La plus petite attaque"
        note="combien de pions pour une chance donnée ?"
        load={() => import('./Smallest.tsx').then((module) => module.Smallest)}
        given={{ situation, target: page.target, act }}
      />
      <Opening
        title="Jouer round par round"
        note="des dés tirés, défaits, rejoués"
        open={playing}
        load={() => import('./PlayTool.tsx').then((module) => module.PlayTool)}
        given={{ situation, query, chance: sum.odds.win.attacker }}
      />
      <Opening
        title="Comparer"
        note="deux situations côte à côte"
        open={page.other !== undefined}
        onToggle={(on) => act({ kind: 'compare', on })}
        load={() => import('./Compare.tsx').then((module) => module.Compare)}
        given={{ id: `${id}-b`, answer: sum, other: page.other, rulings, act }}
      />
      {monk && (
        <Opening
          title="Le conseil du Moine"
          note="relancer, ou garder ?"
          load={() => import('./MonkAdvice.tsx').then((module) => module.MonkAdvice)}
          given={{ situation }}
        />
      )}
    </div>
  );
}
