/** Nothing of anybody's is on the screen until the right person says that they hold it. */
import { useEffect, useRef } from 'preact/hooks';
import { hasActed } from '#components/shared/focus.ts';

interface Props {
  name: string;
  lift: () => void;
}

export function Curtain({ name, lift }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasActed()) button.current?.focus();
  }, [name]);
  return (
    <div class="table-curtain">
      <p class="table-curtain-title">Passez l’appareil à {name}</p>
      <p>Le rideau est tiré : personne ne voit la main de personne.</p>
      <button ref={button} type="button" class="table-button table-button-main" onClick={lift}>
        C’est moi, {name}
      </button>
    </div>
  );
}
