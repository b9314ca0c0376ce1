import type { ContextType } from 'react';
import { type StyleSheetContext, version } from 'styled-components';

type LibrarySheet = ContextType<typeof StyleSheetContext>['styleSheet'];
type Tag = ReturnType<LibrarySheet['getTag']>;

/** The releases whose sheet was tried. With another one a host keeps the library's own: the same look, drawn slower. */
const TRIED = '6.6.';

/** Components whose rules share a style element. */
const SHARED = 16;

const splitSheets = new WeakMap<LibrarySheet, LibrarySheet>();

/**
 * The library's sheet with a style element for every few components instead of one for all. A rule with a media query that is added to a
 * style element makes Chromium recalculate the style of all elements that any rule in it matches. In a single style element that is the
 * whole page, in each frame in which a component renders for the first time. On a server, and where a host chose the place of the
 * styles, the sheet stays as it is.
 */
export function splitSheet(own: LibrarySheet): LibrarySheet {
  if (typeof document === 'undefined' || own.server || own.options.target || !version.startsWith(TRIED))
    return own;
  const known = splitSheets.get(own);
  if (known) return known;
  const split = own.reconstructWithOptions({});
  split.tag = createSplitTag(own);
  splitSheets.set(own, split).set(split, split);
  return split;
}

/**
 * The components that a server has rendered, which the library has taken over: their groups are lower than all others. Their rules
 * stay in the style element of the library, since a browser gives back `font: var(…)` with a longhand behind it as nothing.
 */
function listRendered(tag: Tag): ReadonlySet<number> {
  const groups = Array.from({ length: tag.length }, (_, group) => group);
  return new Set(groups.filter((group) => tag.getGroup(group) !== ''));
}

interface Part {
  tag: Tag;
  element: HTMLStyleElement;
}

/** Groups are the components, in the order in which they were defined; so are the style elements. */
function createSplitTag(own: LibrarySheet): Tag {
  const parts: (Part | undefined)[] = [];
  const rendered = listRendered(own.getTag());
  const tagOf = (group: number) => (rendered.has(group) ? own.getTag() : partOf(group));
  const placeOf = (group: number) => (rendered.has(group) ? group : group % SHARED);

  function partOf(group: number): Tag {
    const index = Math.floor(group / SHARED);
    const next = parts.find((part, other) => part && other > index);
    return (parts[index] ??= openPart(own, next?.element ?? null)).tag;
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library uses no other member of a tag.
  return {
    insertRules: (group, rules) => tagOf(group).insertRules(placeOf(group), rules),
    clearGroup: (group) => tagOf(group).clearGroup(placeOf(group)),
    getGroup: (group) => tagOf(group).getGroup(placeOf(group)),
    get length() {
      return parts.length * SHARED;
    },
  } as Tag;
}

/** A part of the sheet, whose style element stands before another, or at the end of the head. */
function openPart(own: LibrarySheet, next: HTMLStyleElement | null): Part {
  let element: HTMLStyleElement | undefined;
  // `host` and `nodeType` make it a shadow root for the library: what a server has rendered is not looked for in it.
  const target = {
    host: null,
    nodeType: Node.DOCUMENT_FRAGMENT_NODE,
    querySelectorAll: () => [],
    insertBefore: (style: HTMLStyleElement) => {
      element = document.head.insertBefore(style, next);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library calls the two methods of its target and no other.
  const part = own.reconstructWithOptions({ target: target as unknown as ShadowRoot }, false);
  const tag = part.getTag();
  if (!element) throw new Error('styled-components has not inserted its style element.');
  return { tag, element };
}
