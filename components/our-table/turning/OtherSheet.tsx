/** A second sheet of readings, by the link that its table sends: answers are compared with it for as long as the page is open. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { Choices } from '#engine/core/ruling.ts';

const kept = new Map<string, Choices>();

/** Of the link that was pasted on this page, for this game. */
export const sheetKept = (game: string): Choices | undefined => kept.get(game);

interface Props {
  game: string;
  sheet: Choices | undefined;
  set: (sheet: Choices | undefined) => void;
}

/** The readings of a link for one game, or why it has none. */
export async function sheetIn(link: string, game: string): Promise<{ readonly sheet: Choices } | { readonly because: string }> {
  const { parseOffer } = await import('../reading.ts');
  const at = link.indexOf('#');
  if (at < 0) return { because: 'Ce n’est pas un lien de table : il vient de la page « Notre table », par « Copier le lien ».' };
  const read = parseOffer(link.slice(at).trim());
  if (!read.ok) return { because: read.because };
  const { games, table } = read.value;
  return games.some((one) => one === game) ? { sheet: table.readings } : { because: 'Ce lien ne dit rien de ce jeu.' };
}

export function OtherSheet({ game, sheet, set }: Props) {
  const [refused, refuse] = useState('');
  const take = async (link: string) => {
    if (link === '') return;
    const read = await sheetIn(link, game).catch(() => ({
      because: 'Ce qui lit les liens n’a pas pu être chargé : réessayez avec du réseau.',
    }));
    refuse('because' in read ? read.because : '');
    if ('because' in read) return;
    kept.set(game, read.sheet);
    set(read.sheet);
  };
  const leave = () => {
    kept.delete(game);
    set(undefined);
  };
  return (
    <div class="row turning-sheet">
      <label class="row">
        <span class="control-label">Comparer avec une autre table</span>
        <input type="url" placeholder="son lien, de « Notre table »" onChange={({ currentTarget: { value } }) => void take(value)} />
      </label>
      {sheet && (
        <button type="button" class="control-button" onClick={leave}>
          Oublier ce lien
        </button>
      )}
      <p role="alert">{french(refused)}</p>
    </div>
  );
}
