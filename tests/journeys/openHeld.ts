import type { Page } from '@playwright/test';

/** The first module of a shell, without which a rendered page answers nothing. */
export const MODULE = /\/assets\/index-/;

/** Holds requests of the page until the returned function is called: whatever happens before comes first for certain. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/**
 * Opens an address while a script is held; resolves once it is asked for and the document is whole, to what lets it go. A preload
 * asks for the script before a slow machine has read the document's end.
 */
export async function openHeld(page: Page, address: string, script: RegExp): Promise<() => void> {
  const letGo = await hold(page, script);
  const asked = page.waitForRequest(script);
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letGo;
}
