/** The value that an author's styles give a property of an element; empty without one. */
export type ReadStyle = (property: string) => string;

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  weight: number;
}

/** More rules than any document of an editor has, so that a hostile one takes no long time. */
const MOST_RULES = 600;

/**
 * Reads the styles of elements as a browser would: style sheets by the weight of their selectors, then the style attribute.
 * The sheets are parsed and never applied; they fetch nothing.
 */
export function createCascade(css: string): (element: HTMLElement | MathMLElement) => ReadStyle {
  const rules = readRules(css);
  return (element) => {
    const styles = [
      ...rules.filter(({ selector }) => element.matches(selector)).map(({ style }) => style),
      element.style,
    ].toReversed();
    return (property) => {
      const given = styles.filter((style) => style.getPropertyValue(property) !== '');
      const winner = given.find((style) => style.getPropertyPriority(property) !== '') ?? given[0];
      return winner?.getPropertyValue(property).trim().toLowerCase() ?? '';
    };
  };
}

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
        found.push({ selector: rule.selectorText, style: rule.style, weight: weigh(rule.selectorText) });
    }
  };
  collect(sheet.cssRules);
  return found.sort((one, other) => one.weight - other.weight);
}

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
      .split(',')
      .map(
        (selector) =>
          countOf(selector, /#/g) * 10_000 +
          countOf(selector, /\.|\[|:(?!:)/g) * 100 +
          countOf(selector, /(?:^|[\s>+~])[a-z]/gi),
      ),
  );
