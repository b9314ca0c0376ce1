import type { Page } from '@playwright/test';

/** The first module of a shell, without which a rendered page answers nothing. */
export const MODULE = /\/assets\/index-/;

/** Opens an address while a script is held; resolves as it is asked for, to what lets it go. */
export async function openHeld(page: Page, address: string, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(script);
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  return held.resolve;
}
