/** The board of Zargos to explore: the map, what stands on it, and how far one may go. The map itself is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { Board } from '#components/board/Board.tsx';
import { Layers } from '#components/board/Layers.tsx';
import { LiveLine } from '#components/board/LiveLine.tsx';
import { PlaceList } from '#components/board/PlaceList.tsx';
import { useBoardAddress } from '#components/board/use-board-address.ts';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import { saidOf, verdictOf } from './answer-words.ts';
import { nameAt, placeOfId, TABLES, touching, upperFirst } from './atlas.ts';
import type { Answer, ExplorerAsk } from './ExplorerAsk.tsx';
import { ExplorerCard } from './ExplorerCard.tsx';
import { ExplorerOverlay } from './ExplorerOverlay.tsx';
import { ExplorerTabs } from './ExplorerTabs.tsx';
import { formatExplorer, MAP_UNITS, parseExplorer } from './explorer-link.ts';
import { drawnShapes, GROUPS, placeAt } from './explorer-places.ts';
import { nextExplorer, START } from './explorer-state.ts';
import { counted, described, kindAt } from './explorer-words.ts';
import type { Point } from './geometry.ts';
import { LAYER_IDS, LAYER_NAMES } from './layers.ts';

const HINT =
  'Touchez un territoire ou une case mer : sa fiche s’ouvre ici. Au clavier, les flèches vont de voisin en voisin et Entrée choisit.';
const LINK = { format: formatExplorer, parse: parseExplorer };
const LAYERS = LAYER_IDS.map((id) => [id, LAYER_NAMES[id]] as const);

interface Props {
  /** Middle of each place's label, in the order of the tables. */
  spots: readonly Point[];
  kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  rules: RuleLinks;
  children?: ComponentChildren;
}

/** Fetched when it is first asked. */
const asking = () => import('./ExplorerAsk.tsx');

export function Explorer({ spots, kingdoms, rules, children }: Props) {
  const [explorer, act] = useReducer(nextExplorer, START);
  const [hovered, hover] = useState<number>();
  const [shapes, draw] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const [ask, setAsk] = useState<{ readonly Panel: typeof ExplorerAsk }>();
  const refused = [...explorer.refused, ...((explorer.tab === 'aller' && answer?.refused) || [])];
  const rests = useBoardAddress(LINK, explorer, refused.length === 0, (read) => act({ kind: 'load', explorer: read }));
  const { tab, layers, asked } = explorer;
  const selected = explorer.selected && placeOfId(explorer.selected);
  const select = (place: number) => act({ kind: 'select', place: TABLES.ids[place], tab: tab === 'liste' ? 'lieu' : tab });
  const asks = tab === 'aller' ? answer : undefined;
  const reach = asks?.reach;
  const touch = (place: number) => void (asks?.paint?.(place) || select(place));
  const verdict = verdictOf(reach, selected);
  const pointed = verdictOf(reach, hovered) ?? verdict;
  const board = useMemo(
    () => spots.map((at, place) => ({ at, label: `${upperFirst(nameAt(place))}, ${kindAt(place)}`, near: touching(place) })),
    [spots],
  );
  useEffect(() => draw(drawnShapes()), []);
  useEffect(() => {
    if (tab === 'aller' && !ask) void asking().then(({ ExplorerAsk: Panel }) => setAsk({ Panel }));
  }, [tab]);
  const live = [
    ...(reach && answer ? [answer.said] : []),
    ...(selected === undefined ? [] : [verdict ? `${upperFirst(nameAt(selected))} : ${saidOf(verdict)}` : described(selected)]),
  ].join(' ');
  return (
    <Rules links={rules}>
      <section class="plateau" aria-label="Explorateur du plateau">
        <div role="alert">
          {refused.map((because) => (
            <p key={because} class="plateau-refused">
              {french(because)}
            </p>
          ))}
        </div>
        <div class="plateau-map">
          <Board
            id="plateau"
            label="Carte du plateau. Flèches pour aller de voisin en voisin, Entrée pour choisir, Échap pour sortir."
            size={MAP_UNITS}
            spots={board}
            selected={selected}
            view={explorer.view}
            layers={layers}
            placeOf={placeAt}
            select={touch}
            {...(reach && { hover })}
            leave={() => document.getElementById(`plateau-tab-${tab}`)?.focus()}
            rests={rests}
            overlay={
              <ExplorerOverlay
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
            {children}
          </Board>
          {reach && (
            <p class="plateau-caption" aria-hidden="true">
              {pointed ? french(saidOf(pointed)) : 'Survolez ou touchez un lieu : la carte montre le chemin, ou dit ce qui l’empêche.'}
            </p>
          )}
          <Layers legend="Montrer" layers={LAYERS} on={layers} set={(id, on) => act({ kind: 'layer', id, on })} />
          <CopyButton label="Copier le lien" done="Lien copié" text={() => location.href} />
        </div>
        <ExplorerTabs
          tab={tab}
          set={(next) => act({ kind: 'tab', tab: next })}
          panels={{
            lieu:
              selected === undefined ? (
                <p class="plateau-hint">{french(HINT)}</p>
              ) : (
                <ExplorerCard
                  place={selected}
                  select={select}
                  depart={(place) => TABLES.ids[place] && act({ kind: 'depart', place: TABLES.ids[place] })}
                />
              ),
            aller: ask ? (
              <ask.Panel
                asked={asked}
                selected={selected}
                select={select}
                ask={(next) => act({ kind: 'ask', asked: next })}
                answer={setAnswer}
              />
            ) : (
              <p class="plateau-hint">Un instant…</p>
            ),
            liste: (
              <PlaceList
                id="plateau"
                label="Chercher un lieu"
                groups={GROUPS}
                selected={selected}
                select={select}
                count={(found, all) => `${counted(found, 'lieu', 'lieux')} sur ${all}.`}
              />
            ),
          }}
        />
        <LiveLine text={live} />
      </section>
    </Rules>
  );
}
