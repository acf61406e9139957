/** This fight, played round by round with seeded dice: the Moine decides at each throw, anything can be undone, the whole can be sent. */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, tellFragment } from '#components/kit/address.ts';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { useFocusHeir } from '#components/kit/focus.ts';
import { shortPercent } from '#components/kit/numbers.ts';
import { Refusals } from '#components/kit/Signs.tsx';
import { away } from '#components/kit/sums/away.ts';
import { type Fight, throwerIn } from '#engine/zargos/fight/simulator.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { FightSums } from '../fight.worker.ts';
import { fightersText } from '../fight-words.ts';
import { isHeavy } from '../heavy.ts';
import { openOddsWorker } from '../use-odds.ts';
import { BeatView } from './BeatView.tsx';
import { awaitsDecision, beatsOf } from './beats.ts';
import { Decision, decisionAsked } from './Decision.tsx';
import { otherFragment, playFragment, playIn } from './play-link.ts';
import { DAMAGED_PLAY, fightNow, fightSeed, formatPlay, nextPlay, openPlay, type Play, type PlayEvent, parsePlay } from './play-store.ts';

interface Props {
  situation: Situation;
  /** The query that says this fight. */
  query: string;
  /** Chance of the attacker, from the calculator. */
  chance: number;
  /** `situation` is the one that is set: none other is being counted. */
  isCounted: boolean;
}

const newSeed = (): string => fightSeed(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** What the next throw is called. */
const throwLabel = (fight: Fight): string => {
  if (fight.stage === 'shot') return 'Les Amazones tirent';
  if (fight.stage === 'demons') return 'Affronter les démons';
  return throwerIn(fight) === 'attacker' ? 'L’attaquant lance' : 'Le défenseur lance';
};

const holderText = ({ situation, holder, pawns }: Fight): string => {
  if (holder === 'nobody') return 'Plus personne : la province reste vide.';
  if (holder === 'attacker') return `L’attaque réussit : ${fightersText(situation.attacker.people, pawns.attacker)} sur place.`;
  return situation.defender.people === 'demons'
    ? 'La province reste aux démons.'
    : `La défense tient : ${fightersText(situation.defender.people, pawns.defender)} debout.`;
};

export function PlayTool({ situation, query, chance, isCounted }: Props) {
  // A link's acts wait for the link's fight, which may be counted a beat later, until the visitor plays.
  const sent = useRef(playIn(location.hash));
  const fought = useRef(situation);
  fought.current = situation;
  const opened = (seed: string) => parsePlay(sent.current, fought.current) ?? openPlay(fought.current, seed);
  const [play, store] = useReducer(nextPlay, undefined, () => opened(newSeed()));
  const isRefused = sent.current !== '' && isCounted && play.acts.length === 0 && !parsePlay(sent.current, situation);
  const act = (event: PlayEvent) => {
    sent.current = '';
    if ((event.kind !== 'round' && event.kind !== 'end') || !isHeavy(play.situation)) return store(event);
    away<FightSums, Play>(openOddsWorker, (sums) => sums.nextPlay(play, event), {
      done: (played) => store({ kind: 'load', play: played }),
      failed: () => {},
    });
  };
  useEffect(() => {
    if (play.situation !== situation) store({ kind: 'load', play: opened(play.seed) });
  }, [situation]);
  const acts = useFocusHeir<HTMLDivElement>(play);
  useEffect(() => {
    const show = () => {
      if (sent.current) acts.current?.closest('details')?.scrollIntoView();
    };
    const moved = () => {
      sent.current = playIn(location.hash);
      if (sent.current) store({ kind: 'load', play: opened(newSeed()) });
      show();
    };
    show();
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  useEffect(() => {
    const isPlayed = play.acts.length > 0;
    if (isPlayed || !sent.current) tellFragment(isPlayed ? `#${playFragment(formatPlay(play))}` : otherFragment());
  }, [play]);
  const { fight } = fightNow(play);
  const over = fight.stage === 'over';
  const deciding = awaitsDecision(fight);
  const beats = beatsOf(
    play.states.map((state) => state.fight),
    play.acts,
  );
  const link = () => linkTo(query, playFragment(formatPlay(play)));
  const button = (label: string, event: PlayEvent, off = false, main = false) => (
    <button
      type="button"
      class={main ? 'control-button control-button-main' : 'control-button'}
      aria-disabled={off}
      onClick={() => !off && act(event)}
    >
      {label}
    </button>
  );
  return (
    <>
      <Refusals refused={isRefused ? [DAMAGED_PLAY] : []} />
      <ol class="battle-list">
        {beats.map((beat, i) => (
          <li key={beat.round}>
            <BeatView situation={play.situation} beat={beat} fresh={i === beats.length - 1} />
          </li>
        ))}
      </ol>
      {over && (
        <p class="battle-end combat-sentence">
          {holderText(fight)} L’attaque avait <b>{shortPercent(chance)}</b> de chances.
        </p>
      )}
      <div ref={acts} class="battle-acts" tabIndex={-1}>
        {deciding && <Decision fight={fight} decide={(choice) => act({ kind: 'act', act: choice })} />}
        <div class="row battle-controls">
          {!over && !deciding && button(throwLabel(fight), { kind: 'act', act: 'throw' }, false, true)}
          {!over && button(fight.round === 0 ? 'Tout le tir' : 'Tout le round', { kind: 'round' })}
          {!over && button('Jusqu’au bout', { kind: 'end' })}
          {button('Annuler', { kind: 'undo' }, play.acts.length === 0)}
          {button('Rejouer', { kind: 'restart' }, play.acts.length === 0)}
          <button type="button" class="control-button" onClick={() => act({ kind: 'open', situation, seed: newSeed() })}>
            Autre tirage
          </button>
          <LinkButtons label="Copier le lien de ce combat" link={link} />
          <span class="battle-seed">Tirage n° {play.seed}</span>
        </div>
      </div>
      <p class="sr" role="status">
        {french([fight.log.at(-1)?.text ?? '', ...(deciding ? [decisionAsked(fight)] : [])].join(' '))}
      </p>
    </>
  );
}
