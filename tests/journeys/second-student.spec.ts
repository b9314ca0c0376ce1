import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { choose, finished, startTest, submit } from './answering.ts';
import type { School } from './openSchool.ts';
import { readDatabases } from './readDatabases.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { askToSignOut, expect, fillLogin, NETWORK_NOISE, openAsStudent, storeSession, test } from './test.ts';
import { waitForPosition } from './watching.ts';

/**
 * A student leaves a device to another one. Whatever names the first, or is hers alone, is a mark; the second finds none, in
 * whichever way the first one's sign-in ended: on a page, in a storage, in a cache, in the history, in a call.
 */
test.use({
  expectedNoise: [NETWORK_NOISE],
  serviceWorkers: 'allow',
  permissions: ['notifications'],
});

const FIRST = STUDENTS.portal;
/** In none of the first one's classes: what is shown to the one is of no concern to the other. */
const SECOND = { id: 'u-zhou', name: '周敏', mobile: '13958021746', password: 'yunfan2026' };

/** What she writes, and what the school has of her alone: its ids contain hers. */
const WORDS = '只有我知道的暗语';
const MARKS = [FIRST.id, 'log-shen', FIRST.name, FIRST.mobile, WORDS];

const CLASS = '/study/training-class?classId=c-elder-3';
const LESSON = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-51';
const STUDY_PAGES = PATHS.filter((path) => path.startsWith('/study')).map((path) =>
  sampleAddress(path, 'portal'),
);

/** What the modules of the product declare to outlive a page. */
const DECLARATIONS = globSync('packages/pages/src/**/*.{ts,tsx}', {
  cwd: new URL('../..', import.meta.url).pathname,
})
  .filter((file) => !/\.test\.|\.stories\./.test(file))
  .flatMap((file) => [
    ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(
      /defineStored(Elsewhere)?(?:<\w+>)?\(\{\s*key: '([^']+)',\s*of: '([^']+)',([^}]*)/g,
    ),
  ])
  .map(([, elsewhere, key = '', of = '', rest = '']) => ({
    isElsewhere: elsewhere !== undefined,
    key,
    of,
    staysUnsent: rest.includes("endsWith: 'age'"),
  }));

/** The values of the device's own storages; databases and caches have names of their own. */
const DECLARED = DECLARATIONS.filter(({ isElsewhere }) => !isElsewhere);

/** Her values that no visit of hers here stores: a registration that is not complete, a partner's exam. */
const NOT_VISITED = new Set(['registration', 'usedTime']);

/**
 * Values that are nobody's: how this device plays and reads, what a visitor did, a sign-in that is under way, files of the
 * build, which window writes.
 */
const NOBODYS = new Set([
  'articleSize',
  'exam-worker',
  'isKeptOver',
  'likes',
  'location',
  'playerSettings',
  'smsCodes',
  'ssoVisit',
  'studyVisits',
  'uncountedEntries',
  'visitorText',
  'write-access',
]);

/** Everything that outlives a page, as text under its name. */
async function readDevice(page: Page): Promise<[name: string, text: string][]> {
  const entries = await readDatabases(page);
  const others = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const storage of [window.localStorage, window.sessionStorage])
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? '';
        found.push([key, storage.getItem(key) ?? '']);
      }
    for (const name of await caches.keys()) {
      if (!name.startsWith('cloud-school-lessons-')) continue;
      const requests = await (await caches.open(name)).keys();
      found.push([name, requests.map(({ url }) => url).join(' ')]);
    }
    // Whose it is stays with an entry, so that nobody else is given the rest.
    found.push([
      'history',
      JSON.stringify(window.history.state, (key, value) => (key === 'owner' ? null : value)),
    ]);
    return found;
  });
  return [...others, ...entries.map(({ database, key, value }): [string, string] => [database, key + value])];
}

/** Unsent work is nowhere else: it waits for its student, under her id, and nobody else reads it. */
const mayStay = ([name]: [string, string]) =>
  name.startsWith('cloud-school-answers') ||
  name.startsWith('cloud-school.progress:') ||
  DECLARED.some(({ key, staysUnsent }) => staysUnsent && name.startsWith(`manage-admin-${key} `));

/** Where the page and the device name the first student. */
async function findMarks(page: Page): Promise<string[]> {
  // The begin of the tab has no device.
  if (await page.evaluate(() => location.href === 'about:blank')) return [];
  const shown = await page.evaluate(() => `${document.title} ${location.href} ${document.body.innerText}`);
  const places: [string, string][] = [
    ['page', shown],
    ...(await readDevice(page)).filter((each) => !mayStay(each)),
  ];
  return places.flatMap(([name, text]) =>
    MARKS.filter((mark) => `${name} ${text}`.includes(mark)).map(
      (mark) => `${mark} in ${name}: ${text.slice(0, 300)}`,
    ),
  );
}

/** Calls that leave under the second one's sign-in and name the first. */
function watchCalls(context: BrowserContext): string[] {
  const named: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/api/') || request.url().includes('/login')) return;
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (MARKS.some((mark) => text.includes(mark))) named.push(text.slice(0, 200));
  });
  return named;
}

/** The first student's day: every page, and everything by which a page leaves something behind; the names of it. */
async function studyAsFirst(page: Page, school: School): Promise<string[]> {
  await startTest(page, school);
  await choose(page, 'b');
  await submit(page);
  await expect(finished(page)).toBeVisible();

  await page.goto(`${school.origin}/study/mistakes?classId=c-elder-3`);
  await page.getByRole('button', { name: /^再练 \d+ 题$/ }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('button', { name: '回到错题本' })).toBeVisible();

  for (const address of STUDY_PAGES) {
    await page.goto(school.origin + address);
    await expect(page.locator('main, [role="main"], h1').first()).toBeVisible();
  }

  await page.goto(`${school.origin}/study/mine`);
  // The book is read when the page is idle.
  await expect(page.getByRole('link', { name: /^错题本/ })).toContainText(/今天/);

  await page.goto(school.origin + sampleAddress('/study/class-time-table', 'portal'));
  const reminder = page.getByRole('switch', { name: /分钟提醒我$/ });
  await reminder.click();
  await expect(reminder).toBeChecked();
  await page.goto(school.origin + CLASS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofClass = await readDevice(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
  await page.keyboard.type('翻身与叩背');
  await expect(page.getByRole('option', { selected: true })).toContainText('翻身与叩背');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r-elder-51/);

  await page.goto(school.origin + LESSON);
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await waitForPosition(page, 1);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await page.getByRole('button', { name: '下载本课' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下载', exact: true }).click();
  await expect(page.getByRole('button', { name: '已下载' })).toBeVisible();
  const sides = page.getByRole('navigation', { name: '课堂互动' });
  await sides.getByRole('button', { name: /^问答/ }).click();
  await page.getByRole('textbox', { name: '提问' }).fill(`${WORDS}？`);
  await page.getByRole('button', { name: '提问', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '提问' })).toHaveValue('');
  await sides.getByRole('button', { name: /^笔记/ }).click();
  await page.getByRole('textbox', { name: '笔记名称' }).fill(WORDS);
  await page.getByRole('textbox', { name: '笔记内容' }).fill(WORDS);
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('笔记新增成功')).toBeVisible();
  await page.getByRole('textbox', { name: '笔记名称' }).fill(WORDS);
  return [...ofClass, ...(await readDevice(page))].map(([name]) => name);
}

/** The search of the site, with the words that only the first student could find. */
async function findByWords(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: '我的学习' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
  const offered = await page.getByRole('dialog').innerText();
  await page.keyboard.type(WORDS);
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue(WORDS);
  const found = await page.getByRole('dialog').getByRole('listbox').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return `${offered} ${found.join(' ')}`;
}

async function signOut(page: Page): Promise<void> {
  await (await askToSignOut(page)).click();
  await page.waitForURL(/login/);
}

async function expectNothing(page: Page, calls: readonly string[], where: string): Promise<void> {
  // A page that is left takes its context with it.
  await expect(async () =>
    expect(await findMarks(page), `what is left of the first student ${where}`).toEqual([]),
  ).toPass();
  expect(calls, `calls of the second student ${where}`).toEqual([]);
}

/** Five steps back, or to the begin of the tab. */
async function goBack(page: Page, calls: readonly string[]): Promise<void> {
  for (let steps = 1; steps <= 5; steps += 1) {
    await page.goBack();
    if (page.url() === 'about:blank') return;
    await expectNothing(page, calls, `after ${steps} steps back`);
  }
}

test('a value that names no owner is one of those that are nobody’s', () => {
  const unowned = DECLARATIONS.filter(({ key, of }) => of === 'device' && !NOBODYS.has(key));
  expect(unowned.map(({ key }) => key)).toEqual([]);
});

test('a sign-out leaves nothing to who signs in in the same tab, goes back, reloads, or has no network', async ({
  page,
  context,
  school,
}) => {
  await storeSession(context, school, FIRST);
  const stored = await studyAsFirst(page, school);
  const missing = DECLARED.filter(
    ({ key, of }) =>
      ['student', 'student-of-school', 'user'].includes(of) &&
      !NOT_VISITED.has(key) &&
      !stored.some((name) => name.startsWith(`manage-admin-${key} `)),
  );
  expect(missing, 'declared values that this visit did not store').toEqual([]);

  // Within the page, whose memory has all that the first one has seen.
  await page.getByText('返回', { exact: true }).click();
  await signOut(page);
  const calls = watchCalls(context);
  await fillLogin(page, SECOND);
  await page.waitForURL(/study/);
  await expectNothing(page, calls, 'after the sign-in');
  const found = await findByWords(page);
  expect(MARKS.filter((mark) => found.includes(mark))).toEqual([]);
  await goBack(page, calls);
  for (const address of [CLASS, LESSON, '/study/mistakes?classId=c-elder-3', '/study/mine']) {
    await page.goto(school.origin + address);
    await expectNothing(page, calls, `at ${address}`);
  }
  await page.reload();
  await expectNothing(page, calls, 'after a reload');
  await context.setOffline(true);
  await page.reload();
  await expectNothing(page, calls, 'without a network');
});

test('a sign-in that ends by its time leaves nothing to the next one, five steps back', async ({
  page,
  context,
  school,
}) => {
  await storeSession(context, school, FIRST);
  await page.goto(school.origin + CLASS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${school.origin}/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2`);
  await page.getByRole('button', { name: '开始答题' }).click();
  await choose(page, 'b');
  await submit(page);
  await expect(finished(page)).toBeVisible();
  // At rest: a page that asks would leave for the login in the middle of the reload.
  await page.reload({ waitUntil: 'networkidle' });
  await school.controls({ expireTokens: FIRST.id });
  await page.reload();
  await page.waitForURL(/login/);
  const calls = watchCalls(context);
  await fillLogin(page, SECOND);
  await page.waitForURL(/study/);
  await expectNothing(page, calls, 'after the sign-in');
  await goBack(page, calls);
});

test('another tab in which the second one signs in shows the first tab nothing more of the first one @area-value-that-outlives-the-page', async ({
  page,
  context,
  school,
}) => {
  await storeSession(context, school, FIRST);
  await page.goto(school.origin + LESSON);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${school.origin}/study/mine`);
  await signOut(other);
  const calls = watchCalls(context);
  await fillLogin(other, SECOND);
  await other.waitForURL(/study/);
  await expectNothing(other, calls, 'in the other tab');
  await page.bringToFront();
  await page.reload();
  await expectNothing(page, calls, 'in the first tab');
});

test('a second one who takes over in another tab makes the home page of the first one ask nothing in her name', async ({
  page,
  context,
  school,
}) => {
  const other = await context.newPage();
  await other.goto(`${school.origin}/login`);
  await expect(other.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAsStudent(page, school, FIRST, '/');
  await expect(page.getByRole('button', { name: FIRST.name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(context);
  await fillLogin(other, SECOND);
  await other.waitForURL(/study/);
  await expect(page.getByRole('button', { name: SECOND.name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNothing(page, calls, 'on the home page');
});
