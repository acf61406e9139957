/** What else can be asked of a fight. Each tool is fetched when it is opened. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { allAwake } from '#components/kit/waking.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import type { FightRuling } from '../readings.ts';
import { hasPlay } from '../throws/play-link.ts';
import type { FightSum } from '../use-odds.ts';
import type { Page, PageEvent } from './page-store.ts';

/** A disclosure whose content is fetched when it opens. */
interface OpeningProps<Given extends object> {
  title: string;
  /** Beside the title: what it is for. */
  note?: string;
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** Open from the start: a link says so. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children?: ComponentChildren;
}

function Opening<Given extends object>({ title, note, load, given, open = false, onToggle }: OpeningProps<Given>) {
  const [wanted, want] = useState(false);
  const [part, setPart] = useState<{ readonly Part: ComponentType<Given> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (open) want(true);
  }, [open]);
  useEffect(() => {
    if (!wanted || part) return;
    load().then(
      (Part) => setPart({ Part }),
      () => setFailed(true),
    );
  }, [wanted, part]);
  const toggled = (now: boolean) => {
    if (now) want(true);
    if (now !== open) onToggle?.(now);
  };
  return (
    <details class="combat-tool" open={open || undefined} onToggle={(event) => toggled(event.currentTarget.open)}>
      <summary>
        {title} {note && <small>{note}</small>}
      </summary>
      <div class="combat-tool-body">
        {part ? (
          <part.Part {...given} />
        ) : (
          <p>{failed ? 'Cet outil n’a pas pu être chargé : vérifiez le réseau et rouvrez-le.' : 'Un instant…'}</p>
        )}
      </div>
    </details>
  );
}

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
        load={() => import('./SmallestView.tsx').then((module) => module.SmallestView)}
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
