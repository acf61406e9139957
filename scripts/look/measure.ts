/**
 * What a browser measures of a page's face, as it is drawn: each function runs in the page, alone, and says its faults. The widths and the bars are those of
 * `npm run look`; the tests of the browser ask the same.
 */

/** Labels of drawings that cross one another, that lie under what is painted after them or upon a piece or an arrow that is not theirs, that are nearer to another point than to theirs: a line a label. */
export function labelFaults(): readonly string[] {
  type Point = readonly [x: number, y: number];
  /** Corners in order: of the first letter's foot, of the last one's, and above them. */
  type Quad = readonly [Point, Point, Point, Point];
  interface Label {
    readonly element: SVGTextElement;
    readonly text: string;
    readonly quads: readonly Quad[];
  }
  /** Pieces and arrows of all boards: what is written upon one is read as its own. */
  const PIECES = [
    ':is(.gran-dragon, .gran-magic, .gran-city, .gran-crystal, .gran-block, .gran-ring, .gran-knight > path)',
    '.gran-path:not(.is-halo)',
    ':is(.zt-token > rect, .zt-way-disc, .zt-way-line, .zt-tip)',
    ':is(.m-disc, .m-num, .m-go, .m-stop, .m-head)',
    '.plateau-route-line',
  ].join();
  /** What is laid out on a board with the page's own boxes. */
  const LAID = ':is(.orc-ring-place, .orc-ring-last, .orc-ring-open)';
  /** Pixels that two labels may share: their boxes are wider than their ink. */
  const SHARED = 1.5;
  const told = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

  /** Letters that follow one another in one direction are one box. */
  function quadsOf(element: SVGTextElement): readonly Quad[] {
    const matrix = element.getScreenCTM();
    if (!matrix) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const text = element.textContent ?? '';
    const [up, down] = [size * 0.66, /[gjpqyç,;()QJ]/.test(text) ? size * 0.2 : 0];
    const runs: { from: DOMPoint; to: DOMPoint; turn: number }[] = [];
    for (let i = 0; i < element.getNumberOfChars(); i++) {
      const [from, to, turn] = [element.getStartPositionOfChar(i), element.getEndPositionOfChar(i), element.getRotationOfChar(i)];
      const last = runs.at(-1);
      if (last && Math.abs(last.turn - turn) < 1 && Math.hypot(last.to.x - from.x, last.to.y - from.y) < size * 0.4) last.to = to;
      else if (Math.hypot(to.x - from.x, to.y - from.y) > 0) runs.push({ from, to, turn });
    }
    return runs.map(({ from, to, turn }) => {
      const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
      const corner = (point: DOMPoint, by: number): Point => {
        const drawn = new DOMPoint(point.x + x * by, point.y + y * by).matrixTransform(matrix);
        return [drawn.x, drawn.y];
      };
      return [corner(from, -down), corner(to, -down), corner(to, up), corner(from, up)];
    });
  }

  /** Pixels by which two boxes enter one another, the least way out. */
  function depth(one: Quad, other: Quad): number {
    let least = Number.POSITIVE_INFINITY;
    for (const quad of [one, other]) {
      for (const [a, b] of [
        [quad[0], quad[1]],
        [quad[1], quad[2]],
      ] as const) {
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const along = ([x, y]: Point) => (x * (b[0] - a[0]) + y * (b[1] - a[1])) / long;
        const [these, those] = [one.map(along), other.map(along)];
        least = Math.min(least, Math.min(Math.max(...these), Math.max(...those)) - Math.max(Math.min(...these), Math.min(...those)));
      }
    }
    return least;
  }

  /** Whether what was met hides what is behind it. */
  function hides(element: Element, [x, y]: Point): boolean {
    // Texts among themselves are measured by their boxes.
    if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement || element instanceof SVGTextContentElement)
      return false;
    const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(element);
    let veil = 1;
    for (let at: Element | null = element; at instanceof SVGElement; at = at.parentElement) veil *= Number(getComputedStyle(at).opacity);
    const isPaint = (paint: string, opacity: string) =>
      paint !== 'none' && !/^rgba\(.*, 0(\.[0-4]\d*)?\)$|\/ 0(\.[0-4]\d*)?\)$/.test(paint) && Number(opacity) * veil > 0.5;
    if (!(element instanceof SVGGeometryElement)) return veil > 0.5 && isPaint(fill, fillOpacity);
    const matrix = element.getScreenCTM()?.inverse();
    const point = matrix && new DOMPoint(x, y).matrixTransform(matrix);
    if (!point) return false;
    return (
      (isPaint(fill, fillOpacity) && element.isPointInFill(point)) || (isPaint(stroke, strokeOpacity) && element.isPointInStroke(point))
    );
  }

  /** A sheet of drawings is another file: `<use href="/dessins.svg#…">` draws none of this page. */
  const isDrawnBy = (use: SVGUseElement, element: Element): boolean => {
    const href = use.getAttribute('href') ?? '';
    return href.startsWith('#') && element.closest(href) !== null;
  };

  /** What stands before a label, at the fifteen points of a box, and hides two of them; the piece of another, or the length of a way, that lies behind as many. */
  function metBy(element: SVGTextElement): { readonly veil: Element | undefined; readonly piece: Element | undefined } {
    const [over, under] = [new Map<Element, number>(), new Map<Element, number>()];
    const sheet = element.closest('.atlas-sheet') ?? element.closest('main svg:not(svg svg)') ?? element;
    for (const [a, b, c, d] of quadsOf(element)) {
      for (const u of [0.08, 0.29, 0.5, 0.71, 0.92]) {
        for (const v of [0.2, 0.5, 0.8]) {
          const mix = (axis: 0 | 1) => (1 - v) * ((1 - u) * a[axis] + u * b[axis]) + v * ((1 - u) * d[axis] + u * c[axis]);
          const point: Point = [mix(0), mix(1)];
          const stack = document.elementsFromPoint(...point);
          const at = stack.findIndex((met) => element === met || element.contains(met));
          const before = stack.slice(0, Math.max(0, at)).filter((met) => sheet.contains(met));
          // Drawn once more over what lies there (`Overlay.tsx` of Zargos).
          if (before.some((met) => met instanceof SVGUseElement && isDrawnBy(met, element))) continue;
          for (const met of before) if (hides(met, point)) over.set(met, (over.get(met) ?? 0) + 1);
          if (at < 0) continue;
          // Nothing shows through what lies between.
          const behind = stack.slice(at + 1).find((met) => sheet.contains(met) && hides(met, point));
          // A way that is only crossed is read across.
          const isCrossed = v !== 0.5 && behind !== undefined && getComputedStyle(behind).fill === 'none';
          if (behind?.matches(PIECES) && !isCrossed && !behind.parentElement?.contains(element))
            under.set(behind, (under.get(behind) ?? 0) + 1);
        }
      }
    }
    const twice = (met: ReadonlyMap<Element, number>) => [...met].find(([, times]) => times > 1)?.[0];
    return { veil: twice(over), piece: twice(under) };
  }

  /** Of a label that says where its point is (`data-at`), whether another that is seen is nearer to it. */
  function isAstray(element: SVGTextElement): boolean {
    const [x, y] = (element.dataset.at ?? '').split(' ').map(Number);
    const matrix = element.getScreenCTM();
    if (x === undefined || y === undefined || !matrix) return false;
    const corners = quadsOf(element).flat();
    const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
    const far = (point: DOMPoint) =>
      Math.hypot(
        Math.max(Math.min(...xs) - point.x, 0, point.x - Math.max(...xs)),
        Math.max(Math.min(...ys) - point.y, 0, point.y - Math.max(...ys)),
      );
    const own = new DOMPoint(x, y).matrixTransform(matrix);
    const frame = (element.ownerSVGElement ?? element).getBoundingClientRect();
    return [...(element.ownerSVGElement?.querySelectorAll<SVGGElement>('.gran-points > g') ?? [])].some((other) => {
      const point = new DOMPoint(0, 0).matrixTransform(other.getScreenCTM() ?? matrix);
      const isSeen = point.x > frame.left && point.x < frame.right && point.y > frame.top && point.y < frame.bottom;
      return isSeen && Math.hypot(point.x - own.x, point.y - own.y) > 1 && far(point) < far(own) - SHARED;
    });
  }

  const intoSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 60 || bottom > innerHeight - 60) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  };
  /** Whether a drawing that is cut to its frame shows a label, or some of it. */
  const isWithin = (element: Element, frame: DOMRect) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  };
  const faults: string[] = [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main svg, main svg * { pointer-events: visiblePainted !important }');
  document.adoptedStyleSheets = [sheet];
  const drawings = [...document.querySelectorAll<SVGSVGElement>('main svg:not(svg svg, .print-sheet)')].filter((drawing) =>
    drawing.checkVisibility({ visibilityProperty: true }),
  );
  // A board and what lies over it are one.
  for (const [sheet, layers] of Map.groupBy(drawings, (drawing) => drawing.closest('.atlas-sheet') ?? drawing)) {
    intoSight(sheet);
    const frame = (sheet.closest('.atlas-frame') ?? sheet).getBoundingClientRect();
    const labels: Label[] = layers
      .flatMap((layer) => [...layer.querySelectorAll('text')])
      .filter((element) => !element.closest('defs, symbol, clipPath, mask, pattern') && element.textContent?.trim())
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isWithin(element, frame))
      .filter((element) => getComputedStyle(element).fill !== 'rgba(0, 0, 0, 0)')
      .map((element) => ({ element, text: told(element.textContent ?? ''), quads: quadsOf(element) }));
    for (const [i, one] of labels.entries()) {
      for (const other of labels.slice(i + 1)) {
        const deep = Math.max(0, ...one.quads.flatMap((quad) => other.quads.map((against) => depth(quad, against))));
        if (deep > SHARED) faults.push(`« ${one.text} » sur « ${other.text} »`);
      }
    }
    for (const { element, text } of labels) {
      intoSight(element);
      const { veil, piece } = metBy(element);
      if (piece)
        faults.push(`« ${text} » sur ${piece.tagName}.${piece.getAttribute('class') ?? piece.parentElement?.getAttribute('class')}`);
      if (isAstray(element)) faults.push(`« ${text} » plus près d’un autre point que du sien`);
      if (veil)
        faults.push(`« ${text} » sous ${veil.tagName}.${veil.getAttribute('class') ?? veil.closest('[class]')?.getAttribute('class')}`);
    }
  }
  document.adoptedStyleSheets = [];
  const laid = [...document.querySelectorAll(`main ${LAID}`)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  for (const [i, one] of laid.entries()) {
    for (const other of laid.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (Math.min(wide, high) > SHARED) faults.push(`« ${told(one.textContent ?? '')} » sur « ${told(other.textContent ?? '')} »`);
    }
  }
  scrollTo(0, 0);
  return faults;
}

/** Texts that are drawn smaller than eleven pixels, in a drawing or not. */
export function smallTexts(): readonly string[] {
  const LEAST = 11;
  const smallest = new Map<string, { size: number; count: number; text: string }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    // A sheet of paper is shown small, and read once it is printed.
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.print-sheet'))
      continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size >= LEAST - 0.05) continue;
    const within = element.closest('[class]');
    const name = `${within?.tagName.toLowerCase()}.${within?.getAttribute('class')}`;
    const known = smallest.get(name);
    if (known) known.count++;
    if (!known || size < known.size) smallest.set(name, { size, count: known?.count ?? 1, text });
  }
  return [...smallest].map(
    ([name, { size, count, text }]) => `${size.toFixed(1)} px : ${name} « ${text.slice(0, 30)} »${count > 1 ? `, ${count} fois` : ''}`,
  );
}

/**
 * What is touched and is under 24 px (WCAG 2.2, 2.5.8), unless it is a link of a sentence or stands far enough from its neighbours. The places of a board are not asked:
 * it is brought nearer, and its list of places has them all.
 */
export function smallTargets(): readonly string[] {
  const LEAST = 24;
  interface Target {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  /** A label is as good as what it names. */
  const boxOf = (element: Element): DOMRect => {
    const box = element.getBoundingClientRect();
    const label = element.matches('input, select') ? ((element as HTMLInputElement).labels?.[0] ?? undefined) : undefined;
    const named = label && isShown(label) ? label.getBoundingClientRect() : undefined;
    return named && named.width * named.height > box.width * box.height ? named : box;
  };
  const isWords = (node: Node) =>
    (node instanceof Text || (node instanceof Element && node.matches('span, b, em'))) && /\p{L}{2}/u.test(node.textContent ?? '');
  const isInSentence = (element: Element) =>
    element.matches('a, button, summary') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && isWords(node));
  const targets: Target[] = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"]'),
  ]
    .filter((element) => isShown(element) && !element.closest('svg, .sr, .skip, [inert]'))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ box }: Target) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5;
  const middle = ({ box }: Target) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  /** Whether the circle of one reaches the other, or its circle. */
  const isNear = (one: Target, other: Target): boolean => {
    const [[x, y], [X, Y]] = [middle(one), middle(other)];
    if (isSmall(other) && Math.hypot(x - X, y - Y) < LEAST - 0.5) return true;
    const [dx, dy] = [Math.max(other.box.left - x, 0, x - other.box.right), Math.max(other.box.top - y, 0, y - other.box.bottom)];
    return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
  };
  return targets
    .filter((one) => isSmall(one) && !isInSentence(one.element))
    .filter((one) =>
      targets.some(
        (other) => other !== one && !other.element.contains(one.element) && !one.element.contains(other.element) && isNear(one, other),
      ),
    )
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${box.width.toFixed(0)} × ${box.height.toFixed(0)} : ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.closest('[class]')?.getAttribute('class')} « ${name.slice(0, 30)} »`;
    });
}

/**
 * Blocks of the column whose edge stands on none of its lines: the margin of numbers and the text on the left, the text and the outer edge on the right; on a phone,
 * the two margins, and for a table the edges of the screen.
 */
export function offGrid(): readonly string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const isPhone = matchMedia('(max-width: 46rem)').matches;
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;inline-size:var(--indent);block-size:var(--column)';
  main.append(probe);
  const { width: indent, height: column } = probe.getBoundingClientRect();
  probe.remove();
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const screen = document.documentElement.clientWidth;
  const box = main.getBoundingClientRect();
  const [left, right] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
  const lines = isPhone ? { left: [left, 0], right: [right, screen] } : { left: [left, left + indent], right: [left + column, right] };
  const isOn = (at: number, these: readonly number[]) => these.some((line) => Math.abs(line - at) < 1.5);
  /** A sheet in columns has its own edges. */
  const isSheet = (column: Element) => getComputedStyle(column).columnCount !== 'auto';
  const faults: string[] = [];
  const islands = [...main.querySelectorAll('astro-island')].flatMap((island) => [...island.children]);
  for (const element of [main, ...main.querySelectorAll('.prose')]
    .flatMap((part) => (isSheet(part) ? [] : [...part.children]))
    .concat(islands)) {
    const style = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    if (
      edge.width < 2 ||
      edge.height < 2 ||
      style.position === 'absolute' ||
      element.closest('.table-scroll > *') ||
      /^(inline|contents)$/.test(style.display) ||
      !element.checkVisibility()
    )
      continue;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    if (!isOn(edge.left, lines.left)) faults.push(`gauche ${(edge.left - left).toFixed(0)} : ${name}`);
    if (!isOn(edge.right, lines.right))
      faults.push(`droite ${(edge.right - left).toFixed(0)} (texte ${column.toFixed(0)}, bord ${(right - left).toFixed(0)}) : ${name}`);
  }
  return [...new Set(faults)];
}

/**
 * On a phone, what stands above a page's content and is more than 200 px. The content of a tool begins where its paragraphs end, and that of a game's first page with
 * its doors.
 */
export function beforeContent(): readonly string[] {
  const prose = document.querySelector('main:not(.livret) .prose');
  const isTool = document.querySelector('[data-outil][data-groupe="table"] .prose astro-island') !== null;
  const parts = isTool ? 'main .prose > :not(p), main .prose > astro-island > *' : 'main :is(.doors, .prose)';
  const begins = [...document.querySelectorAll(prose ? parts : 'main h1')].filter((part) => part.getBoundingClientRect().height > 1);
  const top = Math.min(...begins.map((part) => part.getBoundingClientRect().top + scrollY));
  return innerWidth <= 390 && Number.isFinite(top) && top > 200 ? [`${top.toFixed(0)} px avant le contenu`] : [];
}
