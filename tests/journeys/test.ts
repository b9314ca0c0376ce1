import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { openSchool, type School, type Shell } from './school.ts';

interface Fixtures {
  /** Which app is walked; `test.use({ shell: 'kingdee' })`. */
  shell: Shell;
  school: School;
  /** What the host tells the page, beside the sandbox's access key. */
  appConfig: Record<string, string>;
  /** Console errors a test provokes on purpose; anything else fails it. */
  expectedNoise: RegExp[];
}

/** A walk through a built shell on a school of its own; a console message it did not expect fails it. */
export const test = base.extend<Fixtures>({
  shell: ['portal', { option: true }],
  expectedNoise: [[], { option: true }],
  appConfig: [{}, { option: true }],
  school: async ({ shell, appConfig }, hand) => {
    const school = await openSchool(shell, appConfig);
    await hand(school);
    await school.close();
  },
  context: async ({ context, expectedNoise }, hand) => {
    const noise: string[] = [];
    const hear = (page: Page) => {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
    };
    context.on('page', hear);
    await hand(context);
    expect(noise.filter((text) => !expectedNoise.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };

/** Walks down the home page to a block: each exists once it has come near the screen. */
export async function goDownTo(page: Page, block: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(block).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 30_000 });
  await block.scrollIntoViewIfNeeded();
}

/** Failed requests that a test caused by switching something off. */
export const NETWORK_NOISE = /Failed to load resource|net::ERR_/;

export const STUDENTS = {
  portal: { name: '沈雨薇', mobile: '13857146209', password: 'yunfan2026' },
  kingdee: { name: '邱雯', mobile: '13738059316', password: 'kingdee2026' },
} as const;

/** Signs the shell's student, or the one named, in by password on whatever login page is open. */
export async function fillLogin(
  page: Page,
  shell: Shell,
  password: string = STUDENTS[shell].password,
  mobile: string = STUDENTS[shell].mobile,
) {
  await page.locator('label', { hasText: '密码登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Opens a page that needs a student, signs in on the way and arrives there. */
export async function openAsStudent(page: Page, school: School, shell: Shell, path: string) {
  await page.goto(school.origin + path);
  await fillLogin(page, shell);
  await expect(page).toHaveURL(school.origin + path);
}
