/** Says `text` to screen readers a moment after it last changed, never at first. */
import { useEffect, useRef, useState } from 'preact/hooks';

const DELAY = 400;

export function LiveLine({ text }: { text: string }) {
  const [said, say] = useState('');
  const first = useRef<string | undefined>(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = undefined;
    const timer = setTimeout(() => say(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="sr" role="status" data-live>
      {said}
    </p>
  );
}
