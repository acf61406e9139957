/** Of a move that was refused, whether another reading would let it be made: what asks is fetched when it is wanted. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Narration } from '../spec.ts';

interface Props {
  fetch: NonNullable<Narration<never>['otherwise']>;
  /** To the arbiter, with the position and the move. */
  link: string;
}

function OtherReading({ fetch, link }: Props) {
  const [found, find] = useState<{ readonly Otherwise: ComponentType<{ link: string }> }>();
  return (
    <details class="table-otherwise" onToggle={({ currentTarget }) => currentTarget.open && fetch().then(find, () => {})}>
      <summary>Tiendrait-il sous une autre lecture ?</summary>
      {found && <found.Otherwise link={link} />}
    </details>
  );
}

/** The fold of a link to the arbiter; undefined in a game that has none. */
export const otherwiseIn = ({ otherwise }: Pick<Narration<never>, 'otherwise'>) =>
  otherwise && ((link: string) => <OtherReading key={link} fetch={otherwise} link={link} />);
