/** What several people at one screen are asked together: whoever wants to react takes the device, and nobody learns why the others did not. */
import { french } from '#components/base/typography.ts';
import type { Seat } from '#engine/core/events.ts';

interface Props {
  text: string;
  seats: readonly Seat[];
  nameOf: (seat: Seat) => string;
  /** Who reacts; undefined for nobody. */
  answer: (wants: Seat | undefined) => void;
  /** Nobody wants to be asked any more in this turn. */
  rest: () => void;
}

export function Together({ text, seats, nameOf, answer, rest }: Props) {
  return (
    <section class="table-together" aria-label="Question à tous">
      <p role="status">{french(text)}</p>
      <div class="row table-actions">
        <button type="button" class="table-button table-button-main" onClick={() => answer(undefined)}>
          Personne
        </button>
        {seats.map((seat) => (
          <button key={seat} type="button" class="table-button" onClick={() => answer(seat)}>
            Moi, {nameOf(seat)}
          </button>
        ))}
        <button type="button" class="table-button" onClick={rest}>
          Plus de ce tour
        </button>
      </div>
    </section>
  );
}
