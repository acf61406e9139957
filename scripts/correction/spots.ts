/** The plain text of a paragraph, sign by sign, each with the place in its source that says it. */
import { plain } from '#components/base/typography.ts';
import { attributesOf, type MdxNode, setApart, textOf } from '#components/rules/mdx-tree.ts';

/** One sign of the plain text. Of what is not words to change, `held` says why in French, and the place is that of the whole. */
export interface Spot {
  readonly sign: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** What is written on end has one: a change stays in it. */
  readonly run: number;
  /** How many elements stand around it. */
  readonly depth: number;
  readonly held?: string;
  /** Held, and words may follow it where it ends. */
  readonly ends?: true;
}

const FORM = 'la forme du paragraphe (un tableau, une liste, un alinéa)';

/** The one sign that stands at `at` in a source, and where it ends: Markdown writes some with a bar before them, or by name. */
function signAt(source: string, at: number): readonly [sign: string, to: number] {
  const [name = ''] = /^&(?:lt|gt|amp|quot);/.exec(source.slice(at, at + 6)) ?? [];
  if (name) return [{ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }[name] ?? '', at + name.length];
  const isBarred = source[at] === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '');
  return isBarred ? [source[at + 1] ?? '', at + 2] : [source[at] ?? '', at + 1];
}

/** The signs of `value`, which the source says between `from` and `to`; those of a value written in some other way are held. */
function written(value: string, source: string, from: number, to: number, rest: Pick<Spot, 'file' | 'run' | 'depth'>): readonly Spot[] {
  const spots: Spot[] = [];
  for (let at = from; at < to; ) {
    const [sign, next] = signAt(source, at);
    // The blanks at the end and at the beginning of a line are not part of the value.
    if (sign === value[spots.length]) spots.push({ sign, from: at, to: next, ...rest });
    else if (!/\s/.test(sign)) break;
    at = next;
  }
  return spots.length === value.length ? spots : [...value].map((sign) => ({ sign, from, to, ...rest, held: FORM }));
}

const isBlank = ({ sign }: Spot): boolean => /\s/.test(sign);

/** As `plain` has it: signs made plain, blanks on end made one, none at either end. */
function plainSpots(spots: readonly Spot[]): readonly Spot[] {
  const made: Spot[] = [];
  for (const spot of spots) {
    const last = made.at(-1);
    if (!isBlank(spot)) made.push({ ...spot, sign: plain(spot.sign) });
    else if (!last) continue;
    else if (!isBlank(last)) made.push({ ...spot, sign: ' ' });
    else made[made.length - 1] = joined(last, spot);
  }
  while (made.at(-1)?.sign === ' ') made.pop();
  return made;
}

/** Two blanks as one: what is between blocks stays so. */
function joined(one: Spot, other: Spot): Spot {
  if (one.held || one.run !== other.run) return one.held ? one : { ...one, held: other.held ?? FORM };
  return { ...one, to: other.to };
}

const NAMES: Readonly<Record<string, (node: MdxNode) => string>> = {
  Renvoi: (node) => `le renvoi ${attributesOf(node).id}`,
  Terme: (node) => `le terme « ${textOf(node)} », qui mène au glossaire`,
};

/** Every sign that `textOf` reads in `node`. */
export function spotsIn(node: MdxNode, source: string, file: string): readonly Spot[] {
  let runs = 0;
  const read = (n: MdxNode, depth: number): readonly Spot[] => {
    const place = { file, from: n.position?.start.offset ?? 0, to: n.position?.end.offset ?? 0, depth };
    runs += 1;
    const held = (text: string, why: string): readonly Spot[] => {
      runs += 1;
      const spot = { ...place, run: runs, held: why };
      return [...text].map((sign) => ({ ...spot, sign }));
    };
    if (n.value !== undefined) {
      if (n.type === 'text') return written(n.value, source, place.from, place.to, { file, run: runs, depth });
      return n.type === 'yaml' ? [] : held(n.value, FORM);
    }
    const { between, after } = setApart(n);
    const name = NAMES[n.name ?? ''];
    if (name) return [...held(textOf(n), name(n)).map((spot) => ({ ...spot, ends: true as const })), ...held(after, FORM)];
    const parts = (n.children ?? []).map((child) => read(child, depth + 1));
    return [...parts.flatMap((part, i) => (i > 0 ? [...held(between, FORM), ...part] : part)), ...held(after, FORM)];
  };
  const spots = [...plainSpots(read(node, 0))];
  // A table at the end ends without the sign that parts its rows.
  if (
    spots
      .map(({ sign }) => sign)
      .join('')
      .endsWith(' ;')
  )
    spots.splice(-2);
  return spots;
}

/** A string of a program, where it is written once and as it is read; its signs are held otherwise. */
export function spotsOfString(text: string, source: string, file: string, run: number): readonly Spot[] {
  const [at, last] = [`'`, '"'].flatMap((quote) => placesOf(`${quote}${text}${quote}`, source));
  const isPlace = at !== undefined && last === undefined;
  return text.split('').map((sign, i) => ({
    sign,
    file,
    from: isPlace ? at + 1 + i : 0,
    to: isPlace ? at + 2 + i : 0,
    run,
    depth: 0,
    ...(!isPlace && { held: `une phrase que ${file} n’écrit pas une fois et d’un seul tenant` }),
  }));
}

const placesOf = (text: string, source: string): readonly number[] =>
  [source.indexOf(text), source.lastIndexOf(text)].filter((at, i, [first]) => at >= 0 && (i === 0 || at !== first));
