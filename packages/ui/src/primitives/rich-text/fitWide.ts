const ROOM = 'p, li, td, th, div, blockquote, dd, dt, figure, h1, h2, h3';

/** Horizontal padding of a cell, px. */
const CELL_PADDING = 24;

/** A formula that is wider than its line scrolls, by the keyboard too. */
export function boxWideFormulas(element: HTMLElement, boxes: readonly HTMLElement[]) {
  for (const box of boxes) delete box.dataset.formulaWide;
  // First all is measured, then all is changed: the page is laid out once.
  const wide = boxes.flatMap((box) => {
    const room = box.closest<HTMLElement>(ROOM) ?? element;
    // A cell grows with its formula; the box of its table does not.
    const table = box.closest('[data-table-box]')?.clientWidth ?? Infinity;
    const most = Math.min(room.clientWidth, table - CELL_PADDING);
    const isWide = [box, ...box.querySelectorAll('.katex-base')].some(
      (part) => part.getBoundingClientRect().width > most + 1 && room.clientWidth > 0,
    );
    return isWide ? [{ box, most }] : [];
  });
  for (const { box, most } of wide) {
    box.dataset.formulaWide = box.dataset.formulaBox;
    box.style.setProperty('--room', `${most}px`);
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', '公式');
  }
}

/** A table that is wider than its box says so at its edge, until its last column is seen. */
export function markWideTables(element: HTMLElement) {
  for (const box of element.querySelectorAll<HTMLElement>('[data-table-box]')) markWideTable(box);
}

export function markWideTable(box: HTMLElement) {
  const hidden = box.scrollWidth - box.clientWidth;
  if (hidden > 1) box.dataset.wide = Math.abs(box.scrollLeft) >= hidden - 1 ? 'end' : 'more';
  else delete box.dataset.wide;
  // A box that scrolls to its side holds its head back: a higher one than the window scrolls its rows too.
  const table = box.querySelector('table');
  const head = table?.tHead?.offsetHeight ?? 0;
  const isTall = hidden > 1 && (table?.offsetHeight ?? 0) > innerHeight * MOST_HEIGHT;
  if (isTall && head > 0 && head < innerHeight * MOST_HEAD && innerHeight > LOW)
    box.dataset.tall = box.scrollTop >= box.scrollHeight - box.clientHeight - 1 ? 'end' : 'more';
  else delete box.dataset.tall;
}

/** Parts of the window: of a box that scrolls its rows, and of a head that stays. */
const [MOST_HEIGHT, MOST_HEAD] = [0.8, 0.3];
/** As `media.low`: nothing sticks. */
const LOW = 480;

/** Looks for wide formulas again when their fonts have come, and whenever the width of the text changes. */
export function watchWideFormulas(element: HTMLElement): () => void {
  let width = element.clientWidth;
  const look = () => {
    if (!element.isConnected) return;
    width = element.clientWidth;
    const drawn = Array.from(
      element.querySelectorAll('[data-formula-box] > .katex'),
      (one) => one.parentElement,
    );
    boxWideFormulas(
      element,
      drawn.filter((box) => box !== null),
    );
  };
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) requestAnimationFrame(look);
  });
  observer.observe(element);
  document.fonts.addEventListener('loadingdone', look);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', look);
  };
}

/** Letters of a line that any paper has room for. */
const NARROW = 18;

/**
 * Before a print, how wide tables and formulas are at least, in letters: a rule makes them smaller where the paper is narrower.
 * Copies are measured, since a text for paper alone has no boxes on the screen.
 */
export function measureForPrint(element: HTMLElement) {
  const parts = Array.from(
    element.querySelectorAll<HTMLElement>('[data-table-box], [data-formula-box]'),
  ).filter((part) => !part.parentElement?.closest('[data-table-box]'));
  if (parts.length === 0) return;
  const host = copyOf(element, false);
  host.dataset.measured = '';
  const copies = parts.map((part) => copyOf(part, true));
  for (const media of copies.flatMap((copy) => [...copy.querySelectorAll('img, video, audio, iframe')]))
    media.remove();
  host.append(...copies);
  const page = element.getRootNode();
  (page instanceof ShadowRoot ? page : document.body).append(host);
  const widths = copies.map((copy) =>
    Math.max(
      0,
      ...Array.from(
        copy.querySelectorAll(copy.dataset.tableBox === undefined ? '.katex-base' : ':scope > table'),
        inLetters,
      ),
    ),
  );
  host.remove();
  for (const [index, part] of parts.entries()) {
    const width = widths[index] ?? 0;
    part.style.setProperty('--letters', String(width));
    if (part.dataset.formulaBox !== undefined && width > NARROW) part.dataset.formulaLong = '';
  }
}

/** Smaller letters are not always as much narrower: devices round their widths. */
const SLACK = 1.06;

function inLetters(part: Element): number {
  const letter = Number.parseFloat(getComputedStyle(part).fontSize);
  return Math.ceil((10 * SLACK * part.getBoundingClientRect().width) / letter) / 10;
}

function copyOf(element: HTMLElement, isDeep: boolean): HTMLElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A copy is of the kind of its original.
  return element.cloneNode(isDeep) as HTMLElement;
}
