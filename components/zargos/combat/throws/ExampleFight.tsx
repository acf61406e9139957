/** A printed example, run with the booklet's dice. The whole of it is in the page's HTML; the buttons tell it step by step. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { Spoken } from '#components/kit/Signs.tsx';
import { type FightExample, runExample } from '#engine/zargos/examples.ts';
import type { Fight } from '#engine/zargos/fight/simulator.ts';
import { BeatView } from './BeatView.tsx';
import { awaitsDecision, beatsOf, type ThrowAct } from './beats.ts';

/** `states` are those of `runExample`: one act between each two. */
export function actsOfExample(example: FightExample, states: readonly Fight[]): readonly ThrowAct[] {
  const decisions = [...example.decisions];
  return states.slice(0, -1).map((state) => (awaitsDecision(state) ? (decisions.shift() ?? 'keep') : 'throw'));
}

/** Where an example stops before the first round, the fight that begins. */
const Engaged = ({ fight }: { fight: Fight | undefined }) =>
  fight && fight.stage !== 'over' ? (
    <p class="combat-sentence">
      Le combat s’engage à{' '}
      <b>
        {fight.pawns.attacker} contre {fight.pawns.defender}
      </b>
      .
    </p>
  ) : null;

export function ExampleFight({ example, rules }: { example: FightExample; rules: RuleLinks }) {
  const states = useMemo(() => runExample(example), [example]);
  const acts = useMemo(() => actsOfExample(example, states), [states]);
  const [shown, show] = useState(acts.length);
  const beats = beatsOf(states, acts.slice(0, shown));
  const list = useRef<HTMLOListElement>(null);
  const stepping = shown < acts.length;
  useEffect(() => {
    if (stepping) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <Rules links={rules}>
      <section class="tool combat battle" aria-label={example.title}>
        <div class="combat-head">
          <p class="combat-title">{example.title}</p>
          <span class="badge">{example.note ? 'livret et source extérieure' : 'dés du livret'}</span>
        </div>
        <div class="row battle-controls">
          {shown === acts.length ? (
            <button type="button" class="control-button control-button-main" onClick={() => show(1)}>
              Dérouler pas à pas
            </button>
          ) : (
            <>
              <button type="button" class="control-button" aria-disabled={shown <= 1} onClick={() => show(Math.max(1, shown - 1))}>
                ← Précédent
              </button>
              <button type="button" class="control-button control-button-main" onClick={() => show(shown + 1)}>
                Suivant →
              </button>
              <button type="button" class="control-button" onClick={() => show(acts.length)}>
                Tout voir
              </button>
              <span class="battle-seed">
                {shown} sur {acts.length}
              </span>
            </>
          )}
        </div>
        <ol class="battle-list" ref={list}>
          {beats.map((beat, i) => (
            <li key={beat.round}>
              <BeatView situation={example.situation} beat={beat} fresh={stepping && i === beats.length - 1} />
            </li>
          ))}
        </ol>
        {shown === acts.length && <Engaged fight={states.at(-1)} />}
        {example.note && (
          <p class="provenance">
            <span class="badge" data-kind="externe">
              source extérieure
            </span>{' '}
            {example.note}
          </p>
        )}
        <Spoken text={beats.at(-1)?.lines.at(-1)?.text ?? ''} />
      </section>
    </Rules>
  );
}
