/** Alliances and hostages: what one asks for, who still owes whom, who is kept where, what breaking it costs, and when one is asked no more. */
import { counted, either, plural, together, upperFirst } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { type City, zonesOn } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES, kindsOf, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { MEMORY } from '#engine/zargos-lords/game/bot/war/pacts.ts';
import { seatName, troops } from '#engine/zargos-lords/game/explain.ts';
import { broken } from '#engine/zargos-lords/game/pacts.ts';
import { landName } from '#engine/zargos-lords/game/scenarios.ts';
import { citiesHeld, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { MoveOf, Pledge, View } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayEscort } from '#engine/zargos-lords/rules/movement.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';

/** « garde 2 otages : 1 Ailé et 1 Moine »; nothing where it keeps nobody. */
export const hostagesTold = ({ hostages = [] }: City): string =>
  hostages.length > 0 ? `garde ${counted(hostages.length, 'otage')} : ${troops(hostages.map(({ kind }) => kind))}` : '';

/** Where one is asked for: what it is, and what it gives (LOR-ALL-2, LOR-ALL-3). */
export const HOSTAGE =
  'Un otage se livre à l’allié, qui le garde dans une de ses villes, sans aucun pouvoir, et peut l’y éliminer : l’alliance en tient mieux.';

/** Of a city that keeps some: what they are there (LOR-ALL-3, LOR-ALL-4). */
export const keptTold = ({ hostages = [] }: City): string =>
  hostages.length > 0
    ? `Sans aucun pouvoir ; qui tient la ville peut ${plural(hostages.length, 'le', 'les')} libérer, ou en éliminer un par coup.`
    : '';

export interface Cost {
  readonly text: string;
  readonly rule: RuleId;
}

/** « 1 Chevalier en K5 et 1 Moine en L3 »: counters of a seat that another holds, in his cities, and under his escorts. */
function heldBy(view: View, keeper: number, seat: number): { readonly kept: string; readonly led: string } {
  const people = view.peoples[seat];
  const named = (places: readonly { readonly kinds: readonly Kind[]; readonly at: Hex }[]): string =>
    together(
      places.flatMap(({ kinds, at }) => {
        const own = kinds.filter((kind) => PEOPLE_OF[kind] === people);
        return own.length > 0 ? [`${troops(own)} en ${nameOf(at)}`] : [];
      }),
    );
  return {
    kept: named(citiesHeld(view, keeper).map(({ hostages = [], at }) => ({ kinds: hostages.map(({ kind }) => kind), at }))),
    led: named(ownOf(view, keeper).map(({ kind, at }) => ({ kinds: [kind], at }))),
  };
}

/** What it costs to break an alliance: what is no longer crossed, who is in whose hands, what is owed no more. */
export function breakingTold(view: View, move: MoveOf<'break'>): readonly [Cost, ...Cost[]] {
  const { seat, with: other } = move;
  const them = `les ${seatName(view, other)}`;
  const own = view.peoples[seat];
  const after = broken(view, move, () => {});
  const bound = own
    ? ownOf(view, seat).filter(({ at }) => zonesOn(after.position, at, own).length > zonesOn(view.position, at, own).length)
    : [];
  const near = bound.length > 0 ? ` ; ${counted(bound.length, 'de vos pions y est', 'de vos pions y sont')} déjà` : '';
  const [given, taken] = [heldBy(view, other, seat), heldBy(view, seat, other)];
  const between = view.pledges.filter(({ from, to }) => [from, to].includes(seat) && [from, to].includes(other));
  const told = (text: string): Cost => ({ text, rule: 'LOR-ALL-3' });
  const hostages: readonly Cost[] = [
    ...(given.kept ? [told(`Ils gardent ${given.kept}, et peuvent éliminer un otage par ville et par coup.`)] : []),
    ...(given.led ? [told(`Ils emmènent ${given.led} : une fois en ville, ils pourront l’éliminer.`)] : []),
    ...(taken.kept ? [told(`Vous gardez ${taken.kept}, et le pouvez aussi.`)] : []),
    ...(taken.led ? [told(`Vous emmenez ${taken.led}, à garder dans une de vos villes.`)] : []),
    ...(between.length > 0
      ? [{ text: `Ce qui reste promis ne l’est plus : ${troops(between.map(({ kind }) => kind))}.`, rule: 'LOR-ALL-2' } as const]
      : []),
  ];
  return [
    {
      text: `${upperFirst(them)} redeviennent vos ennemis aussitôt : leurs pions ne se traversent plus, et leurs zones arrêtent les vôtres${near}.`,
      rule: 'LOR-MOU-2',
    },
    ...(hostages.length > 0 ? hostages : [{ text: 'Aucun otage n’est en jeu.', rule: 'LOR-ALL-2' } as const]),
    { text: `Pendant ${MEMORY} mois, leur capitaine ne vous croira plus, ni les autres sans otage de vous.`, rule: 'LOR-ALL-1' },
  ];
}

/** Under which the browser keeps that alliances are spoken of no more. */
export const SILENCE = 'sans-alliance';

/** For how long one asked to hear of none: as it is kept for the game under way. */
export const silenceFor = (game: string, { month }: Pick<View, 'month'>, isWhole: boolean): string => (isWhole ? game : `${game} ${month}`);

/** Whether one hears of none now. */
export function silenceOf(kept: string | undefined, game: string, { month }: Pick<View, 'month'>): 'month' | 'game' | undefined {
  if (kept === game) return 'game';
  return kept === `${game} ${month}` ? 'month' : undefined;
}

const promisedBy = (pledges: readonly Pledge[], seat: number): string =>
  troops(pledges.filter(({ from }) => from === seat).map(({ kind }) => kind));

/** « 2 Ailés contre 1 Moine en otage », « en recevant 1 Moine en otage », « sans otage », as `seat` gives and `other` does. */
export function pactTold(pledges: readonly Pledge[], seat: number, other: number): string {
  const [given, taken] = [promisedBy(pledges, seat), promisedBy(pledges, other)];
  if (given && taken) return `${given} contre ${taken} en otage`;
  return given || taken ? `en ${given ? `donnant ${given}` : `recevant ${taken}`} en otage` : 'sans otage';
}

/** « à mener en ville : 1 Ailé en K5 », « vous gardez 1 Moine en C3 », « les Ailés gardent 1 Chevalier en L3 »: who is in whose hands, to one of the two. */
const handsTold = (view: View, me: number): readonly string[] =>
  view.peoples.flatMap((_, other) => {
    if (other === me) return [];
    const [taken, given] = [heldBy(view, me, other), heldBy(view, other, me)];
    const them = `les ${seatName(view, other)}`;
    return [
      ...(taken.led ? [`à mener en ville : ${taken.led}`] : []),
      ...(taken.kept ? [`vous gardez ${taken.kept}`] : []),
      ...(given.led ? [`${them} emmènent ${given.led}`] : []),
      ...(given.kept ? [`${them} gardent ${given.kept}`] : []),
    ];
  });

/** What may be done with those whom a seat has in its hands (LOR-ALL-2 to LOR-ALL-4). */
export function keepingTold(view: View, me: number): readonly string[] {
  const hands = view.peoples.map((_, other) => (other === me ? { kept: '', led: '' } : heldBy(view, me, other)));
  return [
    ...(hands.some(({ led }) => led) ? [`Pour garder qui vous emmenez : menez-le, avec son escorte, dans une de vos villes.`] : []),
    ...(hands.some(({ kept }) => kept)
      ? ['À vos mouvements, touchez la ville qui garde un otage : vous pouvez l’y libérer, ou en éliminer un par ville et par coup.']
      : []),
  ];
}

/** « Otages : les Ailés vous doivent 1 Ailé ; vous devez 2 Moines aux Dragons ; vous gardez 1 Dragon en C3. »; to who plays for nobody, or for several, what all owe each other. */
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
  const all = me === undefined ? owed : [...owed, ...handsTold(view, me)];
  return all.length > 0 ? `Otages : ${all.join(' ; ')}.` : '';
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
