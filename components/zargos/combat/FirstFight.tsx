/** The learner's first fight: throw, see who falls and why, to the end; then what the chances were. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { percent } from '#components/shared/numbers.ts';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Spoken } from '#components/shared/Signs.tsx';
import { french } from '#components/site/typography.ts';
import type { Situation } from '#engine/zargos/types.ts';
import { MomentView } from './MomentView.tsx';
import { momentsOf } from './moments.ts';
import { formatPlay, nextPlay, nowOf, openPlay, parsePlay, seedOf } from './play-store.ts';
import { SidePanelStill } from './SidePanelStill.tsx';

interface Props {
  situation: Situation;
  /** Exact chance that the attacker takes the province. */
  chance: number;
  rules: RuleLinks;
}

const KEY = '#tirage=';

const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export function FirstFight({ situation, chance, rules }: Props) {
  const [play, act] = useReducer(nextPlay, undefined, () => openPlay(situation, '0'));
  const [shared, setShared] = useState(false);
  const bottom = useRef<HTMLDivElement>(null);
  const { fight } = nowOf(play);
  const started = play.acts.length > 0;
  const over = fight.stage === 'over';
  const moments = momentsOf(
    play.states.map((state) => state.fight),
    play.acts,
  );
  useEffect(() => {
    const sent = location.hash.startsWith(KEY) ? parsePlay(location.hash.slice(KEY.length), situation) : undefined;
    if (!sent) return;
    setShared(true);
    act({ kind: 'load', play: sent });
  }, []);
  useEffect(() => {
    if (started && !shared) bottom.current?.scrollIntoView({ block: 'nearest' });
  }, [play.acts.length]);
  const roll = () => {
    setShared(false);
    if (!started) act({ kind: 'open', situation, seed: newSeed() });
    act({ kind: 'round' });
  };
  const again = () => {
    setShared(false);
    act({ kind: 'open', situation, seed: newSeed() });
  };
  const link = () => new URL(`${location.pathname}${KEY}${formatPlay(play)}`, location.origin).href;
  return (
    <Rules links={rules}>
      <section class="tool combat battle" aria-label="Votre premier combat">
        <div class="combat-head">
          <p class="combat-title">Les dés sont à vous</p>
          {started && <span class="badge">tirage n° {play.seed}</span>}
        </div>
        {!started && <SidePanelStill situation={situation} />}
        <ol class="battle-list">
          {moments.map((moment, i) => (
            <li key={moment.round}>
              <MomentView situation={situation} moment={moment} fresh={!shared && i === moments.length - 1} />
            </li>
          ))}
        </ol>
        {over && (
          <div class="battle-end">
            <p class="combat-sentence">
              {fight.holder === 'attacker'
                ? 'La province est à vous. '
                : fight.holder === 'nobody'
                  ? 'Plus personne. '
                  : 'La province a tenu. '}
              Vos chances étaient de <b>{percent(chance)}</b>.
            </p>
          </div>
        )}
        <div class="battle-controls" ref={bottom}>
          {over ? (
            <>
              <button type="button" class="control-button control-button-main" onClick={again}>
                Recommencer
              </button>
              <CopyButton label="Copier le lien de ce combat" done="Lien copié" text={link} />
            </>
          ) : (
            <button type="button" class="control-button control-button-main battle-roll" onClick={roll}>
              {!started ? 'Lancer les dés' : `Lancer le round ${fight.round}`}
            </button>
          )}
        </div>
        <Spoken text={french(fight.log.at(-1)?.text ?? '')} />
      </section>
    </Rules>
  );
}
