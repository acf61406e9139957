/** The form of a paragraph, made at its first opening and kept, with what was written, for the next. */
import { render } from 'preact';
import { href } from '#components/base/url.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { Correction } from './letter.ts';

type Read = Required<Omit<Correction, 'proposed' | 'why'>>;

/** The part of `/regles.json` that is read here: the text as it is hashed, and of which edition, all of one build. */
interface RulesFile {
  readonly version: string;
  readonly date: string;
  readonly rules: readonly Omit<Read, 'edition'>[];
}

async function load(): Promise<RulesFile> {
  const response = await fetch(href('regles.json'), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`regles.json: ${response.status}`);
  return response.json();
}

let loading: Promise<RulesFile> | undefined;

async function readOf(id: string): Promise<Read> {
  loading ??= load();
  const { version, date, rules } = await loading.catch((error) => {
    loading = undefined;
    throw error;
  });
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`${id} is not in regles.json`);
  const { title, hash, text } = rule;
  return { id, title, hash, text, edition: `${version} du ${date}` };
}

export async function openCorrection(article: HTMLElement, id: string, door: HTMLElement): Promise<void> {
  let box = article.querySelector<HTMLElement>('.correction');
  if (!box) {
    const read = await readOf(id);
    box = document.createElement('div');
    box.className = 'correction';
    const close = () => {
      box?.toggleAttribute('hidden', true);
      door.hidden = false;
      door.focus();
    };
    render(<CorrectionForm read={read} close={close} />, box);
    article.append(box);
  }
  box.hidden = false;
  door.hidden = true;
  box.querySelector('textarea')?.focus();
}
