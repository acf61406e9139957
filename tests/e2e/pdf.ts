/** Reads what a browser printed: pages, the lines drawn in a colour and the windows that drawings are cut to, in millimetres from the upper left corner. */
import { inflateSync } from 'node:zlib';

const MM = 25.4 / 72;

export interface Line {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  /** Straight lines by their colour, `r g b` of 255 each. */
  readonly lines: ReadonlyMap<string, readonly Line[]>;
  readonly windows: readonly Window[];
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** The operators of a page's drawing, each with its numbers. */
function* operatorsOf(drawing: string): Generator<readonly [operator: string, numbers: readonly number[]]> {
  let numbers: number[] = [];
  for (const [word] of drawing.matchAll(/<[^>]*>|\[[^\]]*\]|\/\S+|[^\s<[/]+/g)) {
    if (/^-?[\d.]+$/.test(word)) numbers.push(Number(word));
    else if (/^[a-zA-Z*']+$/.test(word)) {
      yield [word, numbers];
      numbers = [];
    }
  }
}

function pageOf(drawing: string, [, , width, height]: readonly number[]): PrintedPage {
  const lines = new Map<string, Line[]>();
  const windows: Window[] = [];
  const kept: { matrix: Matrix; color: string }[] = [];
  let [matrix, color]: [Matrix, string] = [[1, 0, 0, 1, 0, 0], '0 0 0'];
  let [path, rectangle]: [Line[], Window | undefined] = [[], undefined];
  let last: readonly [number, number] = [0, 0];
  const at = (x = 0, y = 0): readonly [number, number] => {
    const [, , , , e, f] = times([1, 0, 0, 1, x, y], matrix);
    return [e * MM, ((height ?? 0) - f) * MM];
  };
  for (const [operator, numbers] of operatorsOf(drawing)) {
    if (operator === 'q') kept.push({ matrix, color });
    else if (operator === 'Q') ({ matrix, color } = kept.pop() ?? { matrix, color });
    else if (operator === 'cm') matrix = times(numbers as unknown as Matrix, matrix);
    else if (operator === 'RG') color = numbers.map((share) => Math.round(share * 255)).join(' ');
    else if (operator === 'm') last = at(...numbers);
    else if (operator === 'l') {
      const next = at(...numbers);
      path.push({ x0: last[0], y0: last[1], x1: next[0], y1: next[1] });
      last = next;
    } else if (operator === 're') {
      const [x = 0, y = 0, wide = 0, tall = 0] = numbers;
      const [[x0, y0], [x1, y1]] = [at(x, y), at(x + wide, y + tall)];
      rectangle = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
    } else if (/^W/.test(operator)) {
      if (rectangle) windows.push(rectangle);
    } else if (/^[SsfFbBn]\*?$/.test(operator)) {
      if (operator === 'S') lines.set(color, [...(lines.get(color) ?? []), ...path]);
      [path, rectangle] = [[], undefined];
    }
  }
  return { width: (width ?? 0) * MM, height: (height ?? 0) * MM, lines, windows };
}

/** Every page of a PDF as Chromium writes it: plain objects, drawings deflated. */
export function printed(pdf: Buffer): readonly PrintedPage[] {
  const text = pdf.toString('latin1');
  const objectAt = (id: string | undefined): string => {
    const start = text.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    return text.slice(start, text.indexOf('endobj', start));
  };
  const drawingOf = (id: string | undefined): string => {
    const object = objectAt(id);
    const head = /\/Length (\d+)>>\s*stream\r?\n/.exec(object);
    if (!head) throw new Error(`no drawing in object ${id}`);
    const start = text.indexOf(object) + head.index + head[0].length;
    return inflateSync(pdf.subarray(start, start + Number(head[1]))).toString('latin1');
  };
  const kidsOf = (id: string | undefined): readonly PrintedPage[] => {
    const object = objectAt(id);
    const kids = /\/Kids \[([^\]]*)\]/.exec(object)?.[1];
    if (kids !== undefined) return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => kidsOf(kid));
    const box = /\/MediaBox \[([^\]]*)\]/.exec(object)?.[1] ?? '';
    return [pageOf(drawingOf(/\/Contents (\d+) 0 R/.exec(object)?.[1]), box.split(' ').map(Number))];
  };
  const catalog = objectAt(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  return kidsOf(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
}
