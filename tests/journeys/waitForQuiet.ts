import { expect, type Page, type Request } from '@playwright/test';

export const isCode = (url: string) => /\.(js|css)(\?|$)/.test(url);

/** Moments at rest that end a load: a page that waits for its cached data, or draws, has one without a request before its next. */
const IDLE_MOMENTS = 4;

/**
 * Waits until some idle moments of the page have requested nothing: a slow machine has its idle moments, in which a page requests
 * more of its code or data, after the network was quiet.
 */
export async function waitForQuiet(page: Page, { asked, pending }: Requests) {
  let known: number;
  do {
    known = asked.size;
    await page.evaluate(async (moments) => {
      for (let moment = 0; moment < moments; moment++) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    }, IDLE_MOMENTS);
    await expect.poll(() => pending.size).toBe(0);
  } while (asked.size > known);
}

/** The page's requests of code and data from here on. */
export interface Requests {
  asked: Set<Request>;
  /** Those of them that are not answered. */
  pending: Set<Request>;
}

export function watchRequests(page: Page): Requests {
  const asked = new Set<Request>();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!isCode(request.url()) && request.resourceType() !== 'fetch') return;
    asked.add(request);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { asked, pending };
}
