/** What a move has done to who plays here: what it cost, what was played and by which rules. Nothing goes on until it is read. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { LogLine } from '#engine/core/game.ts';
import { blowLines } from './blow-lines.ts';
import { comeIntoSight } from './sight.ts';

interface Props {
  headline: string;
  /** What the log tells of the move. */
  lines: readonly LogLine[];
  goOn: () => void;
  /** Looks at all again that was played since one's own last move. Absent: that is the one told. */
  review: (() => void) | undefined;
}

/** More lines than this are a whole round: of those, the ones that speak to whoever reads. */
const FEW = 7;
const SPOKEN = /\b(?:vous|vos|votre)\b/i;

function dueLines(lines: readonly LogLine[]): readonly LogLine[] {
  const own = lines.filter(({ text }) => SPOKEN.test(text));
  return lines.length > FEW && own.length > 0 ? own : lines;
}

const Rules = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((rule) => (
      <>
        {' '}
        <RuleLink id={rule} />
      </>
    ))}
  </>
);

export function BlowCard({ headline, lines, goOn, review }: Props) {
  const card = useRef<HTMLElement>(null);
  const told = blowLines(headline, lines);
  // Where it struck is seen above the card: from its top, so that the page does not go on to what was shown.
  useEffect(() => {
    requestAnimationFrame(() => comeIntoSight(card.current?.closest('.table-seated')?.querySelector('.table-stage') ?? null, 'start'));
  }, []);
  return (
    <section ref={card} class="table-blow" role="alertdialog" aria-labelledby="table-blow" aria-describedby="table-blow-told">
      <p id="table-blow" class="table-blow-headline">
        {french(told.headline.text)}
        <Rules of={told.headline.rules} />
      </p>
      <ul id="table-blow-told">
        {dueLines(told.lines).map(({ text, rules }, number) => (
          <li key={number}>
            {french(text)}
            <Rules of={rules} />
          </li>
        ))}
      </ul>
      <div class="row table-actions">
        <button type="button" class="table-button table-button-main" onClick={goOn}>
          Continuer
        </button>
        {review && (
          <button type="button" class="table-button" onClick={review}>
            Revoir depuis mon tour
          </button>
        )}
      </div>
    </section>
  );
}
