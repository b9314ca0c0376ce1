import type { Page } from '@playwright/test';
import type { FaultState } from './faults.ts';

/** What a page shows and did, at one moment. */
export interface ShownPage {
  /** Path and query. */
  address: string;
  /** The visible text. */
  text: string;
  /** Names of the parts that stand beside each other: header, footer, and the named sections of the page. */
  blocks: string[];
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
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const nameOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      element.querySelector('h2, h3')?.textContent ??
      '';
    const sections = shown('main section').filter((section) => !section.parentElement?.closest('section'));
    const blocks = [
      ...shown('header, footer').map(({ tagName }) => tagName.toLowerCase()),
      ...sections.map(nameOf).filter((name) => name !== ''),
    ];
    return {
      address: location.pathname + location.search,
      // A document that is being replaced has no body.
      text: ((document.body as HTMLElement | null)?.innerText ?? '').trim(),
      blocks: [...new Set(blocks)],
      loading: shown('[aria-busy="true"]')
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim()),
      sent: faultState.sent,
      pending: faultState.pending,
      rejections: faultState.rejections,
    };
  });
}
