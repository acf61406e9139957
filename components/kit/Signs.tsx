/** What a tool says about itself: what it refused of a link, and its result for ears. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';

/** What a link said that is not taken, one sentence each. */
export const Refusals = ({ refused }: { refused: readonly string[] }) => (
  <div role="alert">
    {refused.length > 0 && (
      <div class="control-refused">
        <p>
          <b>Tout n’a pas pu être lu dans ce lien.</b>
        </p>
        <ul>
          {refused.map((because) => (
            <li key={because}>{french(because)}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

/** Says `text` to screen readers a moment after it last changed, never at first. */
export function Spoken({ text }: { text: string }) {
  const [said, say] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => say(french(text)), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="sr" role="status">
      {said}
    </p>
  );
}
