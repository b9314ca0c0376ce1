import type { MarkupNode } from './MarkupNode.ts';

/** Declarations by which a style sheet hides text, or numbers it. */
const READ = /(?:display|visibility|font|font-size|font-family|list-style|list-style-type)\s*:[^;]*/gi;

/** The name of an element, its classes, or both: `rt`, `.no`, `p.no`. */
const SELECTOR = /^([a-z][a-z\d]*)?((?:\.[\w-]+)*)$/i;

/** What a style sheet declares of the visibility and the numbers of an element, as a style. */
export function readSheet(css: string): (node: MarkupNode) => string {
  // Of other media nothing is shown, and nothing is hidden.
  const screen = css
    .replaceAll(/@[a-z]+[^{};@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
    .replaceAll(/<!--|-->/g, '');
  const rules = screen.split('}').flatMap((rule, index) => {
    const [selectors = '', style = ''] = rule.split('{');
    const read = style.match(READ)?.join(';');
    return read ? selectors.split(',').flatMap((selector) => toRule(selector.trim(), read, index)) : [];
  });
  const byKey = new Map<string, Rule[]>();
  for (const rule of rules.slice(0, MOST_RULES)) {
    const key = rule.classes[0] ?? `<${rule.name}`;
    byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  let steps = MOST_STEPS;
  return (node) => {
    if (byKey.size === 0 || steps <= 0) return '';
    const given = new Set(node.attribute('class')?.split(/\s+/, 40));
    const candidates = [`<${node.name}`, ...given].flatMap((key) => byKey.get(key) ?? []);
    steps -= candidates.length;
    const fits = ({ name, classes }: Rule) =>
      (name === '' || name === node.name) && classes.every((one) => given.has(one));
    return candidates
      .filter(fits)
      .sort((one, other) => one.order - other.order)
      .map(({ style }) => style)
      .join(';');
  };
}

/** As in a browser (`cascade.ts`): what a hostile style sheet asks for beyond them is left out. */
const MOST_RULES = 600;
const MOST_STEPS = 200_000;

interface Rule {
  name: string;
  classes: string[];
  style: string;
  order: number;
}

function toRule(selector: string, style: string, order: number): Rule[] {
  const [found, name = '', classes = ''] = SELECTOR.exec(selector) ?? [];
  return found
    ? [{ name: name.toLowerCase(), classes: classes.split('.').filter(Boolean), style, order }]
    : [];
}
