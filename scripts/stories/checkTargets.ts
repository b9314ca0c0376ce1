/**
 * Goes in the built Storybook, as a designer does, to each target of the start page by one click, and types the words that
 * people look for into the sidebar's search: each finds a story that is shown, and none leads to the folder Tests.
 * `--built` takes the last build.
 */
import { parseArgs } from 'node:util';
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
// One page for all checks, so that it has the files in its cache.
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
// Only a step that hangs takes this long (ms), on a busy machine too.
page.setDefaultTimeout(120_000);
const story = page.frameLocator('#storybook-preview-iframe');
const failures: string[] = [];

async function check(what: string, work: () => Promise<void>): Promise<void> {
  await work().then(
    () => console.log(`✓ ${what}`),
    (error: unknown) => failures.push(`${what}: ${String(error)}`),
  );
}

const openStart = () => page.goto(`${address}?path=/docs/start-here--docs`);

for (const { name, shows } of TARGETS) {
  await check(`${name}: one click`, async () => {
    await openStart();
    await story.getByRole('link', { name }).first().click();
    await story.getByText(shows).first().waitFor();
  });
}

// A page that is still loading takes the field's words away when it arrives.
await openStart();
await story.getByRole('link').last().waitFor();
for (const word of WORDS) {
  await check(`${word}: one search`, async () => {
    const field = page.locator('#storybook-explorer-searchfield');
    const results = page.locator('#storybook-explorer-menu [role="option"]');
    const found = results.filter({ hasText: word }).first();
    await field.fill(word);
    // As a person does whose words were swallowed.
    await found.waitFor({ timeout: 20_000 }).catch(async () => {
      await field.fill('');
      await field.fill(word);
      await found.waitFor();
    });
    const proofs = (await results.allInnerTexts()).filter((text) => /Tests\b/.test(text));
    if (proofs.length > 0) throw new Error(`leads to ${proofs.join(' | ')}`);
  });
}

await close();
for (const failure of failures) console.error(`✗ ${failure}`);
console.log(`targets: ${TARGETS.length + WORDS.length - failures.length} found, ${failures.length} not`);
process.exitCode = failures.length > 0 ? 1 : 0;
