/** The army valuer: an army to build and its value line by line, the best use of a hand, and the other side. Its first state is in the page's HTML. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { Choice } from '#components/kit/Choice.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { RuleLink, type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { BoxLine, valuesSaid } from '#components/our-table/box/BoxLine.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { BigNumber, Reckoner } from '#components/our-table/Reckoner.tsx';
import { useOurBox, useOurs } from '#components/our-table/use-ours.ts';
import { upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { type Options, readingsOf } from '#engine/orc/options.ts';
import { type Force, forceOf } from '#engine/orc/rules/force.ts';
import { PEOPLES } from '#engine/orc/types.ts';
import { boxIn, formatBox } from '../box.ts';
import { ArmyCards } from './ArmyCards.tsx';
import { type Act, nextMuster } from './acts.ts';
import { countOf, noteOf, ofPeople, outlookText } from './army-words.ts';
import { BestUse } from './BestUse.tsx';
import { Facing } from './Facing.tsx';
import { Flight } from './Flight.tsx';
import type { Parsed } from './link.ts';
import { armyOf, chiefsBehind, type Muster, type MusterRefusal, musterValues, refusalOf } from './muster.ts';
import type { Sums } from './sums/sums.ts';
import { useSums } from './sums/use-sums.ts';
import { Chiefs } from './Opponent.tsx';
import { BoxValues } from './TableBox.tsx';
import { grouped } from './views.ts';

/** The page and its address. What reads and writes links is fetched when there is one to read, or at the first change. */
const links = () => import('./link.ts');

/** The query that says `muster`; empty as long as it is `start`, the one in the page. */
function useAddress(muster: Muster, start: Muster, mayWrite: boolean, load: (link: Parsed) => void): string {
  const [query, say] = useState('');
  useAddressRead((now) => links().then(({ parseMuster }) => load(parseMuster(now))));
  useEffect(() => {
    if (muster === start) return;
    let isLatest = true;
    void links().then(({ formatMuster }) => isLatest && say(formatMuster(muster)));
    return () => {
      isLatest = false;
    };
  }, [muster]);
  useAddressTold(mayWrite && query ? query : undefined);
  return query;
}

/** The page: what it holds, what its link said that was refused as long as nothing is changed, and the last card that the box refused. */
interface Page {
  readonly muster: Muster;
  readonly refused: readonly string[];
  readonly told: MusterRefusal | undefined;
  /** Something was done by hand since the page or its link was opened. */
  readonly isTouched: boolean;
}

/** What the table keeps, which the page begins with. */
type Begin = { readonly kind: 'begin'; readonly act: Act };

type PageAct = Act | Begin | { readonly kind: 'load'; readonly link: Parsed };

const pageOf = (muster: Muster): Page => ({ muster, refused: [], told: undefined, isTouched: false });

function nextPage(page: Page, act: PageAct): Page {
  if (act.kind === 'load') return { ...act.link, told: undefined, isTouched: false };
  if (act.kind === 'begin') return { ...page, muster: nextMuster(page.muster, act.act) };
  const told = act.kind === 'add' ? refusalOf(page.muster, act.pile, act.slot) : undefined;
  return { muster: nextMuster(page.muster, act), refused: [], told, isTouched: true };
}

/** The value, line by line, each with the rule that decided. */
const ArmyLines = ({ force }: { force: Force }) => (
  <table class="army-lines">
    <caption class="sr">La valeur, ligne par ligne</caption>
    <tbody>
      {grouped(force.lines).map(({ line, count, sum }) => (
        <tr key={`${line.card}${line.value}${line.rule}`} class={line.value === 0 ? 'is-nothing' : undefined}>
          <th scope="row">
            {upperFirst(countOf(line.card, count))} <small>{noteOf(line, count)}</small>
          </th>
          <td class="army-times">{count > 1 ? `${count} × ${line.value}` : ''}</td>
          <td class="army-sum">{sum}</td>
          <td class="army-rule">
            <RuleLink id={line.rule} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Valeur de l’armée</th>
        <td />
        <td class="army-sum">{force.value}</td>
        <td class="army-rule">
          <RuleLink id="ORC-BAT-4" />
        </td>
      </tr>
    </tfoot>
  </table>
);

const aside = (note: string): string => note && ` (${note})`;

interface Props {
  muster: Muster;
  /** Of `muster`. */
  sums: Sums;
  rulings: readonly RulingText<keyof Options>[];
  rules: RuleLinks;
}

export function ArmyTool({ muster: start, sums: first, rulings, rules }: Props) {
  const [page, act] = useReducer(nextPage, start, pageOf);
  const { muster } = page;
  const query = useAddress(muster, start, page.isTouched && page.refused.length === 0, (link) => act({ kind: 'load', link }));
  const ours = useOurs(rulings, muster.options, (choices) => act({ kind: 'begin', act: { kind: 'readings', choices } }));
  const box = useOurBox('orc', formatBox(muster.values), (text) => act({ kind: 'begin', act: { kind: 'values', values: boxIn(text) } }));
  const counted = useSums(muster, first);
  const force = useMemo(() => forceOf(armyOf(muster), musterValues(muster), readingsOf(muster)), [muster]);
  const parts = grouped(force.lines).map(({ line, count, sum }) => `${countOf(line.card, count)}${aside(noteOf(line, count))} : ${sum}`);
  const sentence = `Armée ${ofPeople(muster.people)}, valeur ${force.value}${parts.length > 0 ? ` = ${parts.join(' + ')}` : ''}.`;
  const { outlook } = counted.answer;
  const promise = outlook ? outlookText(counted.asked.people, outlook) : '';
  // A link without an army asks of the backs alone.
  const chiefs = page.isTouched || force.lines.length > 0 ? undefined : chiefsBehind(muster, 0);
  const alone =
    readingsOf(muster)['ORC-L-14'] === 'non' && force.lines.length > 0 && muster.army.troupe + muster.army.elite + muster.army.chef === 0;
  return (
    <Rules links={rules}>
      <Reckoner
        name="armee"
        label="Valeur d’une armée"
        kind="army"
        refused={page.refused}
        ask={
          <>
            <Choice
              name="armee-peuple"
              legend="Peuple appelé"
              value={muster.people}
              options={PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }))}
              set={(people) => act({ kind: 'people', people })}
            />
            <div>
              <ArmyCards muster={muster} act={act} />
              <p class="army-legend">Sceau pointillé : valeur reconstituée, à remplacer plus bas par celle de votre boîte.</p>
              <div role="alert" class="army-told">
                {page.told && (
                  <p>
                    {french(page.told.because)} <RuleLink id={page.told.rule} />
                  </p>
                )}
              </div>
              <div class="wrap army-flight">
                <Flight muster={muster} act={act} />
                <button type="button" class="control-button" onClick={() => act({ kind: 'empty' })}>
                  Tout retirer
                </button>
              </div>
            </div>
          </>
        }
        sum={
          chiefs ? (
            <BigNumber value={french(shortPercent(chiefs.some))}>de chances d’un chef au moins en face</BigNumber>
          ) : (
            <BigNumber value={force.value}>valeur de l’armée</BigNumber>
          )
        }
        answer={
          <>
            <ArmyLines force={force} />
            {chiefs && <Chiefs muster={muster} at={0} />}
            {alone && (
              <p class="control-refused">
                Sous votre lecture, des mercenaires ne partent pas sans carte du peuple appelé. <RuleLink id="ORC-L-14" />
              </p>
            )}
          </>
        }
        grounds={
          <BoxLine
            game="orc"
            text={formatBox(muster.values)}
            kept={box}
            set={(text) => act({ kind: 'values', values: boxIn(text) })}
            words={valuesSaid(muster.values)}
          />
        }
        rulings={rulings}
        options={muster.options}
        ours={ours}
        read={(choices) => act({ kind: 'readings', choices })}
        turning={{ game: 'orc', question: muster, job: async (asked) => (await import('./sums/turned.ts')).turnedArmy(asked) }}
        sentence={`${sentence} ${promise}`}
        spoken={`L’armée vaut ${force.value}. ${counted.state === 'done' ? promise : 'Calcul en cours.'}`}
        link={() => linkTo(query)}
        more={
          <>
            <BoxValues muster={muster} act={act} />
            <BestUse muster={muster} sums={counted.answer} act={act} />
            <Facing muster={muster} counted={counted} act={act} />
          </>
        }
      />
    </Rules>
  );
}
