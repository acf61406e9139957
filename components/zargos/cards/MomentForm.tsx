/** « Puis-je la jouer ? » : where the turn stands, told with chips; what seldom matters is folded away. */

import { useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { CARD_IDS, type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { type CardPlayer, FIGHT_OPENINGS, LAST_CARDS, MAX_PEOPLES, MAX_PLAYED, MOMENT_PHASES } from '#engine/zargos/magic/moment.ts';
import type { Options } from '#engine/zargos/options.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { Chips, Fold, List, PeopleChips, PeopleTicks } from './Controls.tsx';
import { MOMENT_PHASE_NAMES, OPENING_NAMES } from './card-words.ts';
import type { Desk } from './desk.ts';
import { dispatch } from './desk-store.ts';

export type JudgeRuling = RulingText<keyof Options>;

const nameOf = (id: CardId): string => cardOf(id).name;
const PHASE_OPTIONS = MOMENT_PHASES.map((phase) => [phase, MOMENT_PHASE_NAMES[phase]] as const);
const PLAYER_OPTIONS = [
  ['other', 'par un autre'],
  ['me', 'par moi'],
] as const satisfies readonly (readonly [CardPlayer, string])[];

function AfterCard({ desk: { moment, last } }: { desk: Desk }) {
  const fit = LAST_CARDS.filter((id) => {
    const { people } = cardOf(id);
    return !people || moment.inPlay.includes(people);
  });
  return (
    <div class="wrap cards-pair">
      <List
        label="On vient de jouer"
        options={fit.map((id) => [id, nameOf(id)] as const)}
        value={last.card}
        set={(card) => dispatch({ kind: 'last', card, by: last.by })}
      />
      <Chips
        name="cards-last-by"
        legend="Jouée"
        options={PLAYER_OPTIONS}
        value={last.by}
        set={(by) => dispatch({ kind: 'last', card: last.card, by })}
      />
    </div>
  );
}

function FightFields({ desk: { moment, fight } }: { desk: Desk }) {
  const foes = moment.inPlay.filter((people) => people !== fight.attacker);
  const opener = fight.defender === 'amazones' || fight.defender === 'araignees' ? fight.defender : undefined;
  return (
    <>
      {moment.turn.length > 1 && (
        <PeopleChips
          name="cards-attacker"
          legend="Qui attaque ?"
          choices={moment.turn}
          value={[fight.attacker]}
          set={(people) => dispatch({ kind: 'attacker', people })}
        />
      )}
      <div class="wrap cards-pair">
        <List
          label={`Les ${PEOPLE_NAMES[fight.attacker]} attaquent`}
          options={[...foes.map((people) => [people, `les ${PEOPLE_NAMES[people]}`] as const), ['demons', 'les démons de Zargos'] as const]}
          value={fight.defender}
          set={(people) => dispatch({ kind: 'defender', people })}
        />
        {opener && moment.phase === 'before-fight' && (
          <List
            label={opener === 'amazones' ? 'Tir des Amazones' : 'Appel des Araignées'}
            options={FIGHT_OPENINGS.map((opening) => [opening, OPENING_NAMES[opener][opening]] as const)}
            value={fight.opening}
            set={(opening) => dispatch({ kind: 'opening', opening })}
          />
        )}
      </div>
    </>
  );
}

function Played({ desk: { moment } }: { desk: Desk }) {
  const [card, setCard] = useState<CardId>('vent-de-folie');
  const [by, setBy] = useState<CardPlayer>('other');
  const [same, setSame] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { played, inPlay } = moment;
  const fit = CARD_IDS.filter((id) => {
    const { people, copies } = cardOf(id);
    return (!people || inPlay.includes(people)) && played.filter((one) => one.card === id).length < copies;
  });
  const chosen = fit.includes(card) ? card : (fit[0] ?? 'vent-de-guerre');
  return (
    <Fold title={`Cartes déjà jouées à ce moment${played.length > 0 ? french(` : ${played.length}`) : ''}`} unfold={played.length > 0}>
      <p class="cards-hint">Les rouges jouées avant ce tour, les vertes jouées dans ce combat ou ce déplacement.</p>
      {played.length > 0 && (
        <ul class="cards-played">
          {played.map((one, at) => (
            <li key={`${at}-${one.card}`}>
              <span>
                {nameOf(one.card)}, {one.by === 'me' ? 'par moi' : 'par un autre'}
                {one.same ? ', même cible' : ''}
              </span>
              <button
                type="button"
                class="boxed cards-button"
                onClick={() => {
                  dispatch({ kind: 'drop-played', at });
                  // This button goes with its line.
                  add.current?.focus();
                }}
              >
                Retirer<span class="sr"> {nameOf(one.card)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="cards-add">
        <List label="Carte" options={fit.map((id) => [id, nameOf(id)] as const)} value={chosen} set={setCard} />
        <Chips name="cards-played-by" legend="Jouée" options={PLAYER_OPTIONS} value={by} set={setBy} />
        <label class="cards-tick">
          <input type="checkbox" checked={same} onChange={(event) => setSame(event.currentTarget.checked)} />
          sur la cible, le combat ou le groupe que je vise
        </label>
        <button
          type="button"
          class="boxed cards-button"
          ref={add}
          aria-disabled={played.length >= MAX_PLAYED}
          onClick={() => played.length < MAX_PLAYED && dispatch({ kind: 'add-played', played: { card: chosen, by, same } })}
        >
          Ajouter
        </button>
      </div>
    </Fold>
  );
}

function Rest({ desk: { moment } }: { desk: Desk }) {
  const { inPlay, mine, turn } = moment;
  const others = inPlay.filter((people) => !mine.includes(people));
  const full = (list: readonly unknown[]) => list.length >= MAX_PEOPLES;
  const chosen = inPlay.length < PEOPLES.length || mine.length > 1 || turn.length > 1;
  return (
    <Fold title="Peuples absents, deux ou trois joueurs" unfold={chosen}>
      <PeopleTicks
        legend="Peuples de la partie"
        choices={PEOPLES}
        value={inPlay}
        locked={(people) => inPlay.includes(people) && inPlay.length <= 2}
        set={(people, on) => dispatch({ kind: 'in-play', people, on })}
      />
      <PeopleTicks
        legend="Je mène"
        choices={inPlay}
        value={mine}
        locked={(people) => (mine.includes(people) ? mine.length === 1 : full(mine) || others.length === 1)}
        set={(people, on) => dispatch({ kind: 'also-mine', people, on })}
      />
      {!turn.some((people) => mine.includes(people)) && moment.phase !== 'count' && (
        <PeopleTicks
          legend="Le joueur dont c’est le tour mène"
          choices={others}
          value={turn}
          locked={(people) => (turn.includes(people) ? turn.length === 1 : full(turn))}
          set={(people, on) => dispatch({ kind: 'also-turn', people, on })}
        />
      )}
    </Fold>
  );
}

export function MomentForm({ desk, rulings }: { desk: Desk; rulings: readonly JudgeRuling[] }) {
  const { moment } = desk;
  const isMine = (people: (typeof PEOPLES)[number]) => (moment.mine.includes(people) ? 'vous' : undefined);
  return (
    <form class="cards-moment" onSubmit={(event) => event.preventDefault()}>
      <PeopleChips
        name="cards-mine"
        legend={french('Je joue les…')}
        choices={moment.inPlay}
        value={moment.mine}
        set={(people) => dispatch({ kind: 'mine', people })}
      />
      <Chips
        name="cards-phase"
        legend="Où en est-on ?"
        options={PHASE_OPTIONS}
        value={moment.phase}
        set={(phase) => dispatch({ kind: 'phase', phase })}
      />
      {moment.phase !== 'count' && (
        <PeopleChips
          name="cards-turn"
          legend={moment.phase === 'before-turn' || moment.phase === 'after-card' ? 'Avant le tour des…' : 'C’est le tour des…'}
          choices={moment.inPlay}
          value={moment.turn}
          note={isMine}
          set={(people) => dispatch({ kind: 'turn', people })}
        />
      )}
      {moment.phase === 'after-card' && <AfterCard desk={desk} />}
      {(moment.phase === 'before-fight' || moment.phase === 'in-fight') && <FightFields desk={desk} />}
      <Played desk={desk} />
      <Rest desk={desk} />
      <Readings
        name="cards"
        rulings={rulings}
        options={moment.options}
        choose={(id, reading) => dispatch({ kind: 'reading', id, reading })}
      />
    </form>
  );
}
