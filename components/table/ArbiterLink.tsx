/** To the arbiter, with what is on the table: made when it is followed, beside the game that goes on. */
export const ArbiterLink = ({ address }: { address: () => string }) => (
  <button type="button" class="table-button" onClick={() => open(address(), '_blank', 'noopener')}>
    Demander à l’arbitre
  </button>
);
