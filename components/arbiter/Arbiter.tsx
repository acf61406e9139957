/**
 * The arbiter of any game: a position, a move proposed in it, and the verdict. Its first sheet is in the page's HTML, made at build; the engine is fetched at the
 * first act. Its address holds all that is set.
 */
import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { BoardTool } from '#components/kit/board/BoardTool.tsx';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { BoxLine } from '#components/our-table/box/BoxLine.tsx';
import { withChoice } from '#components/our-table/kept.ts';
import { OursLine, underReadings } from '#components/our-table/OursLine.tsx';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { TurningFold } from '#components/our-table/turning/TurningFold.tsx';
import { TURNING, turningNote } from '#components/our-table/turning/note.ts';
import { useOurBox, useOurs } from '#components/our-table/use-ours.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Bench, Shown } from './bench.ts';
import type { FieldSet } from './desk.ts';
import { Fields } from './Fields.tsx';
import type { FromGameProps } from './FromGame.tsx';
import type { Look } from './look.ts';
import type { ShownGroup } from './sheet.ts';
import { isLinked, useBench } from './use-bench.ts';
import { VerdictView } from './VerdictView.tsx';

export interface ArbiterProps<G extends GameTypes, Seen> {
  look: Look<G, Seen>;
  /** Of what the page opens with. */
  first: Shown<G, Seen>;
  rules: RuleLinks;
  rulings: readonly RulingText[];
}

interface FoldProps<G extends GameTypes, Seen> {
  bench: () => Promise<Bench<G, Seen>>;
  take: FromGameProps<G>['take'];
}

/** A position out of a game: what reads games is fetched when it is unfolded. */
function FromGameFold<G extends GameTypes, Seen>({ bench, take }: FoldProps<G, Seen>) {
  const [found, find] = useState<{ readonly FromGame: ComponentType<FromGameProps<G>>; readonly spec: FromGameProps<G>['spec'] }>();
  const [failed, fail] = useState(false);
  const open = async () => {
    if (found) return;
    try {
      const [{ FromGame }, { spec }] = await Promise.all([import('./FromGame.tsx'), bench()]);
      find({ FromGame, spec });
    } catch {
      fail(true);
    }
  };
  return (
    <details class="arbiter-group" onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary>
        Prendre une position d’une partie <small>un lien, un fichier, vos parties</small>
      </summary>
      {found && <found.FromGame spec={found.spec} take={take} />}
      {failed && <p role="alert">Ce qui lit les parties n’a pas pu être chargé : réessayez avec du réseau.</p>}
    </details>
  );
}

interface GroupProps {
  group: ShownGroup;
  open: () => void;
  set: (id: string, set: FieldSet) => void;
}

/** Fields of a position, folded: those that never were unfolded are not in the page. */
const Group = ({ group: { id, title, note, fields }, open, set }: GroupProps) => (
  <details class="arbiter-group" onToggle={({ currentTarget }) => currentTarget.open && !fields && open()}>
    <summary>
      {french(title)} <small>{french(note)}</small>
    </summary>
    {fields && <Fields name={`position-${id}`} fields={fields} set={set} />}
  </details>
);

/** Questions that this page has asked. */
let questions = 0;

function nextQuestion(): string {
  questions += 1;
  return `${questions}`;
}

export function Arbiter<G extends GameTypes, Seen>({ look, first, rules, rulings }: ArbiterProps<G, Seen>) {
  const { desk, sheet, act, fragment, bench, ready, isAway } = useBench(look, first);
  const { state, move, eyes, past, refused, from, isUnread } = desk;
  const { answer, choices, box } = sheet;
  const { Picture, Quick, boxWords } = look;
  const asked = useMemo(nextQuestion, [state, move]);
  const ours = useOurs(rulings, choices, (wanted) => void act({ kind: 'readings', choices: wanted, isBegun: true }), isLinked);
  const kept = useOurBox(look.game, box, (text) => void act({ kind: 'box', text, isBegun: true }), isLinked);
  const changed = desk.changed === undefined ? sheet.said : `${desk.changed}. ${sheet.said}`;
  const isJudged = answer.kind === 'legal' || answer.kind === 'refused';
  // What comes after the verdict changes nothing of it.
  const board = useMemo(
    () => (
      <>
        <Picture state={state} move={move} sheet={sheet} touch={(hand, at) => void act({ kind: 'touch', hand, at })} />
        <p class="arbiter-summary">{french(sheet.summary)}</p>
      </>
    ),
    [state, move, sheet.seen, sheet.summary],
  );
  const propose = (wanted: G['move']) => void act({ kind: 'propose', move: wanted });
  const setIn = (group: string | undefined) => (id: string, set: FieldSet) => void act({ kind: 'field', group, id, set });
  return (
    <Rules links={rules}>
      <BoardTool
        label="Arbitre"
        kind="arbiter"
        ask={
          <>
            <div role="alert">
              {refused && <p class="control-refused">{french(refused)}</p>}
              {isAway && <p class="control-refused">{french('Le moteur des règles n’a pas pu être chargé : réessayez avec du réseau.')}</p>}
            </div>
            {Quick && (
              <Quick
                state={state}
                question={desk.question}
                worded={desk.worded}
                answered={isUnread ? '' : changed}
                ready={ready}
                ask={(question, worded) => act({ kind: 'ask', question, worded })}
              />
            )}
          </>
        }
        board={board}
        verdict={
          <VerdictView
            answer={answer}
            odds={sheet.odds}
            {...(Quick && !isUnread && { said: changed })}
            propose={propose}
            twin={({ group, id, set, text }) => void act({ kind: 'twin', group, id, set, text })}
            go={() => void act({ kind: 'go' })}
          />
        }
        more={
          <section id="arbitre-position" class="arbiter-set" aria-label="La position">
            <h2>La position</h2>
            <p>
              <b>{french(sheet.moment)}</b>
            </p>
            <div class="control-actions">
              <button type="button" class="control-button" aria-disabled={past.length === 0} onClick={() => void act({ kind: 'undo' })}>
                Défaire
              </button>
              <button type="button" class="control-button" onClick={() => void act({ kind: 'reset' })}>
                Revenir à l’exemple
              </button>
            </div>
            {!look.hidesNothing && (
              <label class="arbiter-choice">
                <span class="control-label">Mains connues</span>
                <select
                  value={eyes ?? ''}
                  onChange={({ currentTarget: { value } }) => void act({ kind: 'eyes', eyes: value === '' ? undefined : Number(value) })}
                >
                  <option value="" selected={eyes === undefined}>
                    toutes : tout est sur la table
                  </option>
                  {sheet.seats.map((name, seat) => (
                    <option key={seat} value={seat} selected={eyes === seat}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {sheet.groups.map((group) => (
              <Group key={group.id} group={group} open={() => void act({ kind: 'open', group: group.id })} set={setIn(group.id)} />
            ))}
            <FromGameFold bench={bench} take={(taken) => void act({ kind: 'take', ...taken })} />
            <Readings
              name="arbitre"
              rulings={rulings}
              options={choices}
              choose={(id, reading) => void act({ kind: 'readings', choices: withChoice(choices, id, reading) })}
            />
          </section>
        }
        spoken={!sheet.isWhole ? '' : isUnread ? sheet.verdict : `${changed}. ${sheet.verdict}`}
      >
        <section class="arbiter-move" aria-label="Le coup proposé">
          <h2>Le coup proposé</h2>
          <p class="arbiter-said">{french(`${sheet.said}.`)}</p>
          <Fields name="coup" fields={sheet.form} set={setIn(undefined)} />
        </section>
        {isJudged && (
          <div id={TURNING}>
            <TurningFold
              key={look.game}
              game={look.game}
              rulings={rulings}
              options={choices}
              ours={ours}
              question={asked}
              job={async () => (await bench()).turning(desk)}
              first={answer.turning}
              isAwaited={!answer.turning && !sheet.isWhole}
              read={(wanted) => void act({ kind: 'readings', choices: wanted })}
              verb="Juger ainsi"
              note={answer.turning && french(turningNote(answer.turning))}
            />
          </div>
        )}
        <OursLine rulings={rulings} options={choices} ours={ours} set={(wanted) => void act({ kind: 'readings', choices: wanted })} />
        {boxWords && (
          <BoxLine game={look.game} text={box} kept={kept} set={(text) => void act({ kind: 'box', text })} words={boxWords(box)} />
        )}
        <div class="control-actions">
          <CopyButton
            main
            label="Copier la phrase"
            done="Phrase copiée"
            text={() => `${french(sheet.sentence)}${underReadings(rulings, choices)}`}
            because={sheet.isWhole ? undefined : 'Un instant : la réponse n’est pas encore entière.'}
          />
          <LinkButtons
            because={fragment === undefined ? 'Cette position est trop longue pour un lien.' : undefined}
            link={() => `${location.origin}${location.pathname}${fragment && `#${fragment}`}`}
          />
          {from && (
            <a class="control-button" href={from}>
              Jouer à partir d’ici
            </a>
          )}
        </div>
      </BoardTool>
    </Rules>
  );
}
