import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Twice the text size that browsers start with. */
export async function enlargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  // A browser that has just changed the size of its window has forgotten it.
  await expect(async () => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px', { timeout: 1000 });
  }).toPass();
}

/** Pixels by which the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
