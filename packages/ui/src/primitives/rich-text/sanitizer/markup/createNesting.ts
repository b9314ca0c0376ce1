import { BLOCKS, OPTIONAL_END, VOIDS } from './tagNames.ts';

/** Deeper elements lose their tags, and nothing of their text: each level of a document makes every step over it longer. */
const MOST_LEVELS = 256;

/** A parser opens phrases without an end again in each block that follows; of more than these an end is written. */
const MOST_REOPENED = 16;

const REOPENED = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Elements that end the ones that a parser opens again. */
const CELLS = new Set(['td', 'th', 'caption']);
const SCOPES = new Set(['ul', 'ol', 'table', 'td', 'th', 'dl', 'menu']);

/** Elements whose end tag may be left out end each other. */
const SIBLINGS: Readonly<Record<string, string>> = {
  dd: 'dt',
  td: 'th',
  tbody: 'group',
  thead: 'group',
  tfoot: 'group',
};
const kindOf = (name: string): string => SIBLINGS[name] ?? name;

const isEndedBy = (open: string, name: string): boolean =>
  OPTIONAL_END.has(open) && (open === 'p' ? BLOCKS.has(name) : kindOf(open) === kindOf(name));

/** How far an element looks for one that it ends. */
const LOOK_BACK = 8;

/** Follows which elements a parser has open, so that no document becomes deeper than it can be read. */
export function createNesting() {
  let open: { name: string; isReopened: boolean }[] = [];
  const counts = new Map<string, number>();
  const dropped = new Map<string, number>();
  const add = (map: Map<string, number>, name: string, step: number) =>
    map.set(name, (map.get(name) ?? 0) + step);

  const endSiblings = (name: string) => {
    for (let at = open.length - 1; at >= Math.max(0, open.length - LOOK_BACK); at -= 1) {
      const found = open[at]?.name ?? '';
      if (isEndedBy(found, name)) return void cut(at, found);
      if (SCOPES.has(found)) return undefined;
    }
    return undefined;
  };

  /** Ends the element at a place with all in it; the end tags that have to be written before its own. */
  const cut = (at: number, name: string): string => {
    const inner = open
      .slice(at + 1)
      .filter((one) => !CELLS.has(name) && REOPENED.has(one.name) && one.name !== name);
    for (const one of open.slice(at)) add(counts, one.name, -1);
    open = open.slice(0, at);
    let free = MOST_REOPENED - open.filter(({ isReopened }) => isReopened).length;
    const ends: string[] = [];
    for (const one of inner) {
      free -= 1;
      if (free < 0) ends.unshift(`</${one.name}>`);
      else {
        open.push({ name: one.name, isReopened: true });
        add(counts, one.name, 1);
      }
    }
    return ends.join('');
  };

  return {
    /** Whether the start tag may be written. */
    open: (name: string): boolean => {
      if (VOIDS.has(name)) return true;
      endSiblings(name);
      if (open.length >= MOST_LEVELS) {
        add(dropped, name, 1);
        return false;
      }
      open.push({ name, isReopened: false });
      add(counts, name, 1);
      return true;
    },
    /** What has to be written before the end tag; null where the tag goes with its start. */
    close: (name: string): string | null => {
      if ((dropped.get(name) ?? 0) > 0) {
        add(dropped, name, -1);
        return null;
      }
      if ((counts.get(name) ?? 0) === 0) return '';
      return cut(
        open.findLastIndex((one) => one.name === name),
        name,
      );
    },
  };
}
