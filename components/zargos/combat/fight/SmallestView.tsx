/** « Plus petite attaque »: the fewest pawns that take the province with the chance asked for. */
import { useEffect, useState } from 'preact/hooks';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { away } from '#components/kit/sums/away.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import type { FightSums } from '../fight.worker.ts';
import { fightersText } from '../fight-words.ts';
import { openOddsWorker } from '../use-odds.ts';
import type { PageEvent } from './page-store.ts';
import type { Smallest as Found } from './smallest.ts';

export function SmallestView({ situation, target, act }: { situation: Situation; target: number; act: (event: PageEvent) => void }) {
  const [found, setFound] = useState<Found>();
  const { attacker } = situation;
  useEffect(() => {
    setFound(undefined);
    return away<FightSums, Found>(openOddsWorker, (sums) => sums.smallest(situation, target), { done: setFound, failed: () => {} });
  }, [JSON.stringify({ ...situation, attacker: { ...attacker, pawns: 0 } }), target]);
  return (
    <>
      <p class="row combat-ask">
        Pour gagner au moins{' '}
        <NumberInput
          label="Chance cherchée, en pour cent"
          unit="Un point"
          value={target}
          least={1}
          most={99}
          set={(value) => act({ kind: 'target', percent: value })}
        />{' '}
        fois sur 100…
      </p>
      <div class="combat-answer" role="status">
        {found ? <Answer found={found} attacker={attacker} target={target} /> : <p>Calcul en cours…</p>}
        {found?.pawns !== undefined && found.pawns !== attacker.pawns && (
          <button
            type="button"
            class="control-button"
            onClick={() => act({ kind: 'set', event: { kind: 'pawns', side: 'attacker', pawns: found.pawns ?? attacker.pawns } })}
          >
            Essayer avec {found.pawns}
          </button>
        )}
      </div>
    </>
  );
}

/** A chance that is not enough, with the decimals that show it. */
const shyOf = (chance: number, target: number): string => shortPercent(chance, Math.round(chance * 1000) >= target * 10 ? 3 : 1);

function Answer({ found, attacker, target }: { found: Found; attacker: Situation['attacker']; target: number }) {
  if (found.pawns === undefined) {
    return (
      <p class="combat-sentence">
        Même {fightersText(attacker.people, MAX_PAWNS)} n’y suffisent pas : {shortPercent(found.chance)}.
      </p>
    );
  }
  return (
    <p class="combat-sentence">
      Il faut attaquer à <b>{fightersText(attacker.people, found.pawns)}</b> : {shortPercent(found.chance)}
      {found.before === undefined ? '.' : `, contre ${shyOf(found.before, target)} avec un pion de moins.`}
    </p>
  );
}
