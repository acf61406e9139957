/** The learner's first fight: throw, see who falls and why, to the end; then what the chances were. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { Die } from '#components/kit/dice/Die.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';
import { several } from '#engine/core/french.ts';
import { unmarked } from '#engine/core/link.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { diceInRound, type Side } from '#engine/zargos/rules/combat.ts';
import { defendingPawns } from '#engine/zargos/rules/powers.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { Army } from '../Army.tsx';
import { type Fighter, fightersText, SIDE_NAMES } from '../fight-words.ts';
import { BeatView } from './BeatView.tsx';
import { beatsOf } from './beats.ts';
import { DAMAGED_PLAY, fightNow, fightSeed, formatPlay, nextPlay, openPlay, parsePlay } from './play-store.ts';

/** Both camps before a fight, drawn: nothing to set. */
interface CampProps {
  situation: Situation;
}

const Camp = ({ side, people, pawns, dice }: { side: Side; people: Fighter; pawns: number; dice: number }) => (
  <div class={`combat-side combat-side-${side}`}>
    <p class="control-label">{SIDE_NAMES[side]}</p>
    <p class="centred combat-people">
      <Pawn people={people} label="" />
      {fightersText(people, pawns)}
    </p>
    <Army people={people} pawns={pawns} />
    <p class="row combat-dice combat-dice-start">
      {Array.from({ length: dice }, (_, i) => (
        <Die key={i} tone={side === 'attacker' ? 'attack' : 'defend'} label="" />
      ))}
      <small>{several(dice, 'un dé', 'dés')}</small>
    </p>
  </div>
);

function SidePanelStill({ situation }: CampProps) {
  const { attacker, defender } = situation;
  const readings = readingsOf(situation);
  const defending = defendingPawns(defender);
  return (
    <div class="combat-sides">
      <Camp
        side="attacker"
        people={attacker.people}
        pawns={attacker.pawns}
        dice={diceInRound(attacker.pawns, attacker.warWind, readings)}
      />
      <p class="combat-versus">contre</p>
      <Camp side="defender" people={defender.people} pawns={defending} dice={diceInRound(defending, false, readings)} />
    </div>
  );
}

interface Props {
  situation: Situation;
  /** Exact chance that the attacker takes the province. */
  chance: number;
  rules: RuleLinks;
}

const KEY = 'tirage';
const ID = 'premier-combat';

const newSeed = (): string => fightSeed(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export function FirstFight({ situation, chance, rules }: Props) {
  const [play, act] = useReducer(nextPlay, undefined, () => openPlay(situation, '0'));
  const [shared, setShared] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const bottom = useRef<HTMLDivElement>(null);
  const { fight } = fightNow(play);
  const started = play.acts.length > 0;
  const over = fight.stage === 'over';
  const beats = beatsOf(
    play.states.map((state) => state.fight),
    play.acts,
  );
  useAddressRead((query) => {
    const link = unmarked(query);
    const sent = new URLSearchParams(link.ok ? link.text : '').get(KEY);
    const read = !link.ok ? undefined : sent === null ? openPlay(situation, '0') : parsePlay(sent, situation);
    setRefused(!link.ok ? [link.because] : read ? [] : [DAMAGED_PLAY]);
    setShared(true);
    if (read) act({ kind: 'load', play: read });
  });
  useAddressTold(started ? `${KEY}=${formatPlay(play)}` : undefined);
  useEffect(() => {
    if (started && !shared) bottom.current?.scrollIntoView({ block: 'nearest' });
  }, [play.acts.length]);
  const roll = () => {
    setShared(false);
    setRefused([]);
    if (!started) act({ kind: 'open', situation, seed: newSeed() });
    act({ kind: 'round' });
  };
  const again = () => {
    setShared(false);
    act({ kind: 'open', situation, seed: newSeed() });
  };
  const link = () => linkTo(`${KEY}=${formatPlay(play)}`, ID);
  return (
    <Rules links={rules}>
      <section id={ID} class="tool combat battle" aria-label="Votre premier combat">
        <Refusals refused={refused} />
        <div class="combat-head">
          <p class="combat-title">Les dés sont à vous</p>
          {started && <span class="badge">tirage n° {play.seed}</span>}
        </div>
        {!started && <SidePanelStill situation={situation} />}
        <ol class="battle-list">
          {beats.map((beat, i) => (
            <li key={beat.round}>
              <BeatView situation={situation} beat={beat} fresh={!shared && i === beats.length - 1} />
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
              Vos chances étaient de <b>{shortPercent(chance)}</b>.
            </p>
          </div>
        )}
        <div class="row battle-controls" ref={bottom}>
          {over ? (
            <>
              <button type="button" class="control-button control-button-main" onClick={again}>
                Recommencer
              </button>
              <LinkButtons label="Copier le lien de ce combat" link={link} />
            </>
          ) : (
            <button type="button" class="control-button control-button-main" onClick={roll}>
              {!started ? 'Lancer les dés' : `Lancer le round ${fight.round}`}
            </button>
          )}
        </div>
        <Spoken text={french(fight.log.at(-1)?.text ?? '')} />
      </section>
    </Rules>
  );
}
