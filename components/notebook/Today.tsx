/** « Cinq minutes aujourd'hui »: what is to be seen again of all games, why, and in what order; the notebook that says so is opened by who wants one, saved, taken elsewhere, erased. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { FileButton, type OpenFile } from '#components/kit/FileButton.tsx';
import { download } from '#components/kit/files.ts';
import { asRecord, shelfOf, textOn } from '#components/kit/shelf.ts';
import { loadProgress } from '#components/lesson/progress.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { joinedNotebooks, settled } from './cards.ts';
import { type DaySheet, type DueTask, type KnownGame, todayOf } from './due.ts';
import { fetchKnown } from './fetch-known.ts';
import { loadNotebook, type Notebook, readNotebook, saveNotebook } from './kept.ts';
import { NOTEBOOK_KEY } from './key.ts';
import { dayOf, type Kind } from './note.ts';
import { openedNotebook } from './opened.ts';
import { dateText, laterText, minutesText, thingsText } from './words.ts';

const TOOLS = {
  regle: 'Est-ce légal ?',
  chance: 'Combien de chances ?',
  coup: 'Le meilleur coup',
  lecon: 'Leçon',
} as const satisfies Record<Kind, string>;

/** Minutes more, for who has them. */
const MORE = 5;

const ASKED =
  'Si vous dites oui, ce navigateur note le jour et si c’était su, pour chaque règle, chance, coup ou leçon où vous répondez ; rien n’en sort, et un bouton efface tout.';
const KEPT_NOWHERE =
  'Ce navigateur ne garde rien pour ce site : le carnet ne peut pas y être tenu. Ouvrez ses réglages, ou une fenêtre qui ne soit pas privée.';
const DAMAGED =
  'Le carnet de ce navigateur est illisible. En ouvrir un nouveau l’effacera ; un carnet enregistré dans un fichier peut être repris.';
const AWAY = 'Les titres des exercices n’ont pas pu être chargés : réessayez avec du réseau.';
const NO_FILE = 'Ce fichier n’est pas un carnet : il faut celui que « Enregistrer le carnet » a donné. Rien n’a changé ici.';

const Task = ({ task: { kind, game, things, address } }: { task: DueTask }) => (
  <li class="today-task" data-game={game.id}>
    <a href={address}>
      {french(game.name)} · {french(TOOLS[kind])}
    </a>
    <ul class="bare">
      {things.map(({ id, title, why }) => (
        <li key={id}>
          <b>{french(title)}</b> <span>{french(`: ${why}.`)}</span>
        </li>
      ))}
    </ul>
  </li>
);

function headOf({ tasks, done, next, rest }: DaySheet, notebook: Notebook, day: number): string {
  const count = tasks.reduce((sum, { things }) => sum + things.length, 0);
  const minutes = tasks.reduce((sum, one) => sum + one.minutes, 0);
  if (count > 0) return `${upperFirst(thingsText(count))} à revoir, environ ${minutesText(minutes)}.`;
  const later = next ? ` Prochain retour : ${laterText(next.day - day)}, ${thingsText(next.count)}.` : '';
  if (done > 0)
    return `C’est fait pour aujourd’hui : ${thingsText(done)} ${done === 1 ? 'revue' : 'revues'}.${rest.length > 0 ? '' : later}`;
  if (Object.keys(notebook.cards).length === 0)
    return 'Le carnet est ouvert, et vide : ce que vous répondrez aux exercices et aux leçons y entrera.';
  return `Rien à revoir aujourd’hui.${later}`;
}

interface OpenProps {
  notebook: Notebook;
  games: readonly KnownGame[];
  day: number;
}

/** What is to be done, and what can wait. */
function Sheet({ notebook, games, day }: OpenProps) {
  const [minutes, stay] = useState<number>();
  const now = todayOf(notebook, loadProgress(shelfOf(window)), games, day, minutes);
  const { tasks, rest, done } = now;
  const [first] = tasks;
  const more = () => stay((minutes ?? MORE) + MORE);
  return (
    <>
      <p class="today-head">{french(headOf(now, notebook, day))}</p>
      {first && (
        <>
          <p class="row today-begin">
            <a class="control-button control-button-main" href={first.address}>
              {done > 0 ? 'Continuer' : 'Commencer'}
              <span class="sr">{french(` : ${first.game.name}, ${TOOLS[first.kind]}`)}</span>
            </a>
            {done > 0 && <span>{french(`${upperFirst(thingsText(done))} déjà ${done === 1 ? 'revue' : 'revues'} aujourd’hui.`)}</span>}
          </p>
          <ol class="today-list">
            {tasks.map((task) => (
              <Task key={task.things[0]?.id} task={task} />
            ))}
          </ol>
        </>
      )}
      {rest.length > 0 && (
        <details class="today-rest">
          <summary>{french(`Le reste peut attendre : ${thingsText(rest.length)}`)}</summary>
          <ul>
            {rest.map(({ id, kind, game, title, why }) => (
              <li key={id}>
                {french(`${games.find((one) => one.id === game)?.name}, ${TOOLS[kind]} `)}
                <b>{french(title)}</b> {french(`: ${why}.`)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {rest.length > 0 && !first && (
        <button type="button" class="control-button" onClick={more}>
          Encore cinq minutes
        </button>
      )}
    </>
  );
}

export function Today() {
  const [notebook, hold] = useState<Notebook>();
  const [games, know] = useState<readonly KnownGame[]>();
  const [day, turn] = useState(0);
  const [refused, refuse] = useState('');
  const [said, say] = useState('');
  /** « Effacer » was pressed once. */
  const [sure, ask] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const keep = (next: Notebook | undefined): boolean => {
    const isKept = saveNotebook(shelfOf(window), next);
    if (isKept) hold(next);
    refuse(isKept ? '' : KEPT_NOWHERE);
    return isKept;
  };
  const asked = useRef<Promise<readonly KnownGame[]> | undefined>(undefined);
  const known = async () => {
    try {
      asked.current ??= fetchKnown();
      know(await asked.current);
    } catch {
      asked.current = undefined;
      refuse(AWAY);
    }
  };
  const look = async () => {
    const shelf = shelfOf(window);
    const kept = loadNotebook(shelf);
    turn(dayOf(new Date()));
    if (!kept) {
      hold(undefined);
      return refuse(textOn(shelf, NOTEBOOK_KEY) === null ? '' : DAMAGED);
    }
    const now = settled(kept);
    if (kept.log.length > 0) saveNotebook(shelf, now);
    hold(now);
    await known();
  };
  useEffect(() => {
    void look();
    // What was done meanwhile, in this tab or another.
    const seen = () => document.visibilityState === 'visible' && void look();
    const woken = ({ persisted }: PageTransitionEvent) => persisted && void look();
    const stored = ({ key }: StorageEvent) => (key === NOTEBOOK_KEY || key === null) && void look();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', woken);
    addEventListener('storage', stored);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', woken);
      removeEventListener('storage', stored);
    };
  }, []);
  // The button is gone with what it did: the keyboard goes on from what is said of it.
  useLayoutEffect(() => {
    if (said) status.current?.focus();
  }, [said]);
  const agree = () => {
    const day = dayOf(new Date());
    const opened = openedNotebook(shelfOf(window), day);
    turn(day);
    if (!keep(opened)) return;
    const count = Object.keys(opened.cards).length;
    say(count === 0 ? 'Le carnet est ouvert.' : `Le carnet est ouvert, avec ce que ce navigateur savait déjà : ${thingsText(count)}.`);
    void known();
  };
  const open: OpenFile = async (file) => {
    if (!file.ok) return refuse(`${file.because} Rien n’a changé ici.`);
    const read = readNotebook(file.text);
    if (!read) return refuse(NO_FILE);
    const now = loadNotebook(shelfOf(window));
    if (keep(now ? joinedNotebooks(now, read) : settled(read))) say('Carnet repris : de chaque chose, la dernière réponse est gardée.');
    await known();
  };
  const forget = () => {
    ask(false);
    if (keep(undefined)) say('Le carnet est effacé, et plus rien n’y entre. Étoiles et exercices trouvés restent sur leurs pages.');
  };
  const cards = Object.keys(notebook?.cards ?? {}).length;
  return (
    <section class="tool today" aria-label="Cinq minutes aujourd’hui">
      <div role="alert">{refused && <p class="control-refused">{french(refused)}</p>}</div>
      <p ref={status} class="today-said" role="status" tabIndex={-1}>
        {french(said)}
      </p>
      {notebook ? (
        <>
          {games ? <Sheet notebook={notebook} games={games} day={day} /> : !refused && <p>Un instant…</p>}
          <details class="today-book">
            <summary>Mon carnet</summary>
            <p>
              {french(
                `Ouvert le ${dateText(notebook.since)}, il tient ${counted(cards, 'chose')}, dans ce navigateur seulement. Chacune revient quand une personne sur dix, d’ordinaire, l’aurait oubliée.`,
              )}
            </p>
            <div class="control-actions">
              <button type="button" class="control-button" onClick={() => download('regles-vivantes-carnet.json', asRecord(notebook))}>
                Enregistrer le carnet
              </button>
              <FileButton label="Ouvrir un carnet" open={open} />
              <button type="button" class="control-button" onBlur={() => ask(false)} onClick={() => (sure ? forget() : ask(true))}>
                {sure ? 'Effacer pour de bon' : 'Effacer le carnet'}
              </button>
            </div>
          </details>
        </>
      ) : (
        <>
          <p>{french(ASKED)}</p>
          <div class="control-actions">
            <button type="button" class="control-button control-button-main" onClick={agree}>
              Oui, tenez ce carnet
            </button>
            <FileButton label="Ouvrir un carnet" open={open} />
          </div>
        </>
      )}
    </section>
  );
}
