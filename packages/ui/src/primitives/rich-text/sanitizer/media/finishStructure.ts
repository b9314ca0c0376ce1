import { isOfQuill, type QuillItem, readQuillItem, TICKS, tickOf, typeOfLevel, typeOfList } from '../text/listSigns.ts';
import { fromDom } from '../text/MarkupNode.ts';

const TABLE_LABEL = '表格';

/** Wraps each table in a scrollable box that takes the keyboard focus. */
export function boxTables(content: DocumentFragment) {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    headTable(table);
    const box = table.ownerDocument.createElement('div');
    box.dataset.tableBox = '';
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent.trim() || TABLE_LABEL);
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
}

/** The rows of headers that a table begins with are its head: it stays in sight, and is on each page of a print. */
function headTable(table: HTMLTableElement) {
  if (table.tHead) return;
  const rows = Array.from(table.rows);
  const count = rows.findIndex(({ cells }) => cells.length === 0 || Array.from(cells).some(({ localName }) => localName !== 'th'));
  const head = rows.slice(0, Math.max(0, count));
  // A cell that reaches below them would be cut.
  const isWhole = head.every(({ cells }, index) => Array.from(cells).every(({ rowSpan }) => rowSpan > 0 && index + rowSpan <= count));
  if (head.length > 0 && isWhole) table.createTHead().append(...head);
}

/** Marks that an item would hand on to the list within it. */
const HANDED_ON =
  /600|bolder|italic|oblique|uppercase|lowercase|caps|color|underline|line-through|overline|emphasis/;

/** A list that an editor puts beside the items of another belongs to the item before it. */
export function nestLists(content: DocumentFragment) {
  for (const list of content.querySelectorAll('ol > ol, ol > ul, ul > ul, ul > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li' && !HANDED_ON.test(item.getAttribute('style') ?? '')) item.append(list);
  }
}

/** The signs and numbers that an attribute asks for, as a style: the reset of a page takes away what it means to a browser. */
export function styleLists(content: DocumentFragment) {
  for (const list of content.querySelectorAll<HTMLElement>("ol[type], ul[type], li[type], ol[class*='list-number']")) {
    const style = typeOfList(fromDom(list));
    if (style && list.style.listStyleType === '') list.style.setProperty('list-style-type', style);
  }
  for (const item of content.querySelectorAll<HTMLElement>("li[data-list='done']")) {
    item.style.setProperty('list-style-type', 'none');
    // In the line of the item's own block.
    (item.querySelector(':scope > :is(div, p):first-child') ?? item).prepend(tickOf(fromDom(item)) ?? '');
  }
}

interface Level extends QuillItem {
  list: Element;
  count: number;
}

/** The items of a list of Quill become lists in lists. */
export function spreadQuillLists(content: DocumentFragment) {
  for (const list of content.querySelectorAll('ol, ul')) {
    const items = Array.from(list.children);
    if (items.some((item) => isOfQuill(fromDom(item)))) spread(list, items);
  }
}

function spread(list: Element, items: readonly Element[]) {
  const open: Level[] = [];
  const ordered: number[] = [];
  for (const item of items) {
    const { kind, depth } = readQuillItem(fromDom(item), list.localName);
    while ((open.at(-1)?.depth ?? -1) > depth) open.pop();
    ordered.length = depth + 1;
    let level = open.at(-1);
    if (level?.depth !== depth || level.kind !== kind) {
      if (level?.depth === depth) open.pop();
      level = openLevel(list, open.at(-1), { kind, depth, count: ordered[depth] ?? 0 });
      open.push(level);
    }
    if (kind === 'ordered') ordered[depth] = (ordered[depth] ?? 0) + 1;
    const tick = TICKS[kind];
    if (tick) item.prepend(tick);
    level.list.append(item);
  }
  list.remove();
}

/** A list within the item before it, or beside the whole. */
function openLevel(list: Element, outer: Level | undefined, level: Omit<Level, 'list'>): Level {
  const { kind, depth, count } = level;
  const own = list.ownerDocument.createElement(kind === 'ordered' ? 'ol' : 'ul');
  if (kind === 'ordered' && depth > 0) own.setAttribute('type', typeOfLevel(depth));
  if (kind === 'ordered' && count > 0) own.setAttribute('start', String(count + 1));
  if (TICKS[kind]) own.style.setProperty('list-style-type', 'none');
  const item = outer?.list.lastElementChild;
  if (item) item.append(own);
  else list.before(own);
  return { ...level, list: own };
}

/** The spaces and lines of a text that was written by hand, or of a program, are its author's. */
export function keepLines(content: DocumentFragment) {
  const box = content.ownerDocument.createElement('span');
  box.style.setProperty('white-space', 'pre-wrap');
  box.append(...content.childNodes);
  content.append(box);
}
