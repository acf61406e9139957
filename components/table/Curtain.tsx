/** No hand is on the screen until the right person says that they hold it; what everybody sees stays in sight below. */

export function Curtain({ name, lift }: { name: string; lift: () => void }) {
  return (
    <div class="table-curtain">
      <p class="table-curtain-title">Passez l’appareil à {name}</p>
      <p>Le rideau est tiré : la table reste en vue, les mains sont couvertes.</p>
      <button type="button" class="table-button table-button-main" onClick={lift}>
        C’est moi, {name}
      </button>
    </div>
  );
}
