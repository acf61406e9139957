/** « Ma boîte » beside a tool: a whole part of the box out of a club's own file, kept for all that this table uses; ours as a file to start from. */
import { useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { FileButton, type OpenFile } from '#components/kit/FileButton.tsx';
import { downloadText } from '#components/kit/files.ts';
import type { Checked } from '#engine/core/input.ts';
import { changeTable, UNAVAILABLE, withBox } from '../change.ts';

interface Props {
  game: string;
  /** « plateau » */
  what: string;
  /** How such a file is had and what it does, in a sentence or two. */
  note: string;
  /** What is shown now, as it is kept; empty for ours. */
  text: string;
  /** What is shown now, as a file for people: `gran-plateau.json`. */
  file: { readonly name: string; readonly text: () => string };
  /** Reads a file: what is kept of it, and what it holds in a few words. A refusal is one French sentence. */
  read: (text: string) => Promise<Checked<{ readonly text: string; readonly words: string }>>;
  /** Shows it; empty for ours. */
  set: (text: string) => void;
  /** What goes by it from then on, as a sentence. */
  follows?: string;
  /** Why what was kept is not shown. */
  told?: string;
}

export function OwnFile({ game, what, note, text, file, read, set, follows = 'Les réponses et la table le suivent.', told = '' }: Props) {
  const [refused, refuse] = useState('');
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const keep = (next: string, done: string) => {
    const isKept = changeTable((table) => withBox(table, game, next));
    set(next);
    refuse('');
    say(isKept ? done : `${done} ${UNAVAILABLE}`);
    // The button may go with what it did.
    status.current?.focus();
  };
  const open: OpenFile = async (content, name) => {
    const opened = content.ok ? await read(content.text) : content;
    if (opened.ok) return keep(opened.value.text, `${name} : ${opened.value.words}. ${follows}`);
    say('');
    refuse(`${name} : ${opened.because} Rien n’a changé.`);
  };
  return (
    <details class="own-file" open={text !== '' || told !== '' || undefined}>
      <summary>
        Ma boîte : {what} <small>{text ? 'celui de votre boîte' : 'celui du site'}</small>
      </summary>
      <p>{french(note)}</p>
      <div class="control-actions">
        <FileButton label="Ouvrir un fichier" open={open} />
        <button type="button" class="control-button" onClick={() => downloadText(file.name, file.text())}>
          {text ? 'Enregistrer le vôtre' : 'Enregistrer le nôtre, pour partir de là'}
        </button>
        {(text || told) && (
          <button type="button" class="control-button" onClick={() => keep('', `Le ${what} du site est de retour.`)}>
            Revenir à celui du site
          </button>
        )}
      </div>
      <p ref={status} role="status" tabIndex={-1}>
        {french(said)}
      </p>
      <div role="alert">{(refused || told) && <p class="control-refused">{french(refused || told)}</p>}</div>
    </details>
  );
}
