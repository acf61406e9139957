/** The army valuer: an army to build and its value line by line, the best use of a hand, and the other side. Its first state is in the page's HTML. */
import { useMemo, useReducer } from 'preact/hooks';
import { Choice } from '#components/shared/Choice.tsx';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { RuleLink, type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Refusals, Spoken } from '#components/shared/Signs.tsx';
import { french } from '#components/site/typography.ts';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { PEOPLES } from '#engine/orc/types.ts';
import { ArmyCards } from './ArmyCards.tsx';
import { ArmyLines } from './ArmyLines.tsx';
import { BestUse } from './BestUse.tsx';
import { Facing } from './Facing.tsx';
import { Flight } from './Flight.tsx';
import { armyOf, type Muster, valuesOf } from './muster.ts';
import { nextPage, pageOf } from './store.ts';
import type { Sums } from './sums.ts';
import { BoxValues, Readings, type RulingText } from './TableBox.tsx';
import { useAddress } from './use-address.ts';
import { useSums } from './use-sums.ts';
import { grouped } from './views.ts';
import { countOf, noteOf, ofPeople, outlookText } from './words.ts';

const aside = (note: string): string => note && ` (${note})`;

interface Props {
  muster: Muster;
  /** Of `muster`. */
  sums: Sums;
  rulings: readonly RulingText[];
  rules: RuleLinks;
}

export function ArmyTool({ muster: start, sums: first, rulings, rules }: Props) {
  const [page, act] = useReducer(nextPage, start, pageOf);
  const { muster } = page;
  const query = useAddress(muster, start, page.refused.length === 0, (link) => act({ kind: 'load', link }));
  const counted = useSums(muster, first);
  const force = useMemo(() => forceOf(armyOf(muster), valuesOf(muster), muster.options), [muster]);
  const parts = grouped(force.lines).map(({ line, count, sum }) => `${countOf(line.card, count)}${aside(noteOf(line, count))} : ${sum}`);
  const sentence = `Armée ${ofPeople(muster.people)}, valeur ${force.value}${parts.length > 0 ? ` = ${parts.join(' + ')}` : ''}.`;
  const { outlook } = counted.sums;
  const promise = outlook ? outlookText(counted.muster.people, outlook) : '';
  const alone =
    muster.options['ORC-L-14'] === 'non' && force.lines.length > 0 && muster.army.troupe + muster.army.elite + muster.army.chef === 0;
  return (
    <Rules links={rules}>
      <section class="tool army" aria-label="Valeur d’une armée">
        <Refusals refused={page.refused} />
        <p class="army-noscript">Construire une armée demande le script de la page ; voici un exemple compté.</p>
        <Choice
          name="armee-peuple"
          legend="Peuple appelé"
          value={muster.people}
          options={PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }))}
          set={(people) => act({ kind: 'people', people })}
        />
        <div class="army-bench">
          <p class="army-total">
            <b>{force.value}</b> <span>valeur de l’armée</span>
          </p>
          <div class="army-table">
            <ArmyCards muster={muster} act={act} />
            <p class="army-legend">Sceau pointillé : valeur reconstituée, à remplacer plus bas par celle de votre boîte.</p>
            <div role="alert" class="army-told">
              {page.told && (
                <p>
                  {french(page.told.because)} <RuleLink id={page.told.rule} />
                </p>
              )}
            </div>
            <Flight muster={muster} act={act} />
          </div>
          <div class="army-result">
            <ArmyLines force={force} />
            {alone && (
              <p class="control-refused">
                Sous votre lecture, des mercenaires ne partent pas sans carte du peuple appelé. <RuleLink id="ORC-L-14" />
              </p>
            )}
            <div class="control-actions">
              <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => `${french(sentence)} ${french(promise)}`} />
              <CopyButton
                label="Copier le lien"
                done="Lien copié"
                text={() => new URL(`${location.pathname}${query && `?${query}`}`, location.origin).href}
              />
              <button type="button" class="control-button" onClick={() => act({ kind: 'empty' })}>
                Tout retirer
              </button>
            </div>
          </div>
        </div>
        <BoxValues muster={muster} act={act} />
        <Readings muster={muster} act={act} rulings={rulings} />
        <BestUse muster={muster} sums={counted.sums} act={act} />
        <Facing muster={muster} counted={counted} act={act} />
        <Spoken text={`L’armée vaut ${force.value}. ${counted.state === 'done' ? promise : 'Calcul en cours.'}`} />
      </section>
    </Rules>
  );
}
