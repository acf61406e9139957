/** A club's box: our numbers to read, to replace by what one's own counters and sheet print, to keep, to send. Ours are in the page's HTML. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { Carry } from '#components/kit/Carry.tsx';
import type { OpenFile } from '#components/kit/FileButton.tsx';
import { download } from '#components/kit/files.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { wakesAfter } from '#components/kit/waking.ts';
import { changeTable, UNAVAILABLE, withBox } from '#components/our-table/change.ts';
import { boxOf } from '#components/our-table/use-ours.ts';
import { unmarked } from '#engine/core/link.ts';
import { boxInWords, faultInWords } from '#engine/zargos-lords/data/differences.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { BOX_VERSION, boxFileOf, formatBox } from '#engine/zargos-lords/notation/box.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { type Desk, deskOf, doubtsOf, isOurs, nextDesk, PARTS, type Part, problemsOf } from './desk.ts';
import { draftIn, keepDraft } from './draft.ts';
import { Combats, Shots, Targets } from './Grids.tsx';
import type { BoxMap } from './BoxMap.tsx';
import { Pawns } from './Pawns.tsx';
import { Value } from './Value.tsx';

/** What the page says of each part: its title, its button, and the sentence under it. */
export type PartTexts = Readonly<Record<Part, { readonly title: string; readonly edit?: string; readonly about: string }>>;

const GAME = 'zargos-lords';
const BAD_KEPT = 'La boîte gardée dans ce navigateur n’a pas pu être relue : voici nos valeurs.';

/** What is carried: empty when it is ours. */
const textOf = (box: Box): string => {
  const text = formatBox(box);
  return text === BOX_VERSION ? '' : text;
};

function statusOf({ box, problems }: Desk, kept: string): string {
  const text = textOf(box);
  const [first] = problems;
  if (first) return `${faultInWords(first)} Rien ne change tant que cette faute est là.`;
  if (text === kept) return text ? `Votre boîte, gardée dans ce navigateur : ${boxInWords(box)}.` : 'Toutes ces valeurs sont les nôtres.';
  return text ? `Pas encore gardé : ${boxInWords(box)}.` : 'Nos valeurs partout ; votre boîte est encore gardée dans ce navigateur.';
}

/** Our map, to start from; a club's own is told by what comes with it. */
function MapPart({ box, ours }: { box: Box; ours: NonNullable<Box['map']> }) {
  const [Own, hold] = useState<typeof BoxMap>();
  useEffect(() => {
    if (box.map && !Own) wakesAfter(import('./BoxMap.tsx').then((module) => hold(() => module.BoxMap)));
  }, [box.map]);
  if (box.map) return Own ? <Own map={box.map} text={formatBox(box)} /> : null;
  return (
    <div class="control-actions">
      <p>
        La nôtre, reconstituée. <a href="../carte/?v=1&carte=monde">La voir</a>
      </p>
      <button type="button" class="control-button" onClick={() => download('boite-zargos-lords.json', boxFileOf({ ...box, map: ours }))}>
        Enregistrer la nôtre, pour partir de là
      </button>
    </div>
  );
}

/** Boxes are read by what comes with the first. */
const parse = async (text: string) => (await import('#engine/zargos-lords/notation/box-read.ts')).parseBox(text);

interface PartProps {
  part: Part;
  texts: PartTexts[Part];
  /** Our map. */
  world: NonNullable<Box['map']>;
  desk: Desk;
  isEdited: boolean;
  edit: (on: boolean) => void;
  act: (act: Parameters<typeof nextDesk>[1]) => void;
}

function PartSection({ part, texts, world, desk, isEdited, edit, act }: PartProps) {
  const problems = problemsOf(desk, part);
  const doubts = doubtsOf(desk, part);
  const props = { box: desk.draft, isEdited, act, bad: problems.map(({ field }) => field) };
  return (
    <section class={`boite-part boite-part-${part}`} aria-labelledby={`boite-${part}`}>
      <h2 id={`boite-${part}`}>{texts.title}</h2>
      <p class="boite-about">{texts.about}</p>
      <div class="control-actions">
        {texts.edit && (
          <button type="button" class="control-button" aria-expanded={isEdited} onClick={() => edit(!isEdited)}>
            {isEdited ? 'Fini' : texts.edit}
            {isEdited && <span class="sr">{french(` : ${texts.title}`)}</span>}
          </button>
        )}
        {!isOurs(desk.draft, part) && (
          <button type="button" class="control-button" onClick={() => act({ kind: 'ours', part })}>
            {part === 'map' ? 'La nôtre' : 'Les nôtres'} ici<span class="sr">{french(` : ${texts.title}`)}</span>
          </button>
        )}
      </div>
      <div role="alert">
        {problems.length > 0 && (
          <ul class="control-refused boite-faults">
            {problems.slice(0, 3).map((problem) => (
              <li key={problem.because}>{french(faultInWords(problem))}</li>
            ))}
          </ul>
        )}
      </div>
      {problems.length === 0 && doubts.length > 0 && (
        <ul class="boite-faults">
          {doubts.slice(0, 3).map((doubt) => (
            <li key={doubt.because}>{french(`À relire sur votre feuille, mais compté ainsi. ${faultInWords(doubt)}`)}</li>
          ))}
        </ul>
      )}
      {part === 'map' ? (
        <MapPart box={desk.box} ours={world} />
      ) : part === 'factors' ? (
        <Pawns {...props} />
      ) : part === 'combat' ? (
        <Combats {...props} />
      ) : part === 'needs' ? (
        <Targets {...props} />
      ) : (
        <Shots {...props} shot={part} />
      )}
    </section>
  );
}

interface ToolProps {
  rules: RuleLinks;
  texts: PartTexts;
  world: NonNullable<Box['map']>;
}

export function BoxTool({ rules, texts, world }: ToolProps) {
  const [desk, dispatch] = useReducer(nextDesk, deskOf(BOX));
  const [edited, setEdited] = useState<readonly Part[]>([]);
  const [kept, setKept] = useState('');
  const [told, tell] = useState<readonly string[]>([]);
  const [said, say] = useState('');
  const [isTouched, touch] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const text = textOf(desk.box);
  const act: PartProps['act'] = (one) => {
    touch(true);
    tell([]);
    say('');
    dispatch(one);
    if (one.kind === 'ours') status.current?.focus({ preventScroll: true });
  };
  const read = async (query: string) => {
    const whole = unmarked(query);
    const link = new URLSearchParams(whole.ok ? whole.text : '').get('boite');
    const own = boxOf(GAME);
    const before = own ? await parse(own) : undefined;
    setKept(before?.ok ? textOf(before.value) : '');
    const carried = link === null ? undefined : await parse(link);
    dispatch({ kind: 'load', box: carried?.ok ? carried.value : before?.ok ? before.value : BOX });
    const draft = link === null ? draftIn(window) : undefined;
    if (draft) dispatch({ kind: 'draft', draft });
    tell([
      ...(whole.ok ? [] : [whole.because]),
      ...(carried && !carried.ok ? [carried.because] : []),
      ...(before && !before.ok ? [BAD_KEPT] : []),
    ]);
    touch(false);
  };
  useAddressRead((query) => wakesAfter(read(query)));
  useEffect(() => {
    if (!location.search) wakesAfter(read(''));
  }, []);
  useAddressTold(isTouched ? (text === kept ? '' : `boite=${text || BOX_VERSION}`) : undefined);
  const keep = () => {
    const isKept = changeTable((table) => withBox(table, GAME, text));
    if (isKept) {
      setKept(text);
      // The button goes: what it did takes the focus.
      status.current?.focus();
    }
    touch(true);
    tell(isKept ? [] : [UNAVAILABLE]);
    say(
      isKept
        ? text
          ? 'C’est gardé : les outils de Zargo’s Lords comptent maintenant avec votre boîte.'
          : 'C’est oublié : les outils comptent avec nos valeurs.'
        : '',
    );
  };
  const open: OpenFile = async (file) => {
    const { boxFileFaults, parseBoxFile } = await import('#engine/zargos-lords/notation/box-file.ts');
    const read = file.ok ? parseBoxFile(file.text) : file;
    if (!read.ok) return tell(file.ok ? boxFileFaults(file.text) : [read.because]);
    act({ kind: 'load', box: read.value });
    say('Le fichier est lu. Gardez-le pour que les outils comptent avec lui.');
  };
  const isSound = desk.problems.length === 0;
  const isDirty = text !== kept || !isSound;
  useEffect(() => {
    if (isTouched) keepDraft(window, isDirty ? desk.draft : undefined);
  }, [desk, isDirty, isTouched]);
  return (
    <Rules links={rules}>
      <section class="tool boite" aria-label="Ma boîte">
        <div role="alert">
          {told.map((because) => (
            <p key={because} class="control-refused">
              {french(because)}
            </p>
          ))}
        </div>
        <p class="wrap boite-legend">
          <span>
            <Value mark="ours">8</Value> reconstitué par nous
          </span>
          <span>
            <Value mark="own">9</Value> de votre boîte
          </span>
          <span>
            <Value mark="booklet">5</Value> imprimé dans le livret, ou dit de la boîte ailleurs
          </span>
        </p>
        <div class="stack boite-parts">
          {PARTS.map((part) => (
            <PartSection
              key={part}
              part={part}
              texts={texts[part]}
              world={world}
              desk={desk}
              isEdited={edited.includes(part)}
              edit={(on) => setEdited(on ? [...edited, part] : edited.filter((one) => one !== part))}
              act={act}
            />
          ))}
        </div>
        <div class={isDirty ? 'row boxed boite-bar is-dirty' : 'row boxed boite-bar'}>
          <p ref={status} class="boite-status" tabIndex={-1}>
            {french(statusOf(desk, kept))}
          </p>
          <div class="control-actions">
            {isDirty && isSound && (
              <button type="button" class="control-button control-button-main" onClick={keep}>
                {text ? 'Garder dans ce navigateur' : 'Oublier ma boîte'}
              </button>
            )}
          </div>
          <p class="sr" role="status">
            {french(said)}
          </p>
        </div>
        <Carry
          carried={
            isSound
              ? {
                  link: () => linkTo(`boite=${formatBox(desk.box)}`),
                  file: 'boite-zargos-lords.json',
                  value: () => boxFileOf(desk.box),
                }
              : undefined
          }
          open={open}
        >
          {(text || !isSound) && (
            <button
              type="button"
              class="control-button"
              onClick={() => {
                act({ kind: 'load', box: BOX });
                status.current?.focus();
              }}
            >
              Reprendre nos valeurs partout
            </button>
          )}
        </Carry>
      </section>
    </Rules>
  );
}
