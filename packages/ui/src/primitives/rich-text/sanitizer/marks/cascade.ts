/** The value that an author's styles give a property of an element; empty without one. */
export type ReadStyle = (property: string) => string;

type Declared = ReadonlyMap<string, { value: string; isImportant: boolean }>;

interface Rule {
  selector: string;
  values: Declared;
  weight: number;
  /** Its place in the sheets. */
  order: number;
  /** How many steps a match takes. */
  cost: number;
}

/** More rules than any document of an editor has. */
const MOST_RULES = 600;

/** Steps for a whole text; what a hostile style sheet asks for beyond them is left out. */
const MOST_STEPS = 200_000;

/** Of an element without styles. */
export const NO_STYLES: ReadStyle = () => '';

/**
 * Reads the styles of elements as a browser would: style sheets by the weight of their selectors, then the style attribute.
 * The sheets are parsed and never applied; they fetch nothing.
 */
export function createCascade(css: string): (element: HTMLElement | MathMLElement) => ReadStyle {
  const findRules = createIndex(readRules(css));
  let steps = MOST_STEPS;
  return (element) => {
    const found = new Set<Rule>();
    for (const rule of steps > 0 ? findRules(element) : []) {
      if (steps <= 0) break;
      steps -= rule.cost;
      if (element.matches(rule.selector)) found.add(rule);
    }
    const isStyled = element.hasAttribute('style');
    if (!isStyled && found.size === 0) return NO_STYLES;
    const sheets = Array.from(found)
      .sort((one, other) => one.weight - other.weight || one.order - other.order)
      .map(({ values }) => values);
    const styles = (isStyled ? [...sheets, readValues(element.style)] : sheets).toReversed();
    return (property) => {
      const given = styles.flatMap((style) => style.get(property) ?? []);
      return (given.find(({ isImportant }) => isImportant) ?? given[0])?.value ?? '';
    };
  };
}

/** Properties that browsers split into others, and list by the names of those alone. */
const SHORTHANDS = ['white-space', 'vertical-align'];

function readValues(style: CSSStyleDeclaration): Declared {
  const values = new Map<string, { value: string; isImportant: boolean }>();
  for (const property of [...style, ...SHORTHANDS]) {
    const value = style.getPropertyValue(property).trim().toLowerCase();
    if (value !== '')
      values.set(property, { value, isImportant: style.getPropertyPriority(property) !== '' });
  }
  return values;
}

/** The last class or else the name that an element needs for a selector; of a list, or of another kind, none. */
const LAST_PART = /(?:^|[\s>+~])([a-z][\w-]*)?[^\s>+~.,:[\]#()]*(?:\.([\w-]+))?[^\s>+~,()]*$/i;

function keyOf(selector: string): string {
  if (/[,\\"'|]/.test(selector)) return '';
  const [, name, className] = LAST_PART.exec(selector) ?? [];
  return className ? `.${className}` : (name?.toLowerCase() ?? '');
}

/** The rules that may fit an element: those of its classes, of its name, and of selectors without one. */
function createIndex(rules: readonly Rule[]): (element: Element) => Rule[] {
  const byKey = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.selector);
    byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  if (rules.length === 0) return () => [];
  return (element) => {
    const classes = Array.from(element.classList).slice(0, MOST_CLASSES);
    const keys = ['', element.localName, ...classes.map((name) => `.${name}`)];
    return keys.flatMap((key) => byKey.get(key) ?? []);
  };
}

const MOST_CLASSES = 40;

function readRules(css: string): Rule[] {
  if (!css.includes('{')) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const found: Rule[] = [];
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (found.length >= MOST_RULES) return;
      if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.media.mediaText).matches) collect(rule.cssRules);
      } else if (rule instanceof CSSStyleRule && isMatched(rule.selectorText))
        found.push(toRule(rule, found.length));
    }
  };
  collect(sheet.cssRules);
  return found;
}

function toRule({ selectorText: selector, style }: CSSStyleRule, order: number): Rule {
  return {
    selector,
    values: readValues(style),
    weight: weigh(selector),
    order,
    cost: 1 + countOf(selector, /[\s>+~,]/g) + style.length / 4 + (NEIGHBOURS.test(selector) ? 200 : 0),
  };
}

/** Selectors that look at all neighbours of an element. */
const NEIGHBOURS = /:has\(|:nth-|-of-type|-child|~/;

/** False for selectors that the browser cannot match against an element. */
function isMatched(selector: string): boolean {
  try {
    document.createElement('i').matches(selector);
    return !selector.includes('::');
  } catch {
    return false;
  }
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The weight of a selector, of a list the heaviest: ids, then classes, then names. */
const weigh = (selectors: string): number =>
  Math.max(
    ...selectors
      .split(',', 100)
      .map(
        (selector) =>
          countOf(selector, /#/g) * 10_000 +
          countOf(selector, /\.|\[|:(?!:)/g) * 100 +
          countOf(selector, /(?:^|[\s>+~])[a-z]/gi),
      ),
  );
