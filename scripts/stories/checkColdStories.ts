/**
 * `pnpm verify:release stories`: opens each story of the built Storybook at its own address with empty storage, as a first click
 * does, and fails where one is red or has scrolled. A story whose `play` scrolls on purpose has the tag `scrolls`.
 * Words choose stories by title, id or tag; `--built` takes the last build.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { frameAddress } from '../../.storybook/frames/storyAddress.ts';
import { type ViewportId, VIEWPORTS } from '../../.storybook/frames/viewports.ts';
import { openStory, recordFinish } from './openStory.ts';
import { openStorybook } from './openStorybook.ts';

const PAGES = 2;

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean', default: false } },
});
const { browser, stories, address, close } = await openStorybook(options.built);
const chosen = stories.filter(
  ({ title, id, tags }) =>
    words.length === 0 || words.some((word) => [title, id, ...tags].join(' ').includes(word)),
);
const waiting = [...chosen];
let finished = 0;
const failures: string[] = [];
const report = (failure: string) => {
  failures.push(failure);
  console.error(failure);
};

const scout = await openScout(browser, address + frameAddress(stories[0]?.id ?? ''));

async function openNext(): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  await recordFinish(page);
  const devTools = await context.newCDPSession(page);
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    // Every story finds empty storage.
    await page.goto('about:blank');
    await devTools.send('Storage.clearDataForOrigin', {
      origin: new URL(address).origin,
      storageTypes: 'all',
    });
    await page.setViewportSize(await scout.findSize(story.id));
    const { isGreen, reason, scrollY } = await openStory(page, address + frameAddress(story.id)).catch(
      (error: unknown) => ({ isGreen: false, reason: String(error), scrollY: 0 }),
    );
    if (!isGreen) report(`${story.id} is red: ${reason}`);
    if (scrollY !== 0 && !story.tags.includes('scrolls')) report(`${story.id} has scrolled to ${scrollY}`);
    finished += 1;
    if (finished % 50 === 0) console.log(`${finished} of ${chosen.length}`);
  }
  await context.close();
}

try {
  await Promise.all(Array.from({ length: PAGES }, openNext));
} finally {
  await close();
}
console.log(`${chosen.length} stories, ${failures.length} findings`);
process.exitCode = failures.length > 0 ? 1 : 0;

interface StoryStore {
  loadStory: (story: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: ViewportId } } }>;
}

interface Scout {
  /** The window that a story names in its globals; the desktop's otherwise. */
  findSize: (storyId: string) => Promise<{ width: number; height: number }>;
}

/** A page that reads what the stories say about themselves: the index of a built Storybook does not hold their globals. */
async function openScout(browser: Browser, address: string): Promise<Scout> {
  const page = await browser.newPage();
  await recordFinish(page);
  await openStory(page, address);
  return {
    findSize: async (storyId) => {
      const viewport = await page.evaluate(async (id) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore };
        };
        return (await preview.storyStoreValue.loadStory({ storyId: id })).storyGlobals.viewport?.value;
      }, storyId);
      return VIEWPORTS[viewport ?? 'desktop'];
    },
  };
}
