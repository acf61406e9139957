/** Stars, as signs and in words. */
interface Props {
  /** 0 to 3. */
  stars: number;
}

const SAID = ['pas encore fait', 'une étoile sur trois', 'deux étoiles sur trois', 'trois étoiles sur trois'] as const;

export const StarsOf = ({ stars }: Props) => (
  <span class="lesson-stars" data-stars={stars}>
    <span class="sr">, {SAID[stars]}</span>
    <span aria-hidden="true">
      <b>{'★'.repeat(stars)}</b>
      {'☆'.repeat(3 - stars)}
    </span>
  </span>
);
