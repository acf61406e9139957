/** The small map: a position to choose or to draw, and three questions to the rules. Its first state is in the page's HTML. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { BoardTool } from '#components/kit/board/BoardTool.tsx';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import { RuleLink, type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import { OursLine } from '#components/our-table/OursLine.tsx';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Counter } from '#engine/zargos-lords/board/position.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { hasPower } from '#engine/zargos-lords/data/counters.ts';
import type { OWN_WORD } from '#engine/zargos-lords/notation/position.ts';
import type { OptionId } from '#engine/zargos-lords/options.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { useBox } from '../box/use-box.tsx';
import type { WorldName } from '../drawings/WorldPicture.tsx';
import { type Answer, type AnswerTone, answerOf, enemiesNear, foughtBy, holderName } from './answer.ts';
import { HexBoard } from './HexBoard.tsx';
import { counterName } from './labels.ts';
import type { Ready } from './ready.ts';
import { type Act, type MapQuestion, MOST_RETREAT, type Page, type Scene, type Tool } from './scene.ts';
import { Tools } from './Tools.tsx';
import type { WorldSheet } from './world-sheet.ts';

const QUESTIONS = [
  { value: 'mouvement', label: 'Jusqu’où va ce pion\u202f?' },
  { value: 'tir', label: 'Que voit ce tireur\u202f?' },
  { value: 'recul', label: 'Où recule-t-il\u202f?' },
] as const satisfies readonly { value: MapQuestion; label: string }[];

const SIGNS = { ok: '✓', no: '✕', hold: '!' } as const satisfies Record<AnswerTone, string>;
const SPOKEN = { ok: 'Permis', no: 'Refusé', hold: 'À savoir' } as const satisfies Record<AnswerTone, string>;

const Lines = ({ lines }: Pick<Answer, 'lines'>) => (
  <ul class="bare carte-lines">
    {lines.map(({ tone, head, text, rule }) => (
      <li key={`${head} ${text}`} class={`carte-line carte-line-${tone}`}>
        <span class="carte-line-sign" aria-hidden="true">
          {SIGNS[tone]}
        </span>
        <span>
          <span class="sr">{SPOKEN[tone]} : </span>
          <b>{head}</b>
          {french(` : ${text}`)} {rule && <RuleLink id={rule} />}
        </span>
      </li>
    ))}
  </ul>
);

interface PartsProps {
  scene: Scene;
  box: Box;
  act: (act: Act) => void;
}

/** Whose zones are gone, and a move with a combat of its own. */
function MoveDetails({ scene, box, act, counter }: PartsProps & { counter: Counter }) {
  const enemies = enemiesNear(scene.position, counter, box);
  const [isOpen, open] = useState(false);
  return (
    <div class="row carte-details">
      {hasPower(counter.kind, 'individuel') && (
        <Toggle on={scene.isAlone} set={(on) => act({ kind: 'alone', on })}>
          En combat individuel, avant tout autre mouvement
        </Toggle>
      )}
      {enemies.length > 0 && (
        // A link may bring attacked enemies; the last one unticked shuts nothing.
        <details class="carte-attacked" open={isOpen || scene.attacked.length > 0} onToggle={(event) => open(event.currentTarget.open)}>
          <summary>Ennemis déjà attaqués ce coup</summary>
          <p class="carte-hint">
            Leur zone d’influence est tombée. <RuleLink id="LOR-ZDI-2" />
          </p>
          <div class="row carte-details">
            {enemies.map((enemy) => (
              <Toggle key={enemy.id} on={scene.attacked.includes(enemy.id)} set={(on) => act({ kind: 'attacked', id: enemy.id, on })}>
                {counterName(enemy)} en {nameOf(enemy.at)}
              </Toggle>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** Which adjacent enemies fought it: their zones do not stop its flight. */
const Fought = ({ scene, act, counter }: Omit<PartsProps, 'box'> & { counter: Counter }) => (
  <>
    {foughtBy(scene.position, counter).map((id) => (
      <Toggle key={id} on={!scene.aside.includes(id)} set={(on) => act({ kind: 'aside', id, on: !on })}>
        A combattu : {holderName(scene.position, id)}
      </Toggle>
    ))}
  </>
);

/** What the question still needs. */
function Details({ scene, box, act, counter }: PartsProps & { counter: Counter | undefined }) {
  if (scene.question === 'mouvement') return counter ? <MoveDetails scene={scene} box={box} act={act} counter={counter} /> : null;
  if (scene.question === 'tir') return null;
  return (
    <div class="row carte-details">
      <NumberField
        label="Hexagones de recul"
        unit="Un hexagone"
        value={scene.hexes}
        least={1}
        most={MOST_RETREAT}
        set={(hexes) => act({ kind: 'hexes', hexes })}
      />
      <Toggle on={scene.isVision} set={(on) => act({ kind: 'vision', on })}>
        Sans combat : aucun ennemi attenant n’est l’assaillant
      </Toggle>
      {counter && !scene.isVision && <Fought scene={scene} act={act} counter={counter} />}
    </div>
  );
}

/** Most visitors ask about a small map: how a world is drawn comes with the world. */
function useWorld(isWorld: boolean): WorldSheet | undefined {
  const [sheet, hold] = useState<WorldSheet>();
  useEffect(() => {
    if (isWorld) wakesAfter(import('./world-sheet.ts').then(({ WORLD_SHEET }) => hold(WORLD_SHEET)));
  }, [isWorld]);
  return sheet;
}

const OWN: typeof OWN_WORD = 'boite';
const OWN_QUERY = `v=1&carte=${OWN}`;

interface Props {
  ready: readonly Ready[];
  /** That of the first. */
  first: Page;
  /** Of the world, written over it. */
  names: readonly WorldName[];
  rules: RuleLinks;
  /** By question, what the signs on the map say. */
  legends: Readonly<Record<MapQuestion, string>>;
  /** By question, those that may change its answer. */
  rulings: Readonly<Record<string, readonly RulingText<OptionId>[]>>;
}

export function MapTool({ ready, first, names, rules, legends, rulings }: Props) {
  const [page, show] = useState(first);
  const [tool, take] = useState<Tool>({ kind: 'look' });
  const { scene } = page;
  const [isTouched, touch] = useState(false);
  /** What reads and writes links, and changes a position, is fetched when there is one to read, or at the first change. */
  const turn = async (one: Act) => {
    const { nextPage } = await import('./acts.ts');
    show((before) => nextPage(before, one));
  };
  const act = (one: Act) => void turn(one).then(() => touch(true));
  // A link may speak of the map of its box, which is read after it.
  const [table, setTable] = useBox(async ({ map }) => {
    const query = location.search;
    if (new URLSearchParams(query).get('carte') === OWN) await turn({ kind: 'load', query, own: map });
  });
  const { box, Line } = table;
  useAddressRead((query) => turn({ kind: 'load', query }).then(() => touch(false)));
  const all = useMemo(() => Object.values(rulings).flat(), [rulings]);
  const ours = useOurs(all, scene.position.options, (choices) => wakesAfter(turn({ kind: 'readings', choices })));
  const answer = useMemo(() => answerOf(scene, box), [scene, box]);
  const { position, question } = scene;
  const isWorld = position.map === WORLD;
  const isOwn = position.map.names !== undefined;
  const world = useWorld(isWorld || isOwn);
  const asked = position.counters.find(({ id }) => id === scene.asked);
  const whole = page.query + table.query;
  useAddressTold(isTouched ? whole : undefined);
  const chosen = isOwn ? OWN_QUERY : (ready.find(({ query }) => query === page.unread)?.query ?? '');
  const load = (query: string) => {
    act({ kind: 'load', query, own: box.map });
    act({ kind: 'readings', choices: position.options });
    take({ kind: 'look' });
  };
  return (
    <Rules links={rules}>
      <BoardTool
        label="Petite carte"
        kind={page.query === ready[0]?.query ? 'carte is-example' : 'carte'}
        refused={[...table.refused, ...page.refused]}
        ask={
          <>
            <Choice
              name="carte-question"
              legend="Question"
              quiet
              value={question}
              options={QUESTIONS}
              set={(one) => act({ kind: 'question', question: one })}
            />
            <Details scene={scene} box={box} act={act} counter={asked} />
          </>
        }
        board={
          <>
            <HexBoard
              position={position}
              asked={scene.asked}
              target={scene.target}
              shown={answer}
              label={`Carte à hexagones. ${asked ? `Interrogé : ${counterName(asked)} en ${nameOf(asked.at)}.` : ''}`}
              tap={(at) => act({ kind: 'tap', at, tool })}
              world={world}
              names={isOwn ? undefined : names}
            />
            <div role="alert">{page.told && <p class="control-refused">{french(page.told)}</p>}</div>
            <Tools tool={tool} set={take} isFixed={isWorld || isOwn} />
          </>
        }
        verdict={<p class="board-tool-verdict carte-sentence">{french(answer.sentence)}</p>}
        more={
          <label class="carte-pick">
            <span class="control-label">Position de départ</span>
            <select value={chosen} onChange={(event) => event.currentTarget.value && load(event.currentTarget.value)}>
              <option value="">La vôtre</option>
              {ready.map(({ title, query }) => (
                <option key={title} value={query}>
                  {title}
                </option>
              ))}
              {box.map && <option value={OWN_QUERY}>La carte de votre boîte</option>}
            </select>
          </label>
        }
        spoken={page.told ?? answer.sentence}
      >
        {Line && (
          <Line
            take={(next) => {
              touch(true);
              if (isOwn && !next.box.map) load(first.query);
              setTable(next);
            }}
          />
        )}
        <Lines lines={answer.lines} />
        <p class="carte-legend">{legends[question]}</p>
        {isWorld && world && <p class="carte-legend">{french(world.origin)}</p>}
        <OursLine rulings={all} options={position.options} ours={ours} set={(choices) => act({ kind: 'readings', choices })} />
        <Readings
          name="carte"
          rulings={rulings[question] ?? []}
          options={position.options}
          choose={(id, reading) => act({ kind: 'reading', id, reading })}
        />
        <div class="control-actions">
          <LinkButtons main link={() => linkTo(whole)} />
        </div>
      </BoardTool>
    </Rules>
  );
}
