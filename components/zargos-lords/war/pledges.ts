/** Hostages: what an alliance asks for, who still owes whom, and who is kept where. */
import { counted, either } from '#engine/core/french.ts';
import type { City } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES, kindsOf } from '#engine/zargos-lords/data/counters.ts';
import { seatName, troops } from '#engine/zargos-lords/game/explain.ts';
import { landName } from '#engine/zargos-lords/game/scenarios.ts';
import type { Pledge, View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayEscort } from '#engine/zargos-lords/rules/movement.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';

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

/** « un Fantassin des Chevaliers » */
const guardTold = (view: View, seat: number): string => {
  const people = view.peoples[seat];
  const kinds: readonly Kind[] = people ? kindsOf(people).filter((kind) => mayEscort(kind, readingsOf(view.options))) : [];
  return either(kinds.map((kind) => `un ${KIND_NAMES[kind].one}`));
};

/** How those who are promised are handed over, one line each way: whom to lead, onto which land, who takes them, and where to (LOR-ALL-2). `held`: as far as that kind is one of the two. */
export function handingTold(view: View, me: number, held?: Kind): readonly string[] {
  const due = view.pledges.filter(
    ({ from, to, kind }) =>
      (from === me && (held === undefined || held === kind)) ||
      (to === me && (held === undefined || mayEscort(held, readingsOf(view.options)))),
  );
  const ways = Map.groupBy(due, ({ from, to }) => `${from} ${to}`);
  return [...ways.values()].flatMap((pledges) => {
    const [first] = pledges;
    if (!first) return [];
    const { from, to } = first;
    const land = either((view.lands[to] ?? []).map((one) => landName(view.position.map, one)));
    const whom = either([...new Set(pledges.map((one) => KIND_NAMES[one.kind].one))]);
    return from === me
      ? `Pour livrer votre ${whom} : menez-le sur ${land}, le continent des ${seatName(view, to)}, et posez-le sur ${guardTold(view, to)}, ou attendez là que l’un d’eux vienne sur lui ; c’est lui qui l’emmène dans une de leurs villes.`
      : `Pour recevoir leur ${whom} : quand il est sur ${land}, posez-y ${guardTold(view, to)}, et menez les deux dans une de vos villes.`;
  });
}
