/** What the Moine should do with a throw: exact, for the round that comes (ZAR-MOI-1, ZAR-L-3). */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { away } from '#components/kit/sums/away.ts';
import type { Advice, HandOfGod, Situation } from '#engine/zargos/fight/types.ts';
import { adviceFor, handOfGod } from '#engine/zargos/odds/hand-of-god.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import type { FightSums } from '../fight.worker.ts';
import { isHeavy } from '../heavy.ts';
import { openOddsWorker } from '../use-odds.ts';

/** A throw, entered die by die: touch the faces that came up; touch a die of the throw to take it back. */
interface Props {
  legend: string;
  tone: 'attack' | 'defend';
  /** Dice of the throw. */
  count: number;
  faces: readonly DieFace[];
  set: (faces: readonly DieFace[]) => void;
}

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];

function ThrowPicker({ legend, tone, count, faces, set }: Props) {
  const full = faces.length >= count;
  return (
    <fieldset class="combat-throw">
      <legend class="control-label">{legend}</legend>
      <p class="row combat-throw-dice">
        {Array.from({ length: count }, (_, i) => {
          const face = faces[i];
          if (face === undefined) return <Die key={i} tone={tone} label="dé à entrer" />;
          return (
            <button
              key={i}
              type="button"
              aria-label={`Reprendre le dé ${i + 1} : ${face}`}
              onClick={() => set(faces.filter((_face, at) => at !== i))}
            >
              <Die face={face} tone={tone} label="" />
            </button>
          );
        })}
      </p>
      <p class="row combat-throw-palette">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-disabled={full}
            aria-label={`Ajouter un ${face}`}
            onClick={() => !full && set([...faces, face])}
          >
            <Die face={face} label="" />
          </button>
        ))}
      </p>
    </fieldset>
  );
}

/** The decisions of a throw; undefined while they are counted. */
function useHand(situation: Situation, first: readonly number[] | undefined): HandOfGod | undefined {
  const [hand, setHand] = useState<HandOfGod>();
  useEffect(() => {
    setHand(undefined);
    if (!isHeavy(situation)) return setHand(handOfGod(situation, first));
    return away<FightSums, HandOfGod | undefined>(openOddsWorker, (sums) => sums.handOfGod(situation, first), {
      done: setHand,
      failed: () => {},
    });
  }, [situation, first?.join()]);
  return hand;
}

const AllThrows = ({ hand, tone }: { hand: HandOfGod; tone: 'attack' | 'defend' }) => (
  <details class="combat-throws">
    <summary>Tous les jets de {hand.dice === 1 ? 'ce dé' : `ces ${hand.dice} dés`}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Jet</th>
          <th scope="col">Conseil</th>
          <th scope="col">Tient</th>
        </tr>
      </thead>
      <tbody>
        {hand.throws.map(({ faces, best, keep, rerolls }) => (
          <tr key={faces.join()}>
            <th scope="row">
              {faces.map((face, i) => (
                <Die key={i} face={face as DieFace} tone={tone} />
              ))}
            </th>
            <td>{best === undefined ? 'garder' : `relancer le ${best}`}</td>
            <td>{shortPercent(best === undefined ? keep : (rerolls.find((reroll) => reroll.face === best)?.hold ?? keep))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const Told = ({ advice }: { advice: Advice }) => (
  <>
    <p class="combat-sentence">{french(advice.sentence)}</p>
    <ul class="wrap combat-rerolls">
      <li>
        <span>Garder</span> <b>{shortPercent(advice.keep)}</b>
      </li>
      {advice.rerolls.map(({ face, hold }) => (
        <li key={face} class={face === advice.best ? 'is-best' : undefined}>
          <span>Relancer le {face}</span> <b>{shortPercent(hold)}</b>
        </li>
      ))}
    </ul>
  </>
);

interface ThrowProps {
  hand: HandOfGod;
  legend: string;
  tone: 'attack' | 'defend';
  faces: readonly DieFace[];
  set: (faces: readonly DieFace[]) => void;
}

function Throw({ hand, legend, tone, faces, set }: ThrowProps) {
  const advice = faces.length === hand.dice ? adviceFor(hand, faces) : undefined;
  return (
    <div class="combat-advice">
      <ThrowPicker legend={legend} tone={tone} count={hand.dice} faces={faces} set={set} />
      <div role="status">
        {advice ? (
          <Told advice={advice} />
        ) : (
          <p>Touchez les faces sorties. Avant ce jet, les Moines tiennent {shortPercent(hand.hold)} du temps.</p>
        )}
      </div>
      <AllThrows hand={hand} tone={tone} />
    </div>
  );
}

export function MonkAdvice({ situation }: { situation: Situation }) {
  const [first, setFirst] = useState<readonly DieFace[]>([]);
  const [second, setSecond] = useState<readonly DieFace[]>([]);
  const hand = useHand(situation, undefined);
  const complete = hand !== undefined && first.length === hand.dice;
  const next = useHand(situation, complete ? first : undefined);
  useEffect(() => {
    setFirst([]);
    setSecond([]);
  }, [situation]);
  if (!hand) return <p>Calcul en cours…</p>;
  const monk = monkSide(situation);
  const toneOf = (thrower: HandOfGod['thrower']) => ((thrower === 'monk') === (monk === 'attacker') ? 'attack' : 'defend');
  const legendOf = (thrower: HandOfGod['thrower']) => (thrower === 'monk' ? 'Le jet des Moines' : 'Le jet de l’adversaire');
  return (
    <>
      <p>
        Au round qui vient, avec les pions posés ci-dessus <RuleLink id="ZAR-MOI-1" />. Le Moine décide aussitôt après chaque jet, avant
        l’autre <RuleLink id="ZAR-L-3" />.
      </p>
      <Throw hand={hand} legend={legendOf(hand.thrower)} tone={toneOf(hand.thrower)} faces={first} set={setFirst} />
      {complete && next && (
        <>
          <p>
            {hand.thrower === 'monk'
              ? 'S’il garde ce jet, il peut encore faire relancer un dé adverse :'
              : 'S’il laisse ce jet, il peut encore relancer un de ses dés :'}
          </p>
          <Throw hand={next} legend={legendOf(next.thrower)} tone={toneOf(next.thrower)} faces={second} set={setSecond} />
        </>
      )}
    </>
  );
}
