/** The island « Puis-je la jouer maintenant ? » : the moment, then a yes or a no for each of the sixteen cards. */

import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink, type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { OursLine } from '#components/our-table/OursLine.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { together } from '#engine/core/french.ts';
import { CARDS, type Card } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Moment } from '#engine/zargos/magic/moment.ts';
import { type CardAnswer, cardRemarks, judgeCard, momentName } from '#engine/zargos/magic.ts';
import { begin, dispatch, useDesk } from './desk-store.ts';
import { type JudgeRuling, MomentForm } from './MomentForm.tsx';

interface Props {
  /** The address of the file of the drawings. */
  drawings: string;
  rules: RuleLinks;
  rulings: readonly JudgeRuling[];
}

type Judged = readonly [card: Card, answer: CardAnswer];

/** The address of the file of the drawings. */
const Drawings = createContext('');

const Emblem = ({ card }: { card: Card }) => (
  <svg class={`cards-small cards-${card.color}`} viewBox="0 0 200 200" aria-hidden="true">
    <use href={`${useContext(Drawings)}#emblem-${card.id}`} width="200" height="200" />
  </svg>
);

function Yes({ judged: [card, answer] }: { judged: Judged }) {
  return (
    <li class="cards-answer">
      <Emblem card={card} />
      <div>
        <p class="cards-answer-name">
          <a href={`#${card.id}`}>{card.name}</a> <RuleLink id={answer.rule} />
        </p>
        <p>{french(answer.because)}</p>
        {answer.ok &&
          answer.notes.map((note) => (
            <p key={note.text} class="cards-note">
              {french(note.text)} <RuleLink id={note.rules[0]} />
            </p>
          ))}
      </div>
    </li>
  );
}

/** Cards refused for the same reason, told once. */
function No({ judged }: { judged: readonly [Judged, ...Judged[]] }) {
  const [[, { rule, because }]] = judged;
  return (
    <li class="cards-no">
      <div class="wrap cards-no-emblems">
        {judged.map(([card]) => (
          <Emblem key={card.id} card={card} />
        ))}
      </div>
      <p class="cards-answer-name">
        {judged.map(([card], i) => (
          <Fragment key={card.id}>
            {i > 0 && ', '}
            <a href={`#${card.id}`}>{card.name}</a>
          </Fragment>
        ))}{' '}
        <RuleLink id={rule} />
      </p>
      <p>{french(because)}</p>
    </li>
  );
}

/** Refusals of one reason together, in the order of their first card. */
function byReason(judged: readonly Judged[]): readonly (readonly [Judged, ...Judged[]])[] {
  const groups = new Map<string, [Judged, ...Judged[]]>();
  for (const one of judged) {
    const group = groups.get(one[1].because);
    if (group) group.push(one);
    else groups.set(one[1].because, [one]);
  }
  return [...groups.values()];
}

/** « Vous jouez les Moines. Avant le tour des Dragons, 2 cartes se jouent : … » */
function summary(moment: Moment, yes: readonly Judged[]): string {
  const mine = together(moment.mine.map((people) => `les ${PEOPLE_NAMES[people]}`));
  const names = yes.map(([card]) => card.name).join(', ');
  const count = yes.length > 1 ? `${yes.length} cartes se jouent` : 'une carte se joue';
  return `Vous jouez ${mine}. ${momentName(moment)}, ${yes.length === 0 ? 'aucune carte ne se joue' : `${count} : ${names}`}.`;
}

export function Judge({ drawings, rules, rulings }: Props) {
  const desk = useDesk();
  const { options } = desk.moment;
  const ours = useOurs(rulings, options, (choices) => begin({ kind: 'readings', choices }));
  const judged = CARDS.map((card): Judged => [card, judgeCard(card.id, desk.moment)]);
  const yes = judged.filter(([, answer]) => answer.ok);
  const no = judged.filter(([, answer]) => !answer.ok);
  return (
    <Rules links={rules}>
      <div class="cards-tool">
        {desk.refused.length > 0 && (
          <div class="cards-refused" role="alert">
            <p>Cette adresse contient des valeurs que nous n’avons pas prises :</p>
            <ul class="cards-remarks">
              {desk.refused.map((because) => (
                <li key={because}>{french(because)}</li>
              ))}
            </ul>
          </div>
        )}
        <MomentForm desk={desk} rulings={rulings} />
        <p class="cards-summary" role="status">
          {french(summary(desk.moment, yes))}
        </p>
        <OursLine rulings={rulings} options={options} ours={ours} set={(choices) => dispatch({ kind: 'readings', choices })} />
        {cardRemarks(desk.moment).map(({ text, rules: [rule] }) => (
          <p key={text} class="cards-note">
            {french(text)} <RuleLink id={rule} />
          </p>
        ))}
        <Drawings.Provider value={drawings}>
          <div class="cards-verdicts">
            <section class="cards-answers cards-answers-oui" aria-labelledby="cards-oui">
              <h3 id="cards-oui">
                <span aria-hidden="true">✓</span> {french(`Oui : ${yes.length}`)}
              </h3>
              <ul class="cards-answers-list">
                {yes.map((one) => (
                  <Yes key={one[0].id} judged={one} />
                ))}
              </ul>
            </section>
            <section class="cards-answers cards-answers-non" aria-labelledby="cards-non">
              <h3 id="cards-non">
                <span aria-hidden="true">✕</span> {french(`Non : ${no.length}`)}
              </h3>
              <ul class="cards-answers-list">
                {byReason(no).map((group) => (
                  <No key={group[0][0].id} judged={group} />
                ))}
              </ul>
            </section>
          </div>
        </Drawings.Provider>
      </div>
    </Rules>
  );
}
