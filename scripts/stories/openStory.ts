import type { Page } from 'playwright';

interface Channel {
  on: (event: 'storyFinished', listener: () => void) => void;
}

/** Waits for the slowest of stories on a slow machine. */
const PATIENCE_MS = 90_000;

/** Makes a page record the end of its story; called once, before its first address. */
export async function recordFinish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value: Channel) => {
        channel = value;
        value.on('storyFinished', () => Object.assign(window, { isStoryFinished: true }));
      },
    });
  });
}

/** Opens a story at its own address and waits until its `play` and all checks have ended. */
export async function openStory(page: Page, address: string): Promise<void> {
  // Accessibility is checked by the story tests.
  await page.goto(`${address}${address.includes('&globals=') ? ';' : '&globals='}a11y.manual:!true`);
  await page.waitForFunction(() => 'isStoryFinished' in window, undefined, { timeout: PATIENCE_MS });
}
