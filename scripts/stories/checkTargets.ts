/**
 * Goes in the built Storybook, as a designer does, to each target of the start page by one click, and types the words that
 * people look for into the sidebar's search: each finds a story that is shown, and none leads to the folder Tests.
 * `--built` takes the last build.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { TARGETS } from '../../.storybook/start/targets.ts';
import { openStorybook } from './openStorybook.ts';

const WORDS = [
  '骨架',
  '对话框',
  '焦点',
  '悬停',
  '离线',
  '断网',
  '对比度',
  '提交',
  '注册错误',
  '答题卡',
  '500',
];

const { values: options } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const { browser, address, close } = await openStorybook(options.built);
const failures: string[] = [];

async function check(what: string, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await openStart(browser);
  await work(page).then(
    () => console.log(`✓ ${what}`),
    (error: unknown) => failures.push(`${what}: ${String(error)}`),
  );
  await page.close();
}

async function openStart(opened: Browser): Promise<Page> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await page.goto(`${address}?path=/docs/start-here--docs`);
  return page;
}

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

for (const { name, shows } of TARGETS) {
  await check(`${name}: one click`, async (page) => {
    await story(page).getByRole('link', { name }).first().click();
    await story(page).getByText(shows).first().waitFor();
  });
}

for (const word of WORDS) {
  await check(`${word}: one search`, async (page) => {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const results = page.locator('#storybook-explorer-menu [role="option"]');
    await results.first().waitFor();
    const texts = await results.allInnerTexts();
    if (!texts.some((text) => text.includes(word))) throw new Error(`found only ${texts.join(' | ')}`);
    const proofs = texts.filter((text) => /Tests\b/.test(text));
    if (proofs.length > 0) throw new Error(`leads to ${proofs.join(' | ')}`);
  });
}

await close();
for (const failure of failures) console.error(`✗ ${failure}`);
console.log(`targets: ${TARGETS.length + WORDS.length - failures.length} found, ${failures.length} not`);
process.exitCode = failures.length > 0 ? 1 : 0;
