/** What a move has done to who plays here: what it cost, what was played and by which rules. Nothing goes on until it is read. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { LogLine } from '#engine/core/game.ts';
import { comeIntoSight } from './sight.ts';
import type { Blow } from './spec.ts';

interface Props {
  blow: Blow;
  /** What the log tells of the move. */
  lines: readonly LogLine[];
  goOn: () => void;
  /** Looks at all again that was played since one's own last move. */
  review: () => void;
}

/** More lines than this are a whole round: of those, the ones that speak to whoever reads. */
const FEW = 4;
const SPOKEN = /\b(?:vous|vos|votre)\b/i;

function dueLines(lines: readonly LogLine[]): readonly LogLine[] {
  const own = lines.filter(({ text }) => SPOKEN.test(text));
  return lines.length > FEW && own.length > 0 ? own : lines;
}

/** Rules of a line, each a link. */
const Cited = ({ rules }: Pick<LogLine, 'rules'>) => rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' ']);

/** The blow, told once: in the log's words where they say it and more. */
export function toldOnce({ text, says = [] }: Pick<Blow, 'text' | 'says'>, lines: readonly LogLine[]) {
  const isSame = (line: LogLine): boolean => line.text.startsWith(text.replace(/\.$/, ''));
  const fuller = lines.find(isSame);
  const same = lines.filter((line) => line === fuller || says.includes(line.text));
  const rules = [...new Set(same.flatMap((line) => line.rules))];
  return { headline: { text: fuller?.text ?? text, rules }, lines: lines.filter((line) => !same.includes(line)) };
}

export function BlowCard({ blow, lines, goOn, review }: Props) {
  const told = toldOnce(blow, dueLines(lines));
  const card = useRef<HTMLElement>(null);
  // Where it struck is seen above the card: from its top, so that the page does not go on to what was shown.
  useEffect(() => {
    requestAnimationFrame(() => comeIntoSight(card.current?.closest('.table-seated')?.querySelector('.table-board') ?? null, 'start'));
  }, []);
  return (
    <section ref={card} class="table-blow" role="alertdialog" aria-labelledby="table-blow" aria-describedby="table-blow-told">
      <p id="table-blow" class="table-blow-headline">
        {french(told.headline.text)} <Cited rules={told.headline.rules} />
      </p>
      <ul id="table-blow-told">
        {told.lines.map(({ text, rules }, number) => (
          <li key={number}>
            {french(text)} <Cited rules={rules} />
          </li>
        ))}
      </ul>
      <div class="row table-actions">
        <button type="button" class="table-button table-button-main" onClick={goOn}>
          Continuer
        </button>
        <button type="button" class="table-button" onClick={review}>
          Revoir depuis mon tour
        </button>
      </div>
    </section>
  );
}
