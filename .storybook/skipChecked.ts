/** What a part of a page is made of. */
export interface Part {
  readonly tagName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly children: Iterable<Part>;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly nodeValue: string | null }>;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Words, numbers, addresses and the names of other elements: it counts only whether there are any. */
const WORDS =
  /^(id|for|name|href|src|srcset|alt|title|value|placeholder|datetime|aria-(label|labelledby|describedby|controls|owns|valuenow|valuetext|activedescendant))$/;
/** To leave out less costs axe more than to check it. */
const MIN_ELEMENTS = 8;
const MAX_PARTS = 24;
const TEXT_NODE = 3;

/** Remembers the parts of the stories that axe was given on this page. */
export function createCheckedParts() {
  const ids = new Map<string, number>();
  const checked = new Set<string>();
  /** A number for each different text. */
  const idOf = (text: string): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };

  const describe = (part: Part, focused: unknown): string => {
    const attributes = [...part.attributes].map(({ name, value }) =>
      WORDS.test(name) ? `${name}${value.trim() === '' ? '' : '…'}` : `${name}=${value}`,
    );
    const hasText = [...part.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue?.trim(),
    );
    const isScrolled = part.scrollHeight > part.clientHeight;
    return JSON.stringify([part.tagName, attributes, hasText, isScrolled, part === focused]);
  };

  /**
   * The parts of the body that axe was given before, largest first, and whether that is all of it: the same elements, with
   * the same classes and attributes, below the same ones, whatever their words. `place` says where the story is shown.
   */
  return function findChecked(body: Part, place: string, focused: unknown) {
    const shapes = new Map<Part, { own: number; whole: number; size: number }>();
    const measure = (part: Part): { own: number; whole: number; size: number } => {
      const inner = [...part.children].map(measure);
      const own = idOf(describe(part, focused));
      const shape = {
        own,
        whole: idOf(`${own}(${inner.map(({ whole }) => whole).join()})`),
        size: inner.reduce((sum, { size }) => sum + size, 1),
      };
      shapes.set(part, shape);
      return shape;
    };
    measure(body);

    const found: { part: Part; size: number }[] = [];
    let fresh = 0;
    const look = (part: Part, above: number): void => {
      const shape = shapes.get(part);
      if (!shape) return;
      const key = `${above}/${shape.whole}`;
      if (checked.has(key)) {
        found.push({ part, size: shape.size });
        return;
      }
      checked.add(key);
      fresh += 1;
      const here = idOf(`${above}>${shape.own}`);
      for (const child of part.children) look(child, here);
    };
    look(body, idOf(place));
    const parts = found
      .filter(({ size }) => size >= MIN_ELEMENTS)
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MAX_PARTS)
      .map(({ part }) => part);
    return { isAll: fresh === 0, parts };
  };
}
