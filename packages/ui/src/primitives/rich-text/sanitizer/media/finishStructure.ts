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

/** Each line of a text without paragraphs stays a line. */
export function breakLines(content: DocumentFragment) {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.includes('\n') || text.parentElement?.closest('math, pre, [data-tex]')) continue;
    const lines = text.data.split(/\r?\n/);
    const create = () => text.ownerDocument.createElement('br');
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [create(), line])));
  }
}
