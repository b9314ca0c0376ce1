const TABLE_LABEL = '表格';

/** Wraps each table in a scrollable box that takes the keyboard focus. */
export function boxTables(content: DocumentFragment) {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = table.ownerDocument.createElement('div');
    box.dataset.tableBox = '';
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent.trim() || TABLE_LABEL);
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
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

/** What the attribute of a list says; letters are small or capital. */
const LIST_TYPES: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
const SIGN_TYPES = /^(?:disc|circle|square|none)$/;

/** The signs and numbers that an attribute asks for, as a style: the reset of a page takes away what it means to a browser. */
export function styleLists(content: DocumentFragment) {
  for (const list of content.querySelectorAll<HTMLElement>('ol[type], ul[type], li[type]')) {
    const type = list.getAttribute('type')?.trim() ?? '';
    const style = LIST_TYPES[type] ?? (SIGN_TYPES.test(type.toLowerCase()) ? type.toLowerCase() : '');
    if (style && list.style.listStyleType === '') list.style.setProperty('list-style-type', style);
  }
}

/** The numbers of the levels of a list that has them as classes. */
const LEVEL_TYPES = ['1', 'a', 'i'];

/** Signs of Quill's items that can be ticked. */
const TICKS: Readonly<Record<string, string>> = { checked: '☑ ', unchecked: '☐ ' };

interface Level {
  list: Element;
  kind: string;
  depth: number;
  count: number;
}

/** Quill writes each list as one <ol> whose items say what they are, and how deep. */
export function spreadQuillLists(content: DocumentFragment) {
  for (const list of content.querySelectorAll('ol, ul')) {
    const items = Array.from(list.children);
    if (items.some((item) => item.hasAttribute('data-list') || /ql-indent-\d/.test(item.className))) spread(list, items);
  }
}

function spread(list: Element, items: readonly Element[]) {
  const open: Level[] = [];
  const ordered: number[] = [];
  for (const item of items) {
    const kind = item.getAttribute('data-list') ?? (list.localName === 'ul' ? 'bullet' : 'ordered');
    const depth = Math.min(8, Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0));
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
  if (kind === 'ordered' && depth > 0) own.setAttribute('type', LEVEL_TYPES[depth % LEVEL_TYPES.length] ?? '1');
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
