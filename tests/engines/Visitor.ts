import type { BrowserTab, Point } from './BrowserTab.ts';
import { until } from './until.ts';

/** The elements of a role, as far as the journeys press them. */
const SELECTORS = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  dialog: '[role=dialog]',
  radio: 'input[type=radio]',
  slider: '[role=slider]',
  textbox: 'input:not([type]), input[type=text], input[type=tel], input[type=password], textarea',
} as const;
type Role = keyof typeof SELECTORS;

/** The middle of the last shown element of the selector with the name; scrolls it into view. Runs in the page. */
function locate(selector: string, name: string): Point | null {
  const named = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const own =
      element.getAttribute('aria-label') ??
      labels.map((id) => document.getElementById(id)?.textContent).join('');
    const label =
      (element as HTMLInputElement).labels?.[0]?.textContent ?? element.getAttribute('placeholder') ?? '';
    return (own || label || element.textContent || '').replace(/\s+/g, ' ').trim();
  };
  // A choice is drawn by its label.
  const shown = (element: Element) =>
    (element.matches('[type=radio], [type=checkbox]') && (element as HTMLInputElement).labels?.[0]) ||
    element;
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      new RegExp(name).test(named(element)) &&
      !element.matches(':disabled') &&
      shown(element).checkVisibility(),
  );
  const element = found.at(-1);
  if (!element || element.closest('[inert], [aria-hidden=true]')) return null;
  shown(element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = shown(element).getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  // Something that still covers it, such as a dialog that opens, would get the press.
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (shown(element).contains(hit) || hit.contains(shown(element))) ? point : null;
}

/** A person at a tab, who waits for what is shown. Names and texts are sources of regular expressions. */
export class Visitor {
  readonly tab: BrowserTab;
  constructor(tab: BrowserTab) {
    this.tab = tab;
  }

  /** Waits for a text on the page. */
  see(text: string): Promise<unknown> {
    return until(`the text ${text}`, () =>
      this.tab.run((source) => new RegExp(source).test(document.body.innerText), text),
    );
  }

  /** Waits for an element that can be used and no longer moves. */
  find(role: Role, name: string): Promise<Point> {
    let before: Point | null = null;
    return until(`the ${role} ${name}`, async () => {
      const point = await this.tab.run(locate, SELECTORS[role], name);
      const isStill = point !== null && point.x === before?.x && point.y === before.y;
      before = point;
      return isStill && point;
    });
  }

  async press(role: Role, name: string): Promise<void> {
    await this.tab.press(await this.find(role, name));
  }

  /** Presses a field and types into it. */
  async fill(name: string, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.tab.type(text);
  }

  /** Waits for an address. */
  at(path: string): Promise<unknown> {
    return until(`the address ${path}`, () =>
      this.tab.run((source) => new RegExp(source).test(location.href), path),
    );
  }
}
