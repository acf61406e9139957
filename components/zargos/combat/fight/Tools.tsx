/** What else can be asked of a fight. Each tool is fetched when it is opened. */
import { useEffect, useState } from 'preact/hooks';
import { allAwake } from '#components/kit/waking.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import type { FightRuling } from '../readings.ts';
import { hasPlay } from '../throws/play-link.ts';
import type { FightSum } from '../use-odds.ts';
import { Opening } from './Opening.tsx';
import type { Page, PageEvent } from './page-store.ts';

interface Props {
  id: string;
  page: Page;
  /** The query that says the fight. */
  query: string;
  sum: FightSum;
  rulings: readonly RulingText<FightRuling>[];
  act: (event: PageEvent) => void;
}

export function Tools({ id, page, query, sum, rulings, act }: Props) {
  const { situation } = sum;
  const monk = monkSide(situation);
  const [playing, play] = useState(false);
  useEffect(() => {
    const linked = () => {
      if (hasPlay(location.hash)) play(true);
    };
    // What the fight is, the address says too.
    void Promise.resolve().then(allAwake).then(linked);
    addEventListener('popstate', linked);
    return () => removeEventListener('popstate', linked);
  }, []);
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
        load={() => import('../throws/PlayTool.tsx').then((module) => module.PlayTool)}
        given={{ situation, query, chance: sum.odds.win.attacker, isCounted: sum.state !== 'counting' }}
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
