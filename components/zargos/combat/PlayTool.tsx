/** This fight, played round by round with seeded dice: the Moine decides at each throw, anything can be undone, the whole can be sent. */
import { useEffect, useReducer } from 'preact/hooks';
import { Die, type Face } from '#components/dice/Die.tsx';
import { french } from '#components/site/typography.ts';
import { adviceFor, handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import { bestDecision, type Fight, firstSideOf, throwerAt } from '#engine/zargos/simulator.ts';
import type { Situation } from '#engine/zargos/types.ts';
import { CopyButton } from './CopyButton.tsx';
import { MomentView } from './MomentView.tsx';
import { type Act, awaitsDecision, momentsOf } from './moments.ts';
import { PLAY_KEY } from './play-link.ts';
import { formatPlay, nextPlay, nowOf, openPlay, type PlayEvent, parsePlay, seedOf } from './play-store.ts';
import { countOf, percent } from './words.ts';
import './battle.css';

interface Props {
  situation: Situation;
  /** The query that says this fight. */
  query: string;
  /** Chance of the attacker, from the calculator. */
  chance: number;
}

const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** What the next throw is called. */
const throwLabel = (fight: Fight): string => {
  if (fight.stage === 'shot') return 'Les Amazones tirent';
  if (fight.stage === 'demons') return 'Affronter les démons';
  return throwerAt(fight) === 'attacker' ? 'L’attaquant lance' : 'Le défenseur lance';
};

/** The advice on the dice that lie there, in one sentence. */
function adviceOn(fight: Fight): string | undefined {
  const { situation, pawns, faces } = fight;
  if (situation.defender.people === 'demons' || fight.stage === 'shot-decision') return undefined;
  const standing: Situation = {
    ...situation,
    attacker: { ...situation.attacker, pawns: pawns.attacker },
    defender: { ...situation.defender, pawns: pawns.defender, called: 0 },
  };
  const first = fight.stage === 'second-decision' ? faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  return hand && adviceFor(hand, faces[throwerAt(fight)])?.sentence;
}

function Decision({ fight, act }: { fight: Fight; act: (event: PlayEvent) => void }) {
  const side = throwerAt(fight);
  const own = side === monkSide(fight.situation);
  const best = bestDecision(fight);
  const advice = adviceOn(fight);
  const decide = (choice: Act) => act({ kind: 'act', act: choice });
  return (
    <div class={`battle-decide combat-side-${side}`}>
      <p>
        <b>{own ? 'Main de Dieu : relancer un de vos dés ?' : 'Main de Dieu : faire relancer un dé adverse ?'}</b>
      </p>
      <p class="combat-choice-row">
        {fight.faces[side].map((face, i) => (
          <button key={i} type="button" class="combat-button battle-choice" onClick={() => decide(i)}>
            <span>
              Relancer <Die face={face as Face} tone={side === 'attacker' ? 'attack' : 'defend'} />
            </span>
            {best === i && <small>conseillé</small>}
          </button>
        ))}
        <button type="button" class="combat-button battle-choice" onClick={() => decide('keep')}>
          {own ? 'Garder' : 'Laisser'}
          {best === undefined && <small>conseillé</small>}
        </button>
      </p>
      {advice && <p>{french(advice)}</p>}
    </div>
  );
}

const holderText = ({ situation, holder, pawns }: Fight): string => {
  if (holder === 'nobody') return 'Plus personne : la province reste vide.';
  if (holder === 'attacker') return `L’attaque réussit : ${countOf(situation.attacker.people, pawns.attacker)} sur place.`;
  return situation.defender.people === 'demons'
    ? 'La province reste aux démons.'
    : `La défense tient : ${countOf(situation.defender.people, pawns.defender)} debout.`;
};

export function PlayTool({ situation, query, chance }: Props) {
  const [play, act] = useReducer(nextPlay, undefined, () => {
    const sent = location.hash.startsWith(PLAY_KEY) ? parsePlay(location.hash.slice(PLAY_KEY.length), situation) : undefined;
    return sent ?? openPlay(situation, newSeed());
  });
  useEffect(() => {
    if (play.situation !== situation) act({ kind: 'open', situation, seed: play.seed });
  }, [situation]);
  const { fight } = nowOf(play);
  const over = fight.stage === 'over';
  const deciding = awaitsDecision(fight);
  const moments = momentsOf(
    play.states.map((state) => state.fight),
    play.acts,
  );
  const link = () => new URL(`${location.pathname}${query && `?${query}`}${PLAY_KEY}${formatPlay(play)}`, location.origin).href;
  const button = (label: string, event: PlayEvent, off = false, main = false) => (
    <button
      type="button"
      class={main ? 'combat-button combat-button-main' : 'combat-button'}
      aria-disabled={off}
      onClick={() => !off && act(event)}
    >
      {label}
    </button>
  );
  return (
    <>
      <ol class="battle-list">
        {moments.map((moment, i) => (
          <li key={moment.round}>
            <MomentView situation={play.situation} moment={moment} fresh={i === moments.length - 1} />
          </li>
        ))}
      </ol>
      {over && (
        <p class="battle-end combat-sentence">
          {holderText(fight)} L’attaque avait <b>{percent(chance)}</b> de chances.
        </p>
      )}
      {deciding && <Decision fight={fight} act={act} />}
      <div class="battle-controls">
        {!over && !deciding && button(throwLabel(fight), { kind: 'act', act: 'throw' }, false, true)}
        {!over && button(fight.round === 0 ? 'Tout le tir' : 'Tout le round', { kind: 'round' })}
        {!over && button('Jusqu’au bout', { kind: 'end' })}
        {button('Annuler', { kind: 'undo' }, play.acts.length === 0)}
        {button('Rejouer', { kind: 'restart' }, play.acts.length === 0)}
        <button type="button" class="combat-button" onClick={() => act({ kind: 'open', situation, seed: newSeed() })}>
          Autre tirage
        </button>
        <CopyButton label="Copier le lien de ce combat" done="Lien copié" text={link} />
        <span class="battle-seed">Tirage n° {play.seed}</span>
      </div>
      <p class="sr" role="status">
        {french(fight.log.at(-1)?.text ?? '')}
      </p>
    </>
  );
}
