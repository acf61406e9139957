/** The question on top: lists make a sentence, and the answer comes with each choice; under it, disputes ready to be opened. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Worded } from '../desk.ts';
import { questionIn } from '../fragment.ts';
import type { QuickProps } from '../look.ts';
import { type Dispute, disputeText, type QuickPart, type QuickSelect } from './quick.ts';
import type { QuickUsage } from './read.ts';
import type { Brought } from './ToldLine.tsx';

interface Props<Asked> extends Omit<QuickProps<GameTypes>, 'state'> {
  first: Asked;
  parts: (asked: Asked) => readonly QuickPart<Asked>[];
  format: (asked: Asked) => string;
  parse: (text: string) => Asked | undefined;
  disputes: readonly (Dispute & { readonly asks?: Asked })[];
  /** What no list says and the position does: a list of things. */
  more: string;
  /** What the game adds to the labels of its lists, for a question that a link brings in words. */
  words: () => Promise<QuickUsage<Asked>>;
}

const Options = ({ options, value }: { options: QuickSelect<never>['groups'][number]['options']; value: string }) => (
  <>
    {options.map((one) => (
      <option key={one.value} value={one.value} selected={one.value === value}>
        {one.label}
      </option>
    ))}
  </>
);

const Select = <Asked,>({ part: { label, value, groups, set }, choose }: { part: QuickSelect<Asked>; choose: (asked: Asked) => void }) => (
  <select aria-label={label} value={value} onChange={({ currentTarget }) => choose(set(currentTarget.value))}>
    {groups.map(({ title, options }) =>
      title === undefined ? (
        <Options key="" options={options} value={value} />
      ) : (
        <optgroup key={title} label={title}>
          <Options options={options} value={value} />
        </optgroup>
      ),
    )}
  </select>
);

export function QuickLine<Asked>({
  first,
  parts,
  format,
  parse,
  disputes,
  more,
  words,
  question,
  worded,
  answered,
  ready,
  ask,
}: Props<Asked>) {
  const [asked, set] = useState(first);
  const [told, tell] = useState<Brought>();
  /** What tells it is fetched for it alone. */
  const [found, find] = useState<typeof import('./ToldLine.tsx')>();
  useEffect(() => {
    if (told && !found) void import('./ToldLine.tsx').then(find, () => {});
  }, [told]);
  /** Questions put and not judged yet. */
  const waiting = useRef(0);
  const sent = useRef<string | undefined>(undefined);
  const put = async (text: string | undefined, from?: Worded) => {
    sent.current = text;
    waiting.current += 1;
    await ask(text, from);
    waiting.current -= 1;
  };
  const choose = (next: Asked) => {
    tell(undefined);
    set(next);
    void put(format(next));
  };
  const judge = ({ brought, left, ...read }: Brought) => {
    const judged = format(asked);
    tell({ ...read, brought, left, judged });
    void put(judged, left.length > 0 ? { brought, left } : undefined);
  };
  // What a link asked, or what was asked before; while another is judged, the lists are ahead of it.
  useEffect(() => {
    if (waiting.current > 0) return;
    const now = question === undefined ? undefined : parse(question);
    if (now) set(now);
    if (told && (worded?.brought === told.brought || question === told.judged)) return;
    const said = parts(now ?? asked).flatMap((part) => (typeof part === 'string' ? [] : [part.label]));
    tell(worded && { ...worded, said, isWhole: false, judged: question ?? '' });
  }, [question]);
  const read = async () => {
    const brought = questionIn(location.hash);
    if (brought === undefined) return;
    const [{ readQuick }, known] = await Promise.all([import('./read.ts'), words()]);
    const found = readQuick(brought, first, parts, known);
    // A question of which words were not understood, or what decides not said, may be another one: the lists ask what was read, nothing answers it unasked.
    const judged = found?.isWhole ? { judged: format(found.asked) } : {};
    tell({ brought, said: found?.said ?? [], left: found?.left ?? [], isWhole: found?.isWhole ?? false, ...judged });
    if (found) set(found.asked);
    await put(judged.judged);
  };
  useEffect(() => {
    wakesAfter(read());
    const now = () => void read();
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
  const isPressed = (id: string, asks?: Asked): boolean =>
    question === disputeText(id) || (asks !== undefined && question === format(asks));
  const isAhead = waiting.current > 0 && question !== sent.current;
  const other =
    isAhead || question === format(asked) || answered === ''
      ? ''
      : (disputes.find(({ id }) => disputeText(id) === question)?.title ?? answered);
  return (
    <section class="arbiter-quick" aria-label="La question" onPointerDownCapture={ready} onFocusCapture={ready}>
      <p class={`arbiter-quick-line${other && ' is-other'}`}>
        {parts(asked).map((part, at) =>
          typeof part === 'string' ? <span key={at}>{french(part)}</span> : <Select key={part.label} part={part} choose={choose} />,
        )}
        <span aria-hidden="true">{french(' ?').trim()}</span>
      </p>
      {told && found && <found.ToldLine told={told} parts={parts(asked)} judge={() => judge(told)} />}
      <ul class="bare arbiter-disputes" aria-label="Litiges tout prêts">
        {disputes.map(({ id, title, asks }) => (
          <li key={id}>
            <button
              type="button"
              class="boxed"
              aria-pressed={isPressed(id, asks)}
              onClick={() => (asks ? choose(asks) : void put(disputeText(id)))}
            >
              {french(title)}
            </button>
          </li>
        ))}
      </ul>
      <p class="arbiter-quick-all">
        <a href="#arbitre-position">Toute la position</a>
        {other ? (
          <span class="arbiter-quick-other">{french(`Autre question : ${other}`)}</span>
        ) : (
          <span>{french(`part de ces listes et dit le reste : ${more}.`)}</span>
        )}
      </p>
    </section>
  );
}
