/** The board of Gran to explore: where a knight may go, whether a stone cuts the ring off, where the sword carries one and where the ring is put down. The map itself is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo, useReducer, useState } from 'preact/hooks';
import { BoardTool } from '#components/kit/board/BoardTool.tsx';
import { PlaceList } from '#components/kit/board/PlaceList.tsx';
import { ZoomBoard } from '#components/kit/board/ZoomBoard.tsx';
import { Choice } from '#components/kit/Choice.tsx';
import { jsonInRows } from '#components/kit/files.ts';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { BoxLine } from '#components/our-table/box/BoxLine.tsx';
import { OwnFile } from '#components/our-table/box/OwnFile.tsx';
import { useGround } from '#components/our-table/box/use-ground.ts';
import { choiceCount } from '#components/our-table/kept.ts';
import { OursLine } from '#components/our-table/OursLine.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { counted } from '#engine/core/french.ts';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import type { OptionId } from '#engine/gran/options.ts';
import { movesOf } from '#engine/gran/rules/destinations.ts';
import type { PointId } from '#engine/gran/types.ts';
import { MovesList, MovesVerdict, PlacesList, PlacesVerdict, StoneAnswer } from './Answer.tsx';
import { atlasOf, groupsOf } from './atlas.ts';
import { Drawing } from './Drawing.tsx';
import { type DeskEvent, type Ground, nextDesk, type Subject, startOn } from './desk.ts';
import { formatDesk, parseDesk } from './desk-link.ts';
import { Overlay } from './Overlay.tsx';
import { PointCard } from './PointCard.tsx';
import { placesOf } from './places.ts';
import { Settings } from './Settings.tsx';
import { SIZE } from './sheet-of.ts';
import { takenIn, useTaken } from './taken.ts';
import { moveVerdict, saidOf, stoneVerdict } from './verdicts.ts';

interface Props {
  rules: RuleLinks;
  /** What the board's answers obey, by question. */
  rulings: Readonly<Record<Subject, readonly RulingText<OptionId>[]>>;
  children?: ComponentChildren;
}

const LAYERS: readonly string[] = [];

const OURS_NOTE =
  'Le plateau imprimé est perdu, le nôtre reconstitué. Si vous avez la boîte, relevez le sien : enregistrez notre fichier, mettez-y vos points (x et y vont de 0 à 1000), vos lignes, le départ, l’anneau et les sceaux, puis ouvrez-le ici. Cette page et la table à jouer le suivront ; il ne quitte pas ce navigateur.';

const WORDS = { mine: 'Sur le plateau de votre boîte', other: 'Sur le plateau d’une boîte.', ours: 'Sur le plateau du site.' };

const readOwn = async (text: string) => (await import('./own/ground.ts')).readGround(text);

const openFile = async (text: string) => {
  const { groundInWords, readGround } = await import('./own/ground.ts');
  const read = readGround(text);
  return read.ok ? { ok: true as const, value: { text: read.value.text, words: groundInWords(read.value) } } : read;
};

export function GranExplorer({ rules, rulings, children }: Props) {
  const ours = useMemo((): Ground => ({ tables: tablesOf(BOARD), text: '' }), []);
  const [desk, dispatch] = useReducer(nextDesk, ours, startOn);
  const [isTouched, touch] = useState(false);
  const act = (event: DeskEvent) => {
    touch(true);
    dispatch(event);
  };
  const { options } = desk.question.position;
  const all = useMemo(() => Object.values(rulings).flat(), [rulings]);
  const readings = useOurs(all, options, (choices) => dispatch({ kind: 'options', options: choices }));
  const mayWrite = desk.refused.length === 0 && (isTouched || choiceCount(readings) === 0);
  const { rests, kept, stand, told } = useGround({
    game: 'gran',
    ours,
    state: desk,
    mayWrite,
    read: readOwn,
    startOn,
    format: formatDesk,
    parse: parseDesk,
    load: (read) => dispatch({ kind: 'load', desk: read }),
    change: (next) => dispatch({ kind: 'ground', ground: next }),
  });
  const { ground, question, subject, selected } = desk;
  const { tables } = ground;
  const atlas = atlasOf(tables);
  const groups = useMemo(() => groupsOf(tables), [tables]);
  const { position, mover, bonus } = question;
  const moves = useMemo(() => movesOf(tables, position, mover, bonus), [tables, question]);
  const move = useMemo(() => (subject === 'aller' ? moveVerdict(desk) : undefined), [tables, question, subject, selected]);
  const stone = useMemo(() => (subject === 'pierre' ? stoneVerdict(desk) : undefined), [tables, question, subject, selected]);
  const places = useMemo(() => placesOf(desk), [tables, question, subject, selected, desk.stone]);
  const select = (at: PointId) => act({ kind: 'select', at });
  useTaken(takenIn(position));
  const path = move?.destination ? [moves.from, ...move.destination.routes[0].path] : [];
  return (
    <Rules links={rules}>
      <BoardTool
        label="Explorateur du plateau"
        kind={formatDesk(desk, undefined) === '' ? 'gran-explorer is-example' : 'gran-explorer'}
        refused={desk.refused}
        ask={
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
        }
        board={
          <ZoomBoard
            key={ground.text}
            id="plateau"
            label="Plateau de Gran. Flèches pour aller de point en point, Entrée pour choisir, Échap pour sortir."
            size={SIZE}
            spots={atlas.spots}
            selected={selected === undefined ? undefined : atlas.numberOf(selected)}
            view={desk.view}
            layers={LAYERS}
            placeOf={(element) => {
              const id = element.closest('[data-id]')?.getAttribute('data-id');
              return id ? atlas.numberOf(id) : undefined;
            }}
            select={(place) => {
              const id = atlas.idOf(place);
              if (id) select(id);
            }}
            leave={() => document.querySelector<HTMLInputElement>('[name="gran-sujet"]:checked')?.focus()}
            rests={rests}
            overlay={
              <Overlay
                atlas={atlas}
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
            <Drawing board={ground.text ? tables.board : undefined}>{children}</Drawing>
          </ZoomBoard>
        }
        verdict={
          <>
            {subject === 'aller' && <MovesVerdict atlas={atlas} moves={moves} verdict={move} />}
            {subject === 'pierre' && <StoneAnswer atlas={atlas} asked={stone} />}
            {places && <PlacesVerdict atlas={atlas} places={places} />}
          </>
        }
        spoken={saidOf(desk, move, stone, places)}
      >
        {selected === undefined ? (
          <p class="gran-hint">Touchez un point du plateau. Au clavier, les flèches vont de point en point et Entrée choisit.</p>
        ) : (
          <PointCard desk={desk} at={selected} act={act} />
        )}
        <OursLine rulings={all} options={options} ours={readings} set={(choices) => act({ kind: 'options', options: choices })} />
        <BoxLine game="gran" text={ground.text} kept={kept} set={stand} words={WORDS} />
        {subject === 'aller' && <MovesList atlas={atlas} moves={moves} chosen={move?.to} select={select} />}
        {places && <PlacesList atlas={atlas} places={places} select={select} />}
        <Settings desk={desk} rulings={rulings[subject]} act={act} />
        <details class="gran-list">
          <summary>Tous les points</summary>
          <PlaceList
            id="plateau"
            label="Chercher un point"
            groups={groups}
            selected={selected === undefined ? undefined : atlas.numberOf(selected)}
            select={(place) => {
              const id = atlas.idOf(place);
              if (id) select(id);
            }}
            count={(found, all) => `${counted(found, 'point')} sur ${all}.`}
          />
        </details>
        <OwnFile
          game="gran"
          what="plateau"
          note={OURS_NOTE}
          text={ground.text}
          file={{ name: 'gran-plateau.json', text: () => jsonInRows(formatBoard(tables.board)) }}
          read={openFile}
          set={stand}
          told={told}
        />
        <div class="control-actions">
          <LinkButtons link={() => location.href} />
        </div>
      </BoardTool>
    </Rules>
  );
}
