/** Hostages: what an alliance asks for, who still owes whom, and who is kept where. */
import { counted } from '#engine/core/french.ts';
import type { City } from '#engine/zargos-lords/board/position.ts';
import { seatName, troops } from '#engine/zargos-lords/game/explain.ts';
import type { Pledge, View } from '#engine/zargos-lords/game/types.ts';

/** « garde 2 otages : 1 Ailé et 1 Moine »; nothing where it keeps nobody. */
export const hostagesTold = ({ hostages = [] }: City): string =>
  hostages.length > 0 ? `garde ${counted(hostages.length, 'otage')} : ${troops(hostages.map(({ kind }) => kind))}` : '';

const promisedBy = (pledges: readonly Pledge[], seat: number): string =>
  troops(pledges.filter(({ from }) => from === seat).map(({ kind }) => kind));

/** « 2 Ailés contre 1 Moine en otage », « en recevant 1 Moine en otage », « sans otage », as `seat` gives and `other` does. */
export function pactTold(pledges: readonly Pledge[], seat: number, other: number): string {
  const [given, taken] = [promisedBy(pledges, seat), promisedBy(pledges, other)];
  if (given && taken) return `${given} contre ${taken} en otage`;
  return given || taken ? `en ${given ? `donnant ${given}` : `recevant ${taken}`} en otage` : 'sans otage';
}

/** « Otages : les Ailés vous doivent 1 Ailé ; vous devez 2 Moines aux Dragons. »; to who plays for nobody, or for several, what all owe each other. */
export function owedTold(view: View, me: number | undefined): string {
  const owed = view.peoples.flatMap((_, from) =>
    view.peoples.flatMap((_people, to) => {
      const isTold = me === undefined || me === from || me === to;
      const kinds = promisedBy(
        view.pledges.filter((one) => isTold && one.to === to),
        from,
      );
      const who = from === me ? 'vous devez' : `les ${seatName(view, from)} ${to === me ? 'vous ' : ''}doivent`;
      return kinds ? [`${who} ${kinds}${to === me ? '' : ` aux ${seatName(view, to)}`}`] : [];
    }),
  );
  return owed.length > 0 ? `Otages : ${owed.join(' ; ')}.` : '';
}
