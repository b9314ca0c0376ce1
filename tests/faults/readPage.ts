import type { Page } from '@playwright/test';
import type { FaultState } from './faults.ts';

/** What a page shows and did, at one moment. */
export interface ShownPage {
  /** Path and query. */
  address: string;
  /** The visible text. */
  text: string;
  /** The app has drawn something in place of the first paint. */
  isStarted: boolean;
  /** Names of the sections of the page that stand beside each other. */
  blocks: string[];
  /** Buttons that try again what failed. */
  retries: number;
  /** Texts of parts in the window that are still loading; those far below wait until they come near. */
  loading: string[];
  sent: FaultState['sent'];
  /** Calls without an answer. */
  pending: number;
  rejections: string[];
}

/** Reads what the page shows. */
export function readPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    const { faultState } = window as unknown as { faultState: FaultState };
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      );
    const nameOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      element.querySelector('h2, h3')?.textContent ??
      '';
    const sections = shown('main section').filter((section) => !section.parentElement?.closest('section'));
    const blocks = sections.map(nameOf).filter((name) => name !== '');
    return {
      address: location.pathname + location.search,
      // A document that is being replaced has no body.
      text: ((document.body as HTMLElement | null)?.innerText ?? '').trim(),
      isStarted: (document.querySelector('#root')?.childElementCount ?? 0) > 0,
      blocks: [...new Set(blocks)],
      retries: shown('button').filter(({ innerText }) => /重新加载|重试|再试/.test(innerText)).length,
      loading: shown('[aria-busy="true"]')
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
      sent: faultState.sent,
      pending: faultState.pending,
      rejections: faultState.rejections,
    };
  });
}
