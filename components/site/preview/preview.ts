/**
 * The card that shows what stands behind a link of the text: a rule, a litige, a definition, a source. Hover, a first Enter, ↓ or a first tap opens it,
 * never the focus alone: who goes by with Tab is not held up. A key goes to its last line, which follows the link as a second Enter or tap does; Escape or
 * anything outside closes it. Without script the links simply lead on.
 */
import { type Behind, behind } from './content.ts';
import { placeOf } from './place.ts';

const LINKS = 'a.renvoi, a.renvoi-id, a.told';

/** Milliseconds a pointer must rest on a link, and may be away from both before the card goes. */
const REST = 220;
const AWAY = 260;

const card = document.createElement('div');
card.className = 'preview';
card.popover = 'auto';
card.setAttribute('role', 'dialog');

/** The link whose card is shown or on its way. */
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (): boolean => card.matches(':popover-open');

function later(act: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}

/** No key that asks the browser for something else is held. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The link of the text under `target`; those of the card itself and of the search lead on at once. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : undefined;
  return link && !link.closest('.preview, dialog') ? link : undefined;
}

function place(link: HTMLAnchorElement): void {
  card.style.maxHeight = '';
  const box = [...link.getClientRects()].find(({ width }) => width > 0) ?? link.getBoundingClientRect();
  const bar = document.querySelector('.thumb-bar')?.getBoundingClientRect().height ?? 0;
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top, height } = placeOf(box, card.getBoundingClientRect(), screen, bar);
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
  card.style.maxHeight = `${height}px`;
}

function show(link: HTMLAnchorElement, { name, nodes, open }: Behind): void {
  const onward = document.createElement('a');
  onward.className = 'preview-open';
  onward.href = link.href;
  if (link.target) Object.assign(onward, { target: link.target, rel: link.rel });
  onward.textContent = open;
  const shut = document.createElement('button');
  Object.assign(shut, { type: 'button', className: 'preview-close', textContent: '✕', ariaLabel: 'Fermer', onclick: () => leave() });
  card.replaceChildren(...nodes, onward, shut);
  card.setAttribute('aria-label', name);
  if (!card.isConnected) document.body.append(card);
  if (!isOpen()) card.showPopover();
  card.scrollTop = 0;
  place(link);
}

/** The browser's own tip would stand over ours. */
function dropTitle(link: HTMLAnchorElement): void {
  if (!link.title) return;
  link.ariaDescription = link.title;
  link.removeAttribute('title');
}

async function open(link: HTMLAnchorElement, byKey = false): Promise<void> {
  clearTimeout(timer);
  if (current === link && isOpen()) return;
  current = link;
  try {
    const found = await behind(link);
    if (current !== link) return;
    if (found) show(link, found);
    if (byKey) card.querySelector<HTMLElement>('.preview-open')?.focus();
  } catch {
    // Neither network nor kept page: the link leads on as it always did.
    current = undefined;
  }
}

function close(): void {
  clearTimeout(timer);
  current = undefined;
  if (isOpen()) card.hidePopover();
}

/** Closed by hand: the keyboard is where it was. */
function leave(): void {
  if (card.contains(document.activeElement)) current?.focus({ preventScroll: true });
  close();
}

/** With the keyboard the card comes right after its link, wherever it stands in the page. */
function tab(event: KeyboardEvent): void {
  const link = current;
  if (!link || !isOpen()) return;
  const stops = [...card.querySelectorAll<HTMLElement>('a, button, [tabindex="0"], summary')];
  const focused = document.activeElement;
  if (focused !== stops.at(event.shiftKey ? 0 : -1)) return;
  // From its end the browser itself goes on from the link.
  if (event.shiftKey) event.preventDefault();
  link.focus();
}

function followPointer(): void {
  /** Where the mouse was when it last moved: a link that comes under a mouse that lies still was not asked for. */
  let still = '';
  const placeOfMouse = ({ screenX, screenY }: MouseEvent): string => `${screenX} ${screenY}`;
  document.addEventListener('pointermove', (event) => {
    still = placeOfMouse(event);
  });
  document.addEventListener('pointerover', (event) => {
    const { target, pointerType } = event;
    if (pointerType !== 'mouse') return;
    const link = linkAt(target);
    if (link && placeOfMouse(event) === still) return;
    if (link) {
      dropTitle(link);
      later(() => void open(link), REST);
    } else if (target instanceof Node && card.contains(target)) clearTimeout(timer);
    else if (current !== document.activeElement && !card.contains(document.activeElement)) later(close, AWAY);
    else clearTimeout(timer);
  });
}

function followTaps(): void {
  /** The card of the link under the finger was there before it came down. */
  let wasOpen = false;
  let byTouch = false;
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      byTouch = pointerType !== 'mouse';
      const link = linkAt(target);
      wasOpen = link !== undefined && link === current && isOpen();
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || !byTouch || !isPlain(event) || event.detail === 0 || wasOpen) return;
    event.preventDefault();
    void open(link);
  });
}

function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (linkAt(target) !== current && target instanceof Node && !card.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') tab(event);
    const link = linkAt(event.target);
    if (link && isPlain(event) && /^(ArrowDown|Enter)$/.test(event.key) && !(link === current && isOpen())) {
      event.preventDefault();
      void open(link, true);
    }
    if (event.key !== 'Escape' || !isOpen()) return;
    event.preventDefault();
    leave();
  });
}

export function previews(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  followPointer();
  followTaps();
  followFocus();
  card.addEventListener('toggle', (event) => {
    if (event.newState === 'closed' && document.activeElement !== current) current = undefined;
  });
}
