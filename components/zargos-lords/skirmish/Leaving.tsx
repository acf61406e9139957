/** Who has not moved and who is in danger: said before the marches are left, at either table. */
import { french } from '#components/base/typography.ts';
import type { QuestionAnswer } from '#components/table/stage/Question.tsx';
import { counted } from '#engine/core/french.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { perilsOf, perilTold, someOf } from '../war/perils.ts';

export function Leaving({ view, seat, left }: { view: View; seat: number; left: readonly string[] }) {
  const perils = perilsOf(view, seat);
  return (
    <div class="war-leaving">
      <p>
        <b>{counted(left.length, 'pion n’a pas bougé', 'pions n’ont pas bougé')}</b>
        {french(` : ${someOf(view, left, 4)}.`)}
      </p>
      {perils.length > 0 && (
        <p class="skirmish-no">
          <b>En danger</b>
          {french(
            ` au coup suivant, si tous ceux qui le peuvent y viennent ou y tirent : ${perils.slice(0, 3).map(perilTold).join(' ; ')}${perils.length > 3 ? ` ; ${perils.length - 3} de plus` : ''}.`,
          )}
        </p>
      )}
    </div>
  );
}

export const leavingAnswers = (end: () => void, back: () => void): readonly QuestionAnswer[] => [
  { label: 'Finir les mouvements', act: end, isMain: true },
  { label: 'Revenir', act: back },
];
