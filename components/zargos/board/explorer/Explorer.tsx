/** The board of Zargos to explore: the map, what stands on it, and how far one may go. The map itself is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { BoardTool } from '#components/kit/board/BoardTool.tsx';
import { PlaceList } from '#components/kit/board/PlaceList.tsx';
import { ZoomBoard } from '#components/kit/board/ZoomBoard.tsx';
import type { Point } from '#components/kit/drawing/ink.ts';
import { jsonInRows } from '#components/kit/files.ts';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { BoxLine } from '#components/our-table/box/BoxLine.tsx';
import { OwnFile } from '#components/our-table/box/OwnFile.tsx';
import { useGround } from '#components/our-table/box/use-ground.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { atlasOf } from '../atlas.ts';
import { OURS } from '../ground.ts';
import { Drawing } from '../own/Drawing.tsx';
import { circleAt, kingdomsOn, placedOn, spotsOn } from '../own/sheet.ts';
import { saidOf, verdictAt } from './answer-words.ts';
import type { DrawnAnswer } from './ExplorerAsk.tsx';
import { ExplorerCard } from './ExplorerCard.tsx';
import { ExplorerOverlay } from './ExplorerOverlay.tsx';
import { ExplorerTabs } from './ExplorerTabs.tsx';
import { formatExplorer, MAP_UNITS, parseExplorer } from './explorer-link.ts';
import { drawnShapes, groupsOf, placeAt } from './explorer-places.ts';
import { nextExplorer, startOn } from './explorer-state.ts';
import { described, kindAt } from './explorer-words.ts';
import { LAYER_IDS, LAYER_NAMES } from './layers.ts';

/** Layers of a board, on and off. */
interface LayersProps<Id extends string> {
  legend: string;
  layers: readonly (readonly [id: Id, name: string])[];
  on: readonly Id[];
  set: (id: Id, on: boolean) => void;
}

const Layers = <Id extends string>({ legend, layers, on, set }: LayersProps<Id>) => (
  <fieldset class="row atlas-layers">
    <legend>{legend}</legend>
    {layers.map(([id, name]) => (
      <label key={id}>
        <input type="checkbox" checked={on.includes(id)} onChange={(event) => set(id, event.currentTarget.checked)} />
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
);

const HINT =
  'Touchez un territoire ou une case mer : sa fiche s’ouvre ici. Au clavier, les flèches vont de voisin en voisin et Entrée choisit.';
const LAYERS = LAYER_IDS.map((id) => [id, LAYER_NAMES[id]] as const);

const OURS_NOTE =
  'Le plateau imprimé est perdu, le nôtre reconstitué. Si vous avez la boîte, relevez le sien : enregistrez notre fichier, mettez-y les voisins, les côtes, les volcans et les valeurs que vous lisez, puis ouvrez-le ici. x et y, de 0 à 2000, disent où la carte montre chaque lieu, en cercles et en traits. La carte, les fiches et les réponses le suivront ; il ne quitte pas ce navigateur.';

const WORDS = { mine: 'Sur le plateau de votre boîte', other: 'Sur le plateau d’une boîte.', ours: 'Sur le plateau du site.' };

const readOwn = async (text: string) => (await import('../own/ground.ts')).readGround(text);

const openFile = async (text: string) => {
  const { groundInWords, readGround } = await import('../own/ground.ts');
  const read = readGround(text);
  return read.ok ? { ok: true as const, value: { text: read.value.text, words: groundInWords(read.value) } } : read;
};

interface Props {
  /** Middle of each place's label on our map, in the order of our tables. */
  spots: readonly Point[];
  kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  rules: RuleLinks;
  children?: ComponentChildren;
}

/** Fetched when it is first asked. */
const asking = () => import('./ExplorerAsk.tsx');

export function Explorer({ spots: ourSpots, kingdoms: ourKingdoms, rules, children }: Props) {
  const [explorer, act] = useReducer(nextExplorer, OURS, startOn);
  const [hovered, hover] = useState<number>();
  const [shapes, draw] = useState<readonly string[]>([]);
  const [isSet, setQuestion] = useState(false);
  const [answer, setAnswer] = useState<DrawnAnswer>();
  const [ask, setAsk] = useState<Awaited<ReturnType<typeof asking>>>();
  const refused = [...explorer.refused, ...((explorer.tab === 'aller' && answer?.refused) || [])];
  const { rests, kept, stand, told } = useGround({
    game: 'zargos',
    ours: OURS,
    state: explorer,
    mayWrite: refused.length === 0,
    read: readOwn,
    startOn,
    format: formatExplorer,
    parse: parseExplorer,
    load: (read) => {
      act({ kind: 'load', explorer: read });
      setQuestion(read.asked !== '');
    },
    change: (next) => act({ kind: 'ground', ground: next }),
  });
  const { ground, tab, layers, asked } = explorer;
  const { tables } = ground;
  const isOurs = ground.text === '';
  const atlas = atlasOf(tables);
  const { nameAt, placeOfId, touching } = atlas;
  const groups = useMemo(() => groupsOf(atlas), [atlas]);
  const spots = useMemo(() => (isOurs ? ourSpots : spotsOn(tables, ourSpots)), [tables, ourSpots]);
  const kingdoms = useMemo(() => (isOurs ? ourKingdoms : kingdomsOn(tables, spots)), [spots, ourKingdoms]);
  const selected = explorer.selected && placeOfId(explorer.selected);
  const select = (place: number) => act({ kind: 'select', place: tables.ids[place], tab: tab === 'liste' ? 'lieu' : tab });
  const asks = tab === 'aller' ? answer : undefined;
  // An answer of the board before is none of this one.
  const reach = asks?.tables === tables ? asks.reach : undefined;
  const touch = (place: number) => void (asks?.paint?.(place) || select(place));
  const verdict = verdictAt(reach, selected);
  const pointed = verdictAt(reach, hovered) ?? verdict;
  const board = useMemo(
    () => spots.map((at, place) => ({ at, label: `${upperFirst(nameAt(place))}, ${kindAt(atlas, place)}`, near: touching(place) })),
    [atlas, spots],
  );
  useEffect(() => draw(isOurs ? drawnShapes(atlas) : spots.map(circleAt)), [atlas, spots]);
  useEffect(() => {
    if (tab === 'aller' && !ask) void asking().then(setAsk);
  }, [tab]);
  const live = [
    ...(reach && answer ? [answer.said] : []),
    ...(selected === undefined ? [] : [verdict ? `${upperFirst(nameAt(selected))} : ${saidOf(verdict)}` : described(atlas, selected)]),
  ].join(' ');
  return (
    <Rules links={rules}>
      <BoardTool
        label="Explorateur du plateau"
        kind={tab === 'aller' ? 'plateau' : 'plateau is-example'}
        refused={refused}
        board={
          <ZoomBoard
            key={ground.text}
            id="plateau"
            label="Carte du plateau. Flèches pour aller de voisin en voisin, Entrée pour choisir, Échap pour sortir."
            size={MAP_UNITS}
            spots={board}
            selected={selected}
            view={explorer.view}
            layers={layers}
            placeOf={(element) => placeAt(atlas, element)}
            select={touch}
            {...(reach && { hover })}
            leave={() => document.getElementById(`plateau-tab-${tab}`)?.focus()}
            rests={rests}
            overlay={
              <ExplorerOverlay
                atlas={atlas}
                spots={spots}
                shapes={shapes}
                kingdoms={kingdoms}
                selected={selected}
                from={reach && answer?.from}
                reach={reach}
                way={pointed?.ok ? pointed : undefined}
                owners={asks?.owners}
              />
            }
          >
            <Drawing isOurs={isOurs} tables={tables} spots={spots}>
              {children}
            </Drawing>
          </ZoomBoard>
        }
        verdict={
          reach &&
          ask &&
          (pointed ? (
            <ask.PlaceVerdict atlas={atlas} verdict={pointed} isChosen={pointed === verdict} />
          ) : (
            <p class="board-tool-verdict plateau-verdict">
              Survolez ou touchez un lieu, ou choisissez-le ci-dessous : la carte montre le chemin, ou dit ce qui l’empêche.
            </p>
          ))
        }
        more={<Layers legend="Montrer" layers={LAYERS} on={layers} set={(id, on) => act({ kind: 'layer', id, on })} />}
        spoken={live}
      >
        <ExplorerTabs
          tab={tab}
          set={(next) => act({ kind: 'tab', tab: next })}
          panels={{
            lieu:
              selected === undefined ? (
                <p class="plateau-hint">{french(HINT)}</p>
              ) : (
                <ExplorerCard
                  atlas={atlas}
                  place={selected}
                  select={select}
                  depart={(place) => tables.ids[place] && act({ kind: 'depart', place: tables.ids[place] })}
                />
              ),
            aller: ask ? (
              <ask.ExplorerAsk
                key={ground.text}
                atlas={atlas}
                asked={asked}
                selected={selected}
                select={select}
                isSet={isSet}
                ask={(next) => {
                  setQuestion(true);
                  act({ kind: 'ask', asked: next });
                }}
                answer={setAnswer}
              />
            ) : (
              <p class="plateau-hint">Un instant…</p>
            ),
            liste: (
              <PlaceList
                id="plateau"
                label="Chercher un lieu"
                groups={groups}
                selected={selected}
                select={select}
                count={(found, all) => `${counted(found, 'lieu', 'lieux')} sur ${all}.`}
              />
            ),
          }}
        />
        <BoxLine game="zargos" text={ground.text} kept={kept} set={stand} words={WORDS} />
        <OwnFile
          game="zargos"
          what="plateau"
          note={OURS_NOTE}
          text={ground.text}
          file={{ name: 'zargos-plateau.json', text: () => jsonInRows(formatBoard(tables.board, placedOn(tables, ourSpots))) }}
          read={openFile}
          set={stand}
          follows="La carte, les fiches et les réponses le suivent."
          told={told}
        />
        <div class="control-actions">
          <LinkButtons link={() => location.href} />
        </div>
      </BoardTool>
    </Rules>
  );
}
