/** Near an answer: whose box it counts with, where it is not the site's own or the table has another. */
import { href } from '#components/base/url.ts';
import { several } from '#engine/core/french.ts';
import { changeTable, withBox } from '../change.ts';

interface Props {
  game: string;
  /** What is counted with, as it is kept; empty for ours. */
  text: string;
  /** What the table keeps. */
  kept: string;
  set: (text: string) => void;
  /** What is counted with: the table's own (a link's words), another's and ours (sentences). */
  words: { readonly mine: string; readonly other: string; readonly ours: string };
}

/** The words of a box that is made of values. */
export const valuesSaid = (box: Readonly<Record<string, number>>): Props['words'] => {
  const count = Object.keys(box).length;
  return {
    mine: `Avec les valeurs de votre boîte\u00a0(${count})`,
    other: `Avec ${several(count, 'une valeur', 'valeurs')} d’une boîte.`,
    ours: 'Avec les valeurs du site.',
  };
};

export function BoxLine({ game, text, kept, set, words }: Props) {
  if (!text && !kept) return null;
  if (text === kept)
    return (
      <p class="row ours-line">
        <a href={href('notre-table/')}>{words.mine}</a>
      </p>
    );
  return (
    <p class="row ours-line">
      <span>{text ? words.other : words.ours}</span>
      {kept && (
        <button type="button" onClick={() => set(kept)}>
          Reprendre votre boîte
        </button>
      )}
      <button type="button" onClick={() => changeTable((table) => withBox(table, game, text))}>
        {text ? 'Garder pour votre table' : 'Oublier votre boîte'}
      </button>
    </p>
  );
}
