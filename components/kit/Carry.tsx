/** How what a page keeps leaves it, by a link or a file, and comes back by a file. */
import type { ComponentChildren } from 'preact';
import { FileButton, type OpenFile } from './FileButton.tsx';
import { download } from './files.ts';
import { LinkButtons } from './LinkButtons.tsx';

interface Props {
  /** Undefined: there is nothing to take away. Without a link: it would be too long for one. */
  carried: { readonly link: (() => string) | undefined; readonly file: string; readonly value: () => unknown } | undefined;
  /** The link is what one does first. */
  main?: boolean;
  open: OpenFile;
  /** Other buttons, after these. */
  children?: ComponentChildren;
}

const Link = ({ main, link }: { main: boolean; link: (() => string) | undefined }) =>
  link ? <LinkButtons main={main} link={() => new URL(link(), location.href).href} /> : <p>Trop long pour un lien : envoyez un fichier.</p>;

export const Carry = ({ carried, main = false, open, children }: Props) => (
  <div class="control-actions">
    {carried && (
      <>
        <Link main={main} link={carried.link} />
        <button type="button" class="control-button" onClick={() => download(carried.file, carried.value())}>
          Enregistrer un fichier
        </button>
      </>
    )}
    <FileButton label="Ouvrir un fichier" open={open} />
    {children}
  </div>
);
