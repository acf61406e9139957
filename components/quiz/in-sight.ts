/** Where the page stands when a question is posed, and when it is answered. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hasActed } from '#components/kit/focus.ts';
import { areInSight, comeIntoSight } from '#components/table/sight.ts';

/** Each question, the first of all included, begins at the top of the screen and takes the keyboard; not on a page that is just being opened. */
export function useQuestionInSight(top: RefObject<HTMLElement | null>, number: number | undefined): void {
  useLayoutEffect(() => {
    if (number === undefined || !hasActed()) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [number]);
}

/** What an answer brings is seen from the element `from` on, unless all that matches `answer` is in sight already. */
export function useAnswerInSight(top: RefObject<HTMLElement | null>, said: unknown, from: string, answer: string): void {
  useEffect(() => {
    const { current } = top;
    if (said === undefined || !current || areInSight(current.querySelectorAll(answer))) return;
    comeIntoSight(current.querySelector(from), 'start');
  }, [said]);
}
