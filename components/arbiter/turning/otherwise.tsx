/** At the table: under which readings a refused move would be judged otherwise. The table says what was asked as a link to the arbiter. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { AllReadings } from '#components/our-table/turning/AllReadings.tsx';
import type { GameTypes } from '#engine/core/game.ts';
import { benchOf } from '../bench.ts';
import { type Desk, openDesk } from '../desk.ts';
import { parseArbiter } from '../link.ts';
import type { ArbiterSpec } from '../spec.ts';

export function otherwiseOf<G extends GameTypes>(spec: ArbiterSpec<G>, rulings: readonly RulingText[]): ComponentType<{ link: string }> {
  const { turning } = benchOf(spec);
  return function Otherwise({ link }) {
    const [desk, ask] = useState<Desk<G>>();
    useEffect(() => {
      void parseArbiter(spec, new URL(link, location.href).hash).then((asked) => asked.ok && ask({ ...openDesk(spec), ...asked.value }));
    }, [link]);
    if (!desk) return null;
    const choices = spec.readings.of(desk.state);
    return (
      <AllReadings game={spec.game.id} rulings={rulings} options={choices} ours={choices} question={link} job={async () => turning(desk)} />
    );
  };
}
