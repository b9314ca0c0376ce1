import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expect } from './openPage.ts';

/** What the sandbox holds of an attempt. */
interface HeldAttempt {
  finishedAt: number | null;
  answers: { optionList: string[] }[];
}

/**
 * Takes the sandbox's test of four questions whole on a host's page: a reload, a lost network, and a second window that takes
 * over and hands in.
 * @throws Error where the server does not hold each answer in the end.
 */
export async function tryExam(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const first = await open(context, address);
    const bytes = await measure(first);
    await choose(first, 'A');
    await expect(saved(first)).toBeVisible();

    await first.reload();
    await expect(tile(first, 1, '已答')).toBeVisible();
    await tile(first, 2, '未答').click();
    await context.setOffline(true);
    await choose(first, 'B');
    await expect(tile(first, 2, '已答')).toBeVisible();
    await expect(saved(first)).toBeHidden();
    await first.getByRole('button', { name: '下一题' }).click();
    await choose(first, 'C');
    await context.setOffline(false);
    await expect(saved(first)).toBeVisible();

    const second = await open(context, address);
    await expect(tile(second, 3, '已答')).toBeVisible();
    await second.getByRole('button', { name: '改在这里作答' }).click();
    await second.getByRole('dialog').getByRole('button', { name: '改在这里' }).click();
    await expect(first.getByText('您已在另一处继续作答')).toBeVisible();
    await tile(second, 4, '未答').click();
    await choose(second, 'A');
    await expect(tile(second, 4, '已答')).toBeVisible();

    await second.getByRole('button', { name: '交卷' }).first().click();
    await second.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
    await expect(second.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
    const { finishedAt, answers } = await readAttempt(second);
    const letters = answers.map(({ optionList }) => optionList.join(''));
    expect(letters.toSorted()).toEqual(['1', 'A', 'B', 'C']);
    expect(finishedAt).not.toBeNull();
    return `a test taken whole, with a reload, a lost network and a second window: the server holds ${letters.join(', ')}; its page loads ${bytes}`;
  } finally {
    await context.close();
  }
}

async function open(context: Awaited<ReturnType<Browser['newContext']>>, address: string): Promise<Page> {
  const page = await context.newPage();
  // The page asks before it is left while an attempt is open.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  await expect(page.getByText(/答题卡（共\d+题）/).first()).toBeVisible();
  return page;
}

const saved = (page: Page) => page.getByText(/已保存 \d\d:\d\d/);
const tile = (page: Page, number: number, state: string) =>
  page.getByRole('button', { name: new RegExp(`^第 ${number} 题，${state}`) });
const choose = (page: Page, letter: string) => page.keyboard.press(letter.toLowerCase());

/** The scripts that the page has loaded, compressed. */
async function measure(page: Page): Promise<string> {
  // By the page: Node itself knows no host below localhost.
  const scripts = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return Promise.all(
      loaded.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()),
    );
  });
  const bytes = scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
  return `${(bytes / 1000).toFixed(0)} kB gzip in ${scripts.length} scripts`;
}

/** The newest attempt that has answers. */
async function readAttempt(page: Page): Promise<HeldAttempt> {
  const logs = await page.evaluate(async () => {
    const state = (await (await fetch('/__sandbox/state')).json()) as { answerLogs: HeldAttempt[] };
    return state.answerLogs;
  });
  const found = logs.findLast(({ answers }) => answers.length === 4);
  if (!found) throw new Error(`No attempt has four answers: ${JSON.stringify(logs)}`);
  return found;
}
