/** The board of Gran to explore: where a knight may go, whether a stone cuts the ring off, where the sword carries one and where the ring is put down. The map itself is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo, useReducer } from 'preact/hooks';
import { Board } from '#components/board/Board.tsx';
import { LiveLine } from '#components/board/LiveLine.tsx';
import { PlaceList } from '#components/board/PlaceList.tsx';
import { useBoardAddress } from '#components/board/use-board-address.ts';
import { Choice } from '#components/shared/Choice.tsx';
import { CopyButton } from '#components/shared/CopyButton.tsx';
import { type RuleLinks, Rules } from '#components/shared/RuleLink.tsx';
import { Refusals } from '#components/shared/Signs.tsx';
import { kindOf } from '#engine/gran/board/tables.ts';
import { tellCut } from '#engine/gran/explain.ts';
import { judgeMove, movesOf } from '#engine/gran/moves.ts';
import { judgeStone, ringCut } from '#engine/gran/rules/stones.ts';
import type { PointId, Position } from '#engine/gran/types.ts';
import { MovesAnswer, type MoveVerdict, PlacesAnswer, StoneAnswer, type StoneVerdict } from './Answer.tsx';
import { GROUPS, idOf, nameAt, numberOf, SPOTS, TABLES } from './atlas.ts';
import { type Desk, nextDesk, START } from './desk.ts';
import { formatDesk, parseDesk } from './desk-link.ts';
import { Overlay } from './Overlay.tsx';
import { PointCard } from './PointCard.tsx';
import { type Places, placesOf } from './places.ts';
import { Settings } from './Settings.tsx';
import { SIZE } from './sheet-of.ts';

interface Props {
  rules: RuleLinks;
  children?: ComponentChildren;
}

const LINK = { format: formatDesk, parse: parseDesk };
const LAYERS: readonly string[] = [];

const placeOf = (element: Element): number | undefined => {
  const id = element.closest('[data-id]')?.getAttribute('data-id');
  return id ? numberOf(id) : undefined;
};

function moveVerdict({ question: { position, mover, bonus }, selected }: Desk): MoveVerdict | undefined {
  const from = position.pieces.find(({ color }) => color === mover)?.at;
  if (selected === undefined || selected === from) return undefined;
  const access = judgeMove(TABLES, position, mover, selected, bonus);
  if (!access.ok) return { to: selected, refusal: access };
  const destination = movesOf(TABLES, position, mover, bonus).destinations.find(({ to }) => to === selected);
  return { to: selected, destination };
}

/** Nothing but the ways to the ring is in question there. */
const isOpenTo = ({ stones, pieces, ring }: Position, at: PointId): boolean =>
  ['black', 'exile'].includes(kindOf(TABLES, at)) &&
  !stones.includes(at) &&
  pieces.every((piece) => piece.at !== at) &&
  !('at' in ring && ring.at === at);

function stoneVerdict({ question: { position }, selected }: Desk): StoneVerdict | undefined {
  if (selected === undefined) return undefined;
  const cut = isOpenTo(position, selected) ? ringCut(TABLES, position, selected) : undefined;
  return { at: selected, verdict: judgeStone(TABLES, position, selected), cut };
}

function saidOf(desk: Desk, move: MoveVerdict | undefined, stone: StoneVerdict | undefined, places: Places | undefined): string {
  if (desk.told) return desk.told;
  if (places) {
    const { verdict: asked, sentence } = places;
    if (!asked) return sentence;
    return `${nameAt(asked.at)}, ${asked.verdict.ok ? 'permis' : `refusé : ${asked.verdict.because} ${asked.verdict.rule}`}.`;
  }
  if (stone) return stone.cut ? tellCut(TABLES, stone.at, stone.cut) : stone.verdict.ok ? '' : stone.verdict.because;
  if (!move) return desk.selected === undefined ? '' : nameAt(desk.selected);
  if (move.refusal) return `${nameAt(move.to)}, refusé : ${move.refusal.because} ${move.refusal.rule}.`;
  const events = move.destination?.routes[0].events.map(({ text }) => text).join(' ') ?? '';
  return `${nameAt(move.to)}, permis. ${events}`;
}

export function GranExplorer({ rules, children }: Props) {
  const [desk, act] = useReducer(nextDesk, START);
  const rests = useBoardAddress(LINK, desk, desk.refused.length === 0, (read) => act({ kind: 'load', desk: read }));
  const { question, subject, selected } = desk;
  const { position, mover, bonus } = question;
  const moves = useMemo(() => movesOf(TABLES, position, mover, bonus), [question]);
  const move = useMemo(() => (subject === 'aller' ? moveVerdict(desk) : undefined), [question, subject, selected]);
  const stone = useMemo(() => (subject === 'pierre' ? stoneVerdict(desk) : undefined), [question, subject, selected]);
  const places = useMemo(() => placesOf(desk), [question, subject, selected, desk.stone]);
  const select = (at: PointId) => act({ kind: 'select', at });
  const path = move?.destination ? [moves.from, ...move.destination.routes[0].path] : [];
  return (
    <Rules links={rules}>
      <section class="gran-explorer" aria-label="Explorateur du plateau">
        <Refusals refused={desk.refused} />
        <div class="gran-explorer-map">
          <Board
            id="plateau"
            label="Plateau de Gran. Flèches pour aller de point en point, Entrée pour choisir, Échap pour sortir."
            size={SIZE}
            spots={SPOTS}
            selected={selected === undefined ? undefined : numberOf(selected)}
            view={desk.view}
            layers={LAYERS}
            placeOf={placeOf}
            select={(place) => {
              const id = idOf(place);
              if (id) select(id);
            }}
            leave={() => document.getElementById('gran-panel')?.focus()}
            rests={rests}
            overlay={
              <Overlay
                position={position}
                selected={selected}
                open={subject === 'aller' ? moves.destinations.map(({ to }) => to) : (places?.open ?? [])}
                shut={subject === 'aller' ? moves.refused.map(({ to }) => to) : []}
                lifted={subject === 'epee' ? desk.stone : undefined}
                path={path}
                cut={stone?.cut}
              />
            }
          >
            {children}
          </Board>
          <CopyButton label="Copier le lien" done="Lien copié" text={() => location.href} />
        </div>
        <div class="gran-panel" id="gran-panel" tabIndex={-1}>
          <Choice
            name="gran-sujet"
            legend="Question"
            quiet
            value={subject}
            options={[
              { value: 'aller', label: 'Où puis-je aller ?' },
              { value: 'pierre', label: 'Cette pierre coupe-t-elle l’anneau ?' },
              { value: 'epee', label: 'Où l’épée porte-t-elle une pierre ?' },
              { value: 'anneau', label: 'Où déposer l’anneau ?' },
            ]}
            set={(next) => act({ kind: 'subject', subject: next })}
          />
          {selected === undefined ? (
            <p class="gran-hint">Touchez un point du plateau. Au clavier, les flèches vont de point en point et Entrée choisit.</p>
          ) : (
            <PointCard desk={desk} at={selected} act={act} />
          )}
          {subject === 'aller' && <MovesAnswer moves={moves} verdict={move} select={select} />}
          {subject === 'pierre' && <StoneAnswer asked={stone} />}
          {places && <PlacesAnswer places={places} select={select} />}
          <Settings desk={desk} act={act} />
          <details class="gran-list">
            <summary>Tous les points</summary>
            <PlaceList
              id="plateau"
              label="Chercher un point"
              groups={GROUPS}
              selected={selected === undefined ? undefined : numberOf(selected)}
              select={(place) => {
                const id = idOf(place);
                if (id) select(id);
              }}
              count={(found, all) => `${found} point${found > 1 ? 's' : ''} sur ${all}.`}
            />
          </details>
        </div>
        <LiveLine text={saidOf(desk, move, stone, places)} />
      </section>
    </Rules>
  );
}
