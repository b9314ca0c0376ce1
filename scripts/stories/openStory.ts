import type { Page } from 'playwright';

interface FinishedStory {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string }[];
}

/** What a story's page writes down before Storybook starts. */
interface StoryWindow extends Window {
  finishedStories?: FinishedStory[];
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: 'storyFinished', listener: (story: FinishedStory) => void) => void;
  };
}

/** How a story ended: its `play`, its console and its accessibility. */
export interface StoryOutcome {
  isGreen: boolean;
  /** The checks that failed, and the error on the page. */
  reason: string;
  scrollY: number;
}

/** Waits for the slowest of stories on a slow machine. */
const PATIENCE_MS = 90_000;

/** Makes a page record the ends of its story; called once, before its first address. */
export async function recordFinish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const page = window as unknown as StoryWindow;
    let channel: StoryWindow['__STORYBOOK_ADDONS_CHANNEL__'];
    Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value: NonNullable<typeof channel>) => {
        channel = value;
        value.on('storyFinished', (story) => {
          page.finishedStories = [...(page.finishedStories ?? []), story];
        });
      },
    });
  });
}

/** Opens a story at its own address and waits until its `play` and all checks have ended. */
export async function openStory(page: Page, address: string): Promise<StoryOutcome> {
  // Accessibility is checked by the story tests.
  await page.goto(`${address}${address.includes('&globals=') ? ';' : '&globals='}a11y.manual:!true`);
  return readOutcome(page);
}

async function readOutcome(page: Page): Promise<StoryOutcome> {
  await page.waitForFunction(
    () => ((window as unknown as StoryWindow).finishedStories?.length ?? 0) > 0,
    null,
    { timeout: PATIENCE_MS },
  );
  return page.evaluate(() => {
    const stories = (window as unknown as StoryWindow).finishedStories ?? [];
    const failed = stories.flatMap(({ reporters }) => reporters.filter(({ status }) => status === 'failed'));
    const error = ['#error-message', '#error-stack']
      .map((selector) => document.querySelector(selector)?.textContent)
      .filter(Boolean)
      .join(' ');
    return {
      isGreen: stories.every(({ status }) => status === 'success') && failed.length === 0,
      reason: [...failed.map(({ type }) => type), error.slice(0, 300)].filter(Boolean).join(': '),
      scrollY: window.scrollY,
    };
  });
}
