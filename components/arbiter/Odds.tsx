/** Beside a verdict, what one seat's eyes, or dice, may bring: counted when asked, exactly. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { GameTypes, LogLine } from '#engine/core/game.ts';
import type { Bench } from './bench.ts';
import type { Desk } from './desk.ts';

interface Props<G extends GameTypes, Seen> {
  desk: Desk<G>;
  bench: () => Promise<Bench<G, Seen>>;
}

export function Odds<G extends GameTypes, Seen>({ desk, bench }: Props<G, Seen>) {
  const { state, move, eyes } = desk;
  const [lines, tell] = useState<readonly LogLine[]>();
  useEffect(() => {
    let isLatest = true;
    tell(undefined);
    bench()
      .then(({ odds }) => odds(desk))
      .then(
        (found) => isLatest && tell(found),
        () => {},
      );
    return () => {
      isLatest = false;
    };
  }, [state, move, eyes]);
  if (!lines) return null;
  return (
    <ul class="arbiter-lines arbiter-odds" aria-live="polite">
      {lines.map(({ text, rules }) => (
        <li key={text}>
          {french(text)} {rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
        </li>
      ))}
    </ul>
  );
}
