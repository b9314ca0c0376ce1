import type { Page } from '@playwright/test';
import type { Chaos } from './faults.ts';

/** What a page shows and did, at one moment. */
export interface Scene {
  /** Path and query. */
  address: string;
  /** Those that the document was opened at. */
  opened: string;
  title: string;
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
