/** What the learner's last fight in Zargos has cost him. */
import type { CoachMoment } from '#components/lesson/coach.ts';
import { counted } from '#engine/core/french.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';

/** Until he moves on: the next fight, or a march. */
export function paid({ view, seat, since }: CoachMoment<Zargos>): string | undefined {
  const [fight, ...after] = since(({ kind }) => kind === 'opened');
  if (fight?.kind !== 'opened' || fight.seat !== seat || view.turn?.seat !== seat) return undefined;
  const end = after.find((event) => event.kind === 'held' && event.at === fight.at);
  if (end?.kind !== 'held' || after.some(({ kind }) => kind === 'marched' || kind === 'done')) return undefined;
  const tables = tablesFor(view.options);
  const name = nameAt(tables, numberOf(tables, fight.at));
  const sent = counted(fight.pawns, 'pion');
  switch (end.how) {
    case 'won': {
      const lost = fight.pawns - end.left;
      return lost > 0 ? `${name} prise : ${counted(lost, 'pion perdu', 'pions perdus')} sur ${fight.pawns}.` : `${name} prise sans perte.`;
    }
    case 'kept':
      return `${name} tient bon, ${counted(end.left, 'pion')} en face : vous y perdez ${sent}.`;
    case 'nobody':
      return `Plus personne à ${name} : vous y perdez ${sent}.`;
    case 'demons':
      return `Les démons gardent ${name} : vous y perdez ${sent}.`;
    case 'walked-in':
      return undefined;
  }
}
