import type { Page } from '@playwright/test';
import { choose, finished, saved, startTest, storedAnswers, submit, THEORY, tile } from './answering.ts';
import type { School } from './openSchool.ts';
import { readDatabases } from './readDatabases.ts';
import { STUDENTS } from './students.ts';
import { expect, fetchAnswer, NETWORK_NOISE, test } from './test.ts';

/** A running exam survives what happens to the files of its page: no network, a deploy, a switched-off worker. */
test.use({ expectedNoise: [NETWORK_NOISE], serviceWorkers: 'allow' });

const PARTNER = '/study/test?classId=c-elder-3&classroomId=r-english-3&courseId=k-elder&sourceType=xskt';

/** Starts a test and waits until its files are cached. */
async function startCached(page: Page, school: School, path = THEORY) {
  page.on('dialog', (dialog) => void dialog.accept());
  await startTest(page, school, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The script of the page, which has another name in each build. */
const entryOf = (page: Page) =>
  page.locator('head script[src]').evaluate((script: HTMLScriptElement) => script.src);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a reload without a network brings paper, answers and question back; saves wait', async ({
  page,
  context,
  school,
}) => {
  await startCached(page, school);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await choose(page, 'b');
  await expect(page.getByText('离线，已存本机')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '第 3 题' })).toBeVisible();
  await expect(tile(page, 1, '已答')).toBeVisible();
  await expect(tile(page, 2, '已答')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('系统繁忙')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(tile(page, 3, '已答')).toBeVisible();
  await expect(page.getByText('离线，已存本机')).toBeVisible();
  expect(await storedAnswers(page, school)).toEqual(['A']);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  // The exam says how it stands; nothing else lies over its buttons.
  await expect(page.getByText(/显示的是.*的内容/)).toHaveCount(0);
  // Both are sent at once, in any order.
  expect((await storedAnswers(page, school)).toSorted()).toEqual(['A', 'A', 'B']);
  await submit(page);
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('formulas are drawn without a network, with fonts that no question before has asked for', async ({
  page,
  context,
  school,
}) => {
  await page.route('**/studentTest/paper*', async (route) => {
    const response = await fetchAnswer(route);
    const stems = [String.raw`\\(x^2\\)`, String.raw`\\(\\mathfrak{B}\\)`];
    const body = (await response.text()).replaceAll('"trunk":"', (name) => name + (stems.shift() ?? ''));
    await route.fulfill({ response, body });
  });
  await startCached(page, school);
  const formula = page.locator('.katex-html');
  await expect(formula).toBeVisible();
  const areFontsCached = () =>
    page.evaluate(async () => {
      const names = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      return names.flat().filter((url) => /KaTeX_.*woff2/.test(url)).length;
    });
  await expect.poll(areFontsCached).toBe(20);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: '第 2 题' })).toBeVisible();
  await expect(formula).toHaveText('B');
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /KaTeX_Fraktur/.test(family) && status === 'loaded'),
    );
  await expect.poll(isLoaded).toBe(true);
  await context.setOffline(false);
});

test.describe('where the server renders the home page', () => {
  test.use({ isRendered: true });

  test('the partner’s paper, not the home page, opens without a network too, and is sent with a new token', async ({
    page,
    context,
    school,
  }) => {
    await startCached(page, school, `${PARTNER}&studentId=${STUDENTS.portal.id}`);
    await page.keyboard.press('b');
    await expect(page.getByText(/已存本机 \d\d:\d\d/)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(tile(page, 1, '已答')).toBeVisible();
    await context.setOffline(false);
    await submit(page);
    await expect(finished(page)).toBeVisible();
    expect(await school.callsOf('xskt.finish')).toBe(1);
  });
});

test('the stored paper holds no right answers, and goes with the hand-in', async ({ page, school }) => {
  await startCached(page, school);
  const readPapers = async () => {
    const entries = await readDatabases(page);
    return entries.map(({ value }) => value).filter((value) => value.includes('"key":"papers/'));
  };
  const [paper = ''] = await readPapers();
  expect(paper).toContain('"stemHtml"');
  expect(paper).not.toMatch(/"solution":(?!null)/);
  await submit(page);
  await expect(finished(page)).toBeVisible();
  expect(await readPapers()).toEqual([]);
});

test('a deploy in the middle of a test breaks nothing, and the next page is the new one', async ({
  page,
  school,
}) => {
  await startCached(page, school);
  const entry = await entryOf(page);
  const [cache] = await cacheNames(page);
  await choose(page, 'a');
  await school.deploy();
  const gone = await fetch(entry.replace(/\/\/[^:]+:/, '//127.0.0.1:'));
  expect(gone.status).toBe(404);

  // The dialog and the finished page load their code only now.
  await choose(page, 'b');
  await expect(saved(page)).toBeVisible();
  await submit(page);
  await expect(finished(page)).toBeVisible();
  expect(await entryOf(page)).toBe(entry);
  expect(await school.callsOf('test.finish')).toBe(1);

  await page.goto(school.origin + THEORY);
  await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
  expect(await entryOf(page)).not.toBe(entry);
  await expect.poll(() => cacheNames(page)).not.toContain(cache);
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
});

test('another tab on the new build leaves the files of the tab in which the test runs', async ({
  page,
  context,
  school,
}) => {
  await startCached(page, school);
  await choose(page, 'a');
  const [cache] = await cacheNames(page);
  await school.deploy();
  const second = await context.newPage();
  await second.goto(`${school.origin}/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-quick`);
  // The new worker has taken over.
  await second.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isIdle = registration?.active?.state === 'activated' && !registration.installing;
    return isIdle && (await caches.keys()).some((name) => name.includes('-next'));
  });
  expect(await cacheNames(page)).toContain(cache);
  await submit(page);
  await expect(finished(page)).toBeVisible();
});

test('a reload online after a deploy opens the new build in the middle of the test', async ({
  page,
  context,
  school,
}) => {
  await startCached(page, school);
  const entry = await entryOf(page);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
  await school.deploy();
  await page.reload();
  await expect(tile(page, 1, '已答')).toBeVisible();
  expect(await entryOf(page)).not.toBe(entry);

  // The cached page is that of a whole build, the new one as soon as its worker has its files.
  await expect.poll(async () => (await cacheNames(page)).some((name) => name.includes('-next'))).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await expect(tile(page, 1, '已答')).toBeVisible();
});

test('the switch of the configuration removes the worker and its files', async ({ page, school }) => {
  await startCached(page, school);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
  expect(await cacheNames(page)).toHaveLength(1);
  await school.configure({ EXAM_WORKER: 'off' });
  const answering = page.url();
  await page.goto(`${school.origin}/news`);
  const countRegistrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(countRegistrations).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.goto(answering);
  await expect(tile(page, 1, '已答')).toBeVisible();
  await choose(page, 'b');
  await expect(saved(page)).toBeVisible();
  expect(await countRegistrations()).toBe(0);
});

test('where the browser has no service worker a test is taken as before', async ({ page, school }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await startTest(page, school);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(tile(page, 1, '已答')).toBeVisible();
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});
