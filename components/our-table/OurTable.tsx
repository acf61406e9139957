/** « Notre table »: all that this browser keeps of how a table plays, game by game; sent, saved, taken from others. Its readers are fetched once there is something to read. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { Carry } from '#components/kit/Carry.tsx';
import type { OpenFile } from '#components/kit/FileButton.tsx';
import { several } from '#engine/core/french.ts';
import { type CarriedOffer, fileOf, formatOffer, isOffer, MOST_OFFER } from './carry.ts';
import { changeTable, UNAVAILABLE } from './change.ts';
import { choiceCount, type KeptTable, NO_TABLE, onTable, tableNow } from './kept.ts';

/** A game as the page names it. */
interface GameName {
  readonly id: string;
  readonly name: string;
  /** The page where its box is filled in, if it has one. */
  readonly box?: string | undefined;
}

interface Props {
  games: readonly GameName[];
}

const reading = () => import('./reading.ts');
type Reading = Awaited<ReturnType<typeof reading>>;

const readings = (count: number): string =>
  count === 0 ? 'nos lectures partout' : several(count, 'une lecture changée', 'lectures changées');

/** What a table says of one game. */
function Said({ read, table, game }: { read: Reading; table: KeptTable; game: string }) {
  const { changed, box } = read.saidOf(table, game);
  return (
    <ul class="bare notre-list">
      {changed.map(({ id, question, text, page }) => (
        <li key={id}>
          <a class="renvoi-id" href={href(page)}>
            {id}
          </a>{' '}
          {french(question)} <b>{french(text)}</b>
        </li>
      ))}
      {box && <li>{french(`De la boîte : ${box}.`)}</li>}
      {changed.length === 0 && !box && <li>Les lectures et les valeurs du site, partout.</li>}
    </ul>
  );
}

interface AskedProps extends Props {
  read: Reading;
  offer: CarriedOffer;
  table: KeptTable;
  take: () => void;
  leave: () => void;
}

/** What a link or a file would set, before it does. */
function Asked({ games, read, offer, table, take, leave }: AskedProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => head.current?.focus(), [offer]);
  const named = games.filter(({ id }) => offer.games.includes(id));
  const before = read.offerOf(table, offer.games).table;
  const lost = choiceCount(before.readings) + choiceCount(before.boxes);
  return (
    <section class="notre-asked" aria-labelledby="notre-asked">
      <h2 id="notre-asked" ref={head} tabIndex={-1}>
        On vous propose ces choix
      </h2>
      {named.map(({ id, name }) => (
        <div key={id}>
          <h3>{french(name)}</h3>
          <Said read={read} table={offer.table} game={id} />
        </div>
      ))}
      <p>
        {french(
          lost === 0
            ? 'Vous n’avez rien choisi pour ces jeux : rien ne sera perdu.'
            : `Ils remplaceraient les vôtres pour ${named.map(({ name }) => name).join(', ')} : ${readings(choiceCount(before.readings))}${choiceCount(before.boxes) > 0 ? ', et votre boîte' : ''}.`,
        )}
      </p>
      <div class="control-actions">
        <button type="button" class="control-button control-button-main" onClick={take}>
          {lost === 0 ? 'Prendre ces choix' : 'Remplacer les nôtres'}
        </button>
        <button type="button" class="control-button" onClick={leave}>
          Ne rien changer
        </button>
      </div>
    </section>
  );
}

const forgetLink = () => history.replaceState(history.state, '', location.pathname + location.search);

export function OurTable({ games }: Props) {
  const [table, setTable] = useState<KeptTable>(NO_TABLE);
  const [isAwake, wake] = useState(false);
  const [read, setRead] = useState<Reading>();
  const [offer, setOffer] = useState<CarriedOffer>();
  const [before, setBefore] = useState<KeptTable>();
  const [told, tell] = useState('');
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const look = () => {
      const now = tableNow();
      setTable(now);
      if (choiceCount(now.readings) + choiceCount(now.boxes) > 0) void reading().then(setRead);
    };
    const linked = async () => {
      if (!isOffer(location.hash)) return;
      const module = await reading();
      setRead(module);
      const sent = module.parseOffer(location.hash);
      setOffer(sent.ok ? sent.value : undefined);
      tell(sent.ok ? '' : sent.because);
    };
    const again = () => void linked();
    look();
    again();
    wake(true);
    addEventListener('hashchange', again);
    const stop = onTable(look);
    return () => {
      removeEventListener('hashchange', again);
      stop();
    };
  }, []);
  const change = (next: (table: KeptTable) => KeptTable, done: string) => {
    const was = tableNow();
    const isKept = changeTable(next);
    setBefore(isKept ? was : undefined);
    tell(isKept ? '' : UNAVAILABLE);
    say(isKept ? done : '');
    // The button goes with what it did.
    status.current?.focus();
  };
  const leave = () => {
    setOffer(undefined);
    forgetLink();
  };
  const open: OpenFile = async (file) => {
    const module = await reading();
    setRead(module);
    const sent = file.ok ? module.parseOfferFile(file.text) : file;
    setOffer(sent.ok ? sent.value : undefined);
    say('');
    tell(sent.ok ? '' : sent.because);
  };
  const all = games.map(({ id }) => id);
  const mine = read?.offerOf(table, all);
  const link = mine ? formatOffer(mine) : '';
  const count = mine ? choiceCount(mine.table.readings) + choiceCount(mine.table.boxes) : 0;
  return (
    <section class="tool notre" aria-label="Notre table">
      <div role="alert">{told && <p class="control-refused">{french(told)}</p>}</div>
      <p ref={status} class="notre-status" role="status" tabIndex={-1}>
        {french(said)}
        {before && (
          <button type="button" class="control-button" onClick={() => change(() => before, 'C’est comme avant.')}>
            Revenir en arrière
          </button>
        )}
      </p>
      {read && offer && (
        <Asked
          games={games}
          read={read}
          offer={offer}
          table={table}
          take={() => {
            change((now) => read.taking(now, offer), 'C’est gardé : les outils, les plateaux et la table suivent ces choix.');
            leave();
          }}
          leave={leave}
        />
      )}
      {games.map(({ id, name, box }) => {
        const isOurs = !mine || choiceCount(read?.offerOf(table, [id]).table.readings ?? {}) + (mine.table.boxes[id] ? 1 : 0) === 0;
        return (
          <section key={id} class="notre-game" data-game={id} aria-labelledby={`notre-${id}`}>
            <h2 id={`notre-${id}`}>{french(name)}</h2>
            {read ? <Said read={read} table={table} game={id} /> : <p>Les lectures et les valeurs du site, partout.</p>}
            <p class="notre-ways">
              <a class="notre-first" href={href(`${id}/litiges/`)}>
                Choisir les lectures<span class="sr"> : {french(name)}</span>
              </a>
              <a href={href(`${id}/litiges/feuille/`)}>
                La feuille à signer<span class="sr"> : {french(name)}</span>
              </a>
              {box && (
                <a href={href(box)}>
                  Notre boîte<span class="sr"> : {french(name)}</span>
                </a>
              )}
              {read && !isOurs && (
                <button
                  type="button"
                  onClick={() =>
                    change((now) => read.taking(now, { games: [id], table: NO_TABLE }), `${name} : tout est remis comme sur le site.`)
                  }
                >
                  Tout remettre<span class="sr"> : {french(name)}</span>
                </button>
              )}
            </p>
          </section>
        );
      })}
      {isAwake && (
        <div class="notre-carry">
          <Carry
            main
            carried={
              mine && count > 0
                ? {
                    link: link.length > MOST_OFFER ? undefined : () => `${location.pathname}#${link}`,
                    file: 'notre-table.json',
                    value: () => fileOf(mine),
                  }
                : undefined
            }
            open={open}
          />
        </div>
      )}
    </section>
  );
}
