import type { Page } from '@playwright/test';
import type { Chaos } from './faults.ts';

/** What a page shows and did, at one moment. */
export interface Scene {
  /** Path and query. */
  address: string;
  /** Those that the document was opened at. */
  opened: string;
  title: string;
  /** The page stands in the site's frame. */
  isFramed: boolean;
  /** Lines of visible text. */
  lines: string[];
  /** Texts of regions of the window that are still loading; those far below wait until they come near. */
  busy: string[];
  /** Texts beside the buttons that try again. */
  failures: string[];
  /** What the page has said since it opened: alerts and messages that pass. */
  said: string[];
  /** Tag and name of the focused element. */
  focus: string;
  sent: Chaos['sent'];
  pending: number;
  rejections: string[];
}

/** A page in a kind world. */
export interface CalmScene extends Scene {
  /** The lines of each part of the page: a section, a card, a bar; without those of the parts inside it. */
  parts: string[][];
}

/** Reads the scene of a page. */
export function readScene(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const { chaos } = window as unknown as { chaos: Chaos };
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim());
    const { activeElement: focused } = document;
    // A document that is being replaced has no body.
    const text = (document.body as HTMLElement | null)?.innerText ?? '';
    const lines = text.split('\n').map((line) => line.trim());
    const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
    return {
      opened: opened.pathname + opened.search,
      address: location.pathname + location.search,
      title: document.title,
      isFramed: document.querySelector('footer') !== null,
      lines: [...new Set(lines.filter((line) => line !== ''))],
      busy: texts('[aria-busy="true"]'),
      failures: [...document.querySelectorAll('button')]
        .filter(({ innerText }) => /重新加载|重试|再试/.test(innerText))
        .map(({ parentElement }) => (parentElement?.parentElement ?? parentElement)?.innerText ?? '')
        .map((text) => text.replaceAll(/\s+/g, ' ').trim()),
      said: [...chaos.said],
      focus: focused ? `${focused.tagName} ${focused.id}` : 'nothing',
      sent: chaos.sent,
      pending: chaos.pending,
      rejections: chaos.rejections,
    };
  });
}

/** Reads the parts of a page. It costs a layout for each. */
export function readParts(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const PARTS =
      'main, section, article, aside, header, footer, nav, form, dialog, [role="region"], [role="tabpanel"]';
    const linesOf = (element: HTMLElement) =>
      element.innerText
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return [...document.querySelectorAll<HTMLElement>(PARTS)].map((part) => {
      const inside = new Set([...part.querySelectorAll<HTMLElement>(PARTS)].flatMap(linesOf));
      return linesOf(part).filter((line) => !inside.has(line));
    });
  });
}
