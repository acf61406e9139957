/** Nearer, farther, all of it. */
export const ZOOM_STEP = 1.6;

interface Props {
  by: (factor: number) => void;
  fit: () => void;
}

export const ZoomButtons = ({ by, fit }: Props) => (
  <fieldset class="atlas-zoom" aria-label="Zoom de la carte">
    <button type="button" aria-label="Agrandir la carte" onClick={() => by(ZOOM_STEP)}>
      +
    </button>
    <button type="button" aria-label="Réduire la carte" onClick={() => by(1 / ZOOM_STEP)}>
      −
    </button>
    <button type="button" class="atlas-fit" aria-label="Voir toute la carte" onClick={fit}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
      </svg>
    </button>
  </fieldset>
);
