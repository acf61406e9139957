/** A notice for ears, from wherever it is known: at a table its one voice says it, elsewhere a live line of its own. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Spoken } from '#components/kit/Signs.tsx';
import type { Saying } from './said.ts';

/** Has the voice say what `who` has to say now; undefined for nothing any more. */
export type Tell = (who: object, notice: Saying | undefined) => void;

export const Ears = createContext<Tell | undefined>(undefined);

export function Aloud({ title, text }: { title?: string | undefined; text: string }) {
  const tell = useContext(Ears);
  const who = useRef({}).current;
  useEffect(() => tell?.(who, title || text ? { ...(title && { title }), text } : undefined), [title, text]);
  useEffect(() => () => tell?.(who, undefined), []);
  return tell ? null : <Spoken text={title ? `${title}. ${text}` : text} />;
}
