/** The path of a game's lessons: a list to begin with, then what was done of each, where to go on, and one's progress as a file. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { FileButton, type OpenFile } from '#components/kit/FileButton.tsx';
import { download } from '#components/kit/files.ts';
import { shelfOf } from '#components/kit/shelf.ts';
import { counted } from '#engine/core/french.ts';
import {
  hasStars,
  loadProgress,
  merged,
  onProgress,
  type Progress,
  progressFile,
  readProgress,
  saveProgress,
  starsIn,
} from './progress.ts';
import { StarsOf } from './StarsOf.tsx';

export interface LessonLine {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly idea: string;
  readonly minutes: number;
  /** Ids of its tasks. */
  readonly tasks: readonly string[];
}

interface Props {
  game: string;
  /** Address of the story that stood here: links into it go on. Undefined where there is none. */
  story: string | undefined;
  lessons: readonly LessonLine[];
}

const NO_FILE =
  'Ce fichier n’est pas un avancement de leçons : il faut celui que « Enregistrer mon avancement » a donné. Rien n’a changé ici.';
const EMPTY_FILE = 'Cet avancement ne contient aucune étoile. Rien n’a changé ici.';

/** What stars say, as `starsOf` gives them and `starsIn` counts them. */
const STARS =
  'Trois étoiles : tout trouvé seul, du premier coup. Deux : avec un indice ou quelques essais. Une : après bien des essais, ou la solution vue. Le meilleur passage reste ; une leçon a la moyenne de ses exercices.';

export function Path({ game, story, lessons }: Props) {
  const [progress, keep] = useState<Progress>({});
  const [said, say] = useState('');
  /** « Effacer » was pressed once. */
  const [sure, ask] = useState(false);
  useEffect(() => {
    const look = () => keep(loadProgress(shelfOf(window)));
    look();
    return onProgress(look);
  }, []);
  useEffect(() => {
    const { hash, search } = location;
    if (story && hash.length > 1 && !document.getElementById(hash.slice(1))) location.replace(`${story}${search}${hash}`);
  }, []);
  const kept = progress[game] ?? {};
  const starsFor = ({ slug, tasks }: LessonLine) => starsIn(kept[slug], tasks);
  const tasksDone = ({ slug, tasks }: LessonLine) => tasks.filter((id) => kept[slug]?.[id]).length;
  const isBegun = lessons.some((lesson) => tasksDone(lesson) > 0);
  const now = isBegun ? lessons.find((lesson) => starsFor(lesson) === 0) : lessons[0];
  const [table] = lessons.at(-1)?.address.split('#') ?? [];
  const done = lessons.filter((lesson) => starsFor(lesson) > 0).length;
  /** With what other tabs have kept since. */
  const whole = () => merged(progress, loadProgress(shelfOf(window)));
  const keepAll = (all: Progress) => {
    keep(all);
    saveProgress(shelfOf(window), all);
  };
  const open: OpenFile = (file) => {
    if (!file.ok) return say(`${file.because} Rien n’a changé ici.`);
    const read = readProgress(file.text);
    if (!read) return say(NO_FILE);
    if (!hasStars(read)) return say(EMPTY_FILE);
    keepAll(merged(whole(), read));
    say('Avancement repris : le meilleur des deux est gardé.');
  };
  const forget = () => {
    const { [game]: _gone, ...others } = whole();
    keepAll(others);
    ask(false);
    say('Les étoiles de ce jeu sont effacées.');
  };
  return (
    <section class="lesson-path" aria-label="Le parcours">
      <p class="row lesson-path-now">
        {now ? (
          <a class="control-button control-button-main" href={now.address}>
            {isBegun ? french(`Reprendre : ${now.title}`) : 'Commencer'}
          </a>
        ) : (
          <>
            <b>{french('Toutes les leçons sont faites.')}</b>
            {table && (
              <a class="control-button control-button-main" href={table}>
                Jouer une partie
              </a>
            )}
          </>
        )}
        {isBegun && <span>{french(`${counted(done, 'étape')} sur ${lessons.length}`)}</span>}
      </p>
      <ol>
        {lessons.map((lesson) => {
          const some = tasksDone(lesson);
          const stars = starsFor(lesson);
          return (
            <li key={lesson.slug} data-stars={stars} aria-current={lesson === now ? 'step' : undefined}>
              <a href={lesson.address}>
                <b>{french(lesson.title)}</b>
                <span>{french(lesson.idea)}</span>
                <small>
                  {french(stars === 0 && some > 0 ? `${some} sur ${lesson.tasks.length}` : `${lesson.minutes} min`)}
                  <StarsOf stars={stars} />
                </small>
              </a>
            </li>
          );
        })}
      </ol>
      <p class="lesson-path-stars">{french(STARS)}</p>
      <details class="lesson-path-kept">
        <summary>Mon avancement</summary>
        <p>{french('Il reste dans ce navigateur, sans compte. Pour le changer d’appareil :')}</p>
        <div class="control-actions">
          <button type="button" class="control-button" onClick={() => download('regles-vivantes-lecons.json', progressFile(whole()))}>
            Enregistrer mon avancement
          </button>
          <FileButton label="Ouvrir un avancement" open={open} />
          <button
            type="button"
            class="control-button"
            aria-disabled={!isBegun}
            onBlur={() => ask(false)}
            onClick={() => isBegun && (sure ? forget() : ask(true))}
          >
            {sure ? 'Effacer pour de bon' : 'Effacer les étoiles de ce jeu'}
          </button>
        </div>
      </details>
      <p role="status">{french(said)}</p>
    </section>
  );
}
