/** Who has not moved and who is in danger: said before the marches are left, at either table. */
import { useMemo } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import type { QuestionAnswer } from '#components/table/stage/Question.tsx';
import { counted, upperFirst } from '#engine/core/french.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { cityPerilsOf, cityPerilTold, emptyTold, perilsOf, perilTold, someOf } from '../war/perils.ts';
import { campPerilTold } from './ways.ts';

/** Named at once; the others are a touch away. */
const MOST = 4;

function Dangers({ view, seat }: { view: View; seat: number }) {
  const told = useMemo(
    () => [...campPerilTold(view, seat), ...cityPerilsOf(view, seat).map(cityPerilTold), ...perilsOf(view, seat).map(perilTold)],
    [view, seat],
  );
  const [first, rest] = told.length > MOST + 1 ? [told.slice(0, MOST), told.slice(MOST)] : [told, []];
  return told.length > 0 ? (
    <div class="skirmish-no">
      <p>
        <b>En danger</b>
        {french(
          ` au coup suivant, si tous ceux qui le peuvent y viennent ou y tirent, et que vos tirs et combats d’ici là n’en arrêtent aucun : ${first.join(' ; ')}.`,
        )}
      </p>
      {rest.length > 0 && (
        <details>
          <summary>{french(`${rest.length} de plus`)}</summary>
          <p>{french(`${upperFirst(rest.join(' ; '))}.`)}</p>
        </details>
      )}
    </div>
  ) : null;
}

/** Cities that anybody may enter. */
export const Empty = ({ view, seat }: { view: View; seat: number }) => {
  const told = emptyTold(view, seat);
  return told ? <p class="skirmish-no">{french(told)}</p> : null;
};

export const Leaving = ({ view, seat, left }: { view: View; seat: number; left: readonly string[] }) => (
  <div class="war-leaving">
    {left.length > 0 && (
      <p>
        <b>{counted(left.length, 'pion n’a pas bougé', 'pions n’ont pas bougé')}</b>
        {french(` : ${someOf(view, left, 4)}.`)}
      </p>
    )}
    <Empty view={view} seat={seat} />
    <Dangers view={view} seat={seat} />
  </div>
);

export const leavingAnswers = (end: () => void, back: () => void): readonly QuestionAnswer[] => [
  { label: 'Finir les mouvements', act: end, isMain: true },
  { label: 'Revenir', act: back },
];
