/**
 * `pnpm cold-stories`: opens each story of the built Storybook in a page of its own, as a person's first click does, and
 * fails where one is red or has scrolled. A story whose `play` scrolls on purpose has the tag `scrolls`. Words choose
 * stories by title or id; `--built` takes the last build.
 */
import { frameAddress } from '../../.storybook/frames/storyAddress.ts';
import { openScout } from './openScout.ts';
import { openStorybook } from './openStorybook.ts';
import { openStory, recordFinish } from './openStory.ts';

const PAGES = 2;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const { browser, stories, address, close } = await openStorybook(process.argv.includes('--built'));
const chosen = stories.filter(
  ({ title, id }) => words.length === 0 || words.some((word) => `${title} ${id}`.includes(word)),
);
const waiting = [...chosen];
const failures: string[] = [];
const report = (failure: string) => {
  failures.push(failure);
  console.error(failure);
};

const scout = await openScout(browser, address + frameAddress(stories[0]?.id ?? ''));

async function openNext(): Promise<void> {
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: await scout.findSize(story.id),
    });
    const page = await context.newPage();
    await recordFinish(page);
    const outcome = await openStory(page, address + frameAddress(story.id)).catch((error: unknown) => ({
      isGreen: false,
      reason: String(error),
      scrollY: 0,
    }));
    if (!outcome.isGreen) report(`${story.id} is red: ${outcome.reason}`);
    if (outcome.scrollY !== 0 && !story.tags.includes('scrolls')) {
      report(`${story.id} has scrolled to ${outcome.scrollY}`);
    }
    await context.close();
  }
}

try {
  await Promise.all(Array.from({ length: PAGES }, openNext));
} finally {
  await close();
}
console.log(`${chosen.length} stories, ${failures.length} findings`);
process.exitCode = failures.length > 0 ? 1 : 0;
