import {
  type APIResponse,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
  test as base,
  type TestInfo,
} from '@playwright/test';
import { openSchool, type School, type Shell } from './openSchool.ts';
import type { Student } from './students.ts';
import { signedInState } from './toStoredSession.ts';
import { limitEvaluate } from './withLimit.ts';

interface Fixtures {
  /** The app under test; `test.use({ shell: 'kingdee' })`. */
  shell: Shell;
  school: School;
  /** Runtime configuration of the app, in addition to the sandbox's access key. */
  appConfig: Record<string, string>;
  /** The server renders the public pages. */
  isRendered: boolean;
  /** Answers come in wire variants: the seed is the journey's own, or SANDBOX_WIRE_SEED and, with --repeat-each, those after it. */
  hasWireVariants: boolean;
  /** A fixed time for the school's clock; without it the clock runs. */
  fixedTime: number | undefined;
  /** Console messages that a test provokes; any other warning or error fails it. */
  expectedNoise: RegExp[];
}

/** A test of a built shell on its own school. */
export const test = base.extend<Fixtures>({
  shell: ['portal', { option: true }],
  expectedNoise: [[], { option: true }],
  appConfig: [{}, { option: true }],
  isRendered: [process.env.RENDERED === 'yes', { option: true }],
  hasWireVariants: [false, { option: true }],
  fixedTime: [undefined, { option: true }],
  school: async ({ shell, appConfig, isRendered, hasWireVariants, fixedTime }, runTest, testInfo) => {
    const wireSeed = hasWireVariants ? readSeed(testInfo) : undefined;
    const school = await openSchool(shell, { appConfig, wireSeed, isRendered, fixedTime });
    await runTest(school);
    if (testInfo.status !== testInfo.expectedStatus) {
      const state = await school.state().then((value) => JSON.stringify(value.counts), String);
      const body = `SANDBOX_WIRE_SEED=${wireSeed ?? ''}\n${state}`;
      await testInfo.attach('calls of the school', { body, contentType: 'text/plain' });
    }
    await school.close();
  },
  context: async ({ context, expectedNoise }, runTest, testInfo) => {
    const noise: string[] = [];
    context.on('page', (page) => {
      limitEvaluate(page);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`${page.url()}: ${error}`));
    });
    await runTest(context);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('console', { body: noise.join('\n'), contentType: 'text/plain' });
    const unexpected = noise.filter(
      (text) => ![...expectedNoise, BLOCKED_WORKER].some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },
});

export { expect };

/** The seed of the environment, else one that is always the same for a journey. */
function readSeed({ titlePath, repeatEachIndex }: TestInfo): number {
  const { SANDBOX_WIRE_SEED } = process.env;
  if (SANDBOX_WIRE_SEED) return Number(SANDBOX_WIRE_SEED) + repeatEachIndex;
  const letters = Array.from(titlePath.join(' '));
  return letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
}

/** The test runner's own words, see `serviceWorkers` in playwright.config.ts. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Failed requests of a test that switches something off. */
export const NETWORK_NOISE = /Failed to load resource|net::ERR_/;

/**
 * Scrolls down the home page to a block: blocks render once they come near the viewport. On a busy machine the code of a block comes
 * when it has been passed: at its end the page is scrolled again from its top.
 */
export async function scrollToBlock(page: Page, block: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (window.scrollY >= end - 1) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(block).toBeVisible({ timeout: 400 });
  }).toPass();
  await block.scrollIntoViewIfNeeded();
}

/** Fills in and submits the login page that is open. */
export async function fillLogin(page: Page, { mobile, password }: Omit<Student, 'id' | 'name'>) {
  await page.locator('label', { hasText: '密码登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Asks to sign out by the menu of the account; resolves to the button that does. */
export async function askToSignOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /我的账号/ }).click();
  const entry = { name: '退出登录' };
  await page.getByRole('menuitem', entry).or(page.getByRole('button', entry)).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(退出登录|删掉并退出)$/ });
  await expect(confirm).toBeVisible();
  return confirm;
}

/** What the school answers to a request that the test holds: Node does not know names below localhost. */
export const fetchAnswer = (route: Route): Promise<APIResponse> =>
  route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/[^:]+:/, '//127.0.0.1:'),
  });

/** Stores the session of a student (SHELL-08) for the pages that are opened next. */
export async function storeSession(context: BrowserContext, school: School, student: Student) {
  await context.setStorageState(await signedInState(school, student));
}

/** Opens a page for a signed-in student: the session is stored before the first page loads. */
export async function openAsStudent(page: Page, school: School, student: Student, path: string) {
  await storeSession(page.context(), school, student);
  await page.goto(school.origin + path);
  await expect(page).toHaveURL(school.origin + path);
}
