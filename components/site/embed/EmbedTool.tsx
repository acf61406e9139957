/** Makes what a club pastes in its own page, and shows it as it will be there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import { type Embedded, embeddedPage } from './embedded.ts';
import { bareUrl, snippetOf } from './snippet.ts';

/** Of a frame before its page has told its own, and of a table, which takes what it is given. CSS pixels. */
const HEIGHT = { page: 480, table: 760 } as const;

/** Where the maker begins when no page leads here. */
const FIRST = 'zargos/combat/';

const THEMES = [
  { value: '', label: 'Celui du lecteur' },
  { value: 'clair', label: 'Clair' },
  { value: 'sombre', label: 'Sombre' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

/** Waits until nobody types. */
const PAUSE = 400;

export function EmbedTool() {
  const [text, write] = useState('');
  const [asked, answer] = useState<Embedded>();
  const [theme, setTheme] = useState<Theme>('');
  const [shade, setShade] = useState('');
  const [follows, setFollows] = useState(true);
  const [height, setHeight] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef('');
  /** Answers what was written last, whatever comes in which order. */
  const read = async (page: string) => {
    const found = await embeddedPage(page);
    if (last.current !== page) return;
    answer(found);
    setHeight(undefined);
  };
  const take = (page: string) => {
    write(page);
    last.current = page;
  };
  useEffect(() => {
    const page = new URLSearchParams(location.search).get('page') || FIRST;
    take(page);
    wakesAfter(read(page));
    const hear = ({ data, source }: MessageEvent<{ reglesVivantes?: number } | undefined>) => {
      if (source === frame.current?.contentWindow && data?.reglesVivantes) setHeight(data.reglesVivantes);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const ask = (page: string) => {
    take(page);
    setTimeout(() => last.current === page && void read(page), PAUSE);
  };
  const made = asked?.ok ? asked : undefined;
  const tall = made?.isTable ? HEIGHT.table : (height ?? HEIGHT.page);
  const embed = made && { ...made, theme, shade: shade.slice(1), height: tall, follows: follows && !made.isTable };
  return (
    <section class="tool stack embed" aria-label="Fabriquer le morceau à coller">
      <label class="embed-field">
        <span class="control-label">La page, ou le numéro</span>
        <input
          type="text"
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-describedby="embed-because"
          aria-invalid={asked?.ok === false}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
      </label>
      <p id="embed-because" class={asked?.ok === false ? 'control-refused' : 'embed-what'} role="status">
        {asked && french(asked.ok ? asked.title : asked.because)}
      </p>
      <Choice name="theme" legend="Thème" value={theme} options={THEMES} set={setTheme} />
      <div class="row">
        <Toggle on={shade !== ''} set={(on) => setShade(on ? '#1f4f73' : '')}>
          Ma couleur
        </Toggle>
        {shade && (
          <label class="row">
            <input type="color" value={shade} onInput={({ currentTarget }) => setShade(currentTarget.value)} />
            <span>{french('rendue lisible si elle ne l’est pas')}</span>
          </label>
        )}
        {!made?.isTable && (
          <Toggle on={follows} set={setFollows}>
            La hauteur suit
          </Toggle>
        )}
      </div>
      {made && embed && (
        <>
          <label class="embed-field">
            <span class="control-label">À coller</span>
            <textarea readOnly rows={6} value={snippetOf(embed)} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <div class="control-actions">
            <CopyButton main label="Copier le morceau" done="Morceau copié" text={() => snippetOf(embed)} />
            <a class="control-button" href={made.url}>
              Voir la page entière
            </a>
          </div>
          <p class="control-label">Comme là-bas</p>
          <iframe ref={frame} class="embed-frame" src={bareUrl(embed)} title={made.title} height={tall} allow="clipboard-write" />
        </>
      )}
      {!asked && <p>{french('Un instant : la page est lue…')}</p>}
    </section>
  );
}
