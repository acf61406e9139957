/** Copies the link to what is set, or leads to the page that puts it in another site. */
import { embedHref, href } from '#components/base/url.ts';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  /** The whole address, called at the moment. */
  link: () => string;
  label?: string;
  main?: boolean;
  /** Why there is no link. */
  because?: string | undefined;
}

export function LinkButtons({ link, label = 'Copier le lien', main = false, because }: Props) {
  const aim = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    const { href: whole, origin } = new URL(because === undefined ? link() : '', location.href);
    currentTarget.href = embedHref(whole.slice((origin + href('')).length));
  };
  return (
    <>
      <CopyButton main={main} label={label} done="Lien copié" because={because} text={link} />
      <a class="control-button" href={embedHref('')} onPointerDown={aim} onClick={aim}>
        Intégrer
      </a>
    </>
  );
}
