import type { Page } from 'playwright';

interface FinishedStory {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string }[];
}

/** Events of Storybook's channel, by name. */
interface StoryEvents {
  storyFinished: FinishedStory;
  storyRenderPhaseChanged: { newPhase: string };
}

type Listening = <Name extends keyof StoryEvents>(
  event: Name,
  listener: (data: StoryEvents[Name]) => void,
) => void;

/** What a story's page writes down before Storybook starts. */
interface StoryWindow extends Window {
  finishedStories?: FinishedStory[];
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: Listening;
    off: Listening;
    emit: (event: string, data: unknown) => void;
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
  return readOutcome(page, 1);
}

/** Switches the brand of the open story as the toolbar does: the story is drawn again, its `play` does not run. */
export async function switchBrand(page: Page, brand: string): Promise<StoryOutcome> {
  await page.evaluate((brand) => {
    const page = window as unknown as StoryWindow;
    page.finishedStories = [];
    page.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { brand } });
  }, brand);
  return readOutcome(page, 1);
}

/** Runs the `play` of the open story again, and switches to the brand while it runs. */
export async function playAgain(page: Page, storyId: string, brand: string): Promise<StoryOutcome> {
  await page.evaluate(
    ({ storyId, brand }) => {
      const page = window as unknown as StoryWindow;
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      page.finishedStories = [];
      const switchOnce = ({ newPhase }: { newPhase: string }) => {
        if (newPhase !== 'playing') return;
        channel?.off('storyRenderPhaseChanged', switchOnce);
        channel?.emit('updateGlobals', { globals: { brand } });
      };
      channel?.on('storyRenderPhaseChanged', switchOnce);
      channel?.emit('forceRemount', { storyId });
    },
    { storyId, brand },
  );
  // A switch during `play` draws the story a second time.
  return readOutcome(page, 2);
}

async function readOutcome(page: Page, finishes: number): Promise<StoryOutcome> {
  await page.waitForFunction(
    (count) => ((window as unknown as StoryWindow).finishedStories?.length ?? 0) >= count,
    finishes,
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
