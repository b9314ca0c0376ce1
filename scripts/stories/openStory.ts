import type { Page } from 'playwright';

interface FinishedStory {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string }[];
}

/** What a story's page writes down before Storybook starts. */
interface StoryWindow extends Window {
  finishedStory?: FinishedStory;
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listener: (data: FinishedStory) => void) => void };
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

/** Makes a page record the end of a story; called once, before its first address. */
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
          page.finishedStory = story;
        });
      },
    });
  });
}

/** Opens a story at its own address and waits until its `play` and all checks have ended. */
export async function openStory(page: Page, address: string): Promise<StoryOutcome> {
  await page.goto(address);
  await page.waitForFunction(() => (window as unknown as StoryWindow).finishedStory, null, {
    timeout: PATIENCE_MS,
  });
  return page.evaluate(() => {
    const { finishedStory } = window as unknown as StoryWindow;
    const failed = finishedStory?.reporters.filter(({ status }) => status === 'failed') ?? [];
    const error = document.querySelector('#error-message')?.textContent ?? '';
    return {
      isGreen: finishedStory?.status === 'success' && failed.length === 0,
      reason: [...failed.map(({ type }) => type), error.slice(0, 300)].filter(Boolean).join(': '),
      scrollY: window.scrollY,
    };
  });
}
