import type { Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { askToSignOut, expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { timeOfToday } from './timeOfToday.ts';
import { closeTab, getPosition, storedPosition, waitForPosition } from './watching.ts';

test.use({ hasWireVariants: true });

const play = (page: Page) => page.getByRole('button', { name: '播放', exact: true }).click();
const pause = (page: Page) => page.getByRole('button', { name: '暂停', exact: true }).click();

/** Switches between this tab and another one; the medium goes on, as background audio does. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

test('two windows of a lesson report the furthest position; a seek alone moves none (F33)', async ({
  page,
  context,
  school,
}) => {
  const classroomId = 'r-elder-51';
  const address = `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${classroomId}`;
  await openAsStudent(page, school, STUDENTS.portal, address);
  await play(page);
  await waitForPosition(page, 1);

  const other = await context.newPage();
  await other.goto(school.origin + address);
  const seekBar = other.getByRole('slider', { name: '播放进度' });
  await expect(seekBar).toBeEnabled();
  await seekBar.focus();
  for (let step = 0; step < 8; step += 1) await seekBar.press('ArrowRight');
  await expect.poll(() => getPosition(other)).toBeGreaterThanOrEqual(40_000);
  expect((await storedPosition(school, classroomId)) ?? 0).toBeLessThan(40_000);
  await play(other);
  await waitForPosition(other, 42);
  await pause(other);
  await expect.poll(() => storedPosition(school, classroomId)).toBeGreaterThan(41_500);
  const furthest = await getPosition(other);

  // The server keeps what it hears last: the window that is behind reports what the other one reached.
  await pause(page);
  const behind = await getPosition(page);
  expect(behind).toBeLessThan(40_000);
  const { studyRecords } = await school.state();
  const sent = studyRecords.find((record) => record.classroomId === classroomId)?.count ?? 0;
  await play(page);
  // What it plays counts once the other window has given up its turn.
  await expect.poll(() => getPosition(page)).toBeGreaterThan(behind + 2000);
  await closeTab(page);
  await expect
    .poll(
      async () =>
        (await school.state()).studyRecords.find((record) => record.classroomId === classroomId)?.count,
    )
    .toBeGreaterThan(sent);
  expect(Math.abs(((await storedPosition(school, classroomId)) ?? 0) - furthest)).toBeLessThan(500);
});

test('a lesson whose student is replaced by another in another tab stops, says so and keeps what is unsent', async ({
  page,
  context,
  school,
}) => {
  const address = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-51';
  const login = await context.newPage();
  await login.goto(`${school.origin}/login`);
  await expect(login.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAsStudent(page, school, STUDENTS.portal, address);
  await play(page);
  await waitForPosition(page, 2);
  const before = await school.callsOf('studyRecord.save');
  const late: string[] = [];
  await school.controls({ fail: [{ endpointId: 'studyRecord.save', outcome: 'hang' }] });
  page.on('request', (request) => late.push(new URL(request.url()).pathname));
  await fillLogin(login, STUDENTS.classmate);
  await expect(page.getByRole('alert')).toContainText('已在其他窗口登录另一个账号');
  const stored = await page.evaluate(() => Object.entries(window.localStorage));
  const [, progress = '{}'] = stored.find(([key]) => key.startsWith('cloud-school.progress:')) ?? [];
  expect(JSON.parse(progress)).toMatchObject({ lesson: { userId: STUDENTS.portal.id } });
  await page.getByRole('button', { name: '进入我的学习' }).click();
  await expect(page).toHaveURL(`${school.origin}/study/mine`);
  await expect(page.getByRole('button', { name: /何志远/ })).toBeVisible();
  expect(late.filter((path) => path.includes('studyRecord'))).toEqual([]);
  expect(await school.callsOf('studyRecord.save')).toBe(before);
});

test('a log-out while a lesson plays reports it first, and leads the next student nowhere', async ({
  page,
  school,
}) => {
  const classroomId = 'r-elder-51';
  const address = `/study/classroom/classroom-detail?classId=c-elder-3&courseId=k-elder&classroomId=${classroomId}`;
  await openAsStudent(page, school, STUDENTS.portal, address);
  await play(page);
  await waitForPosition(page, 3);
  const confirm = await askToSignOut(page);
  const position = await getPosition(page);
  await confirm.click();
  await expect(page).toHaveURL(`${school.origin}/login`);
  expect(await storedPosition(school, classroomId)).toBeGreaterThanOrEqual(position - 500);
  await fillLogin(page, STUDENTS.classmate);
  await expect(page).toHaveURL(`${school.origin}/study/mine`);
});

test.describe('without a network', () => {
  test.use({ shell: 'kingdee', expectedNoise: [NETWORK_NOISE] });

  test('a hidden tab counts nothing (F35), and the next visit of the site sends what the tab stored', async ({
    page,
    context,
    school,
  }) => {
    const classroomId = 'r-finance-203';
    const address = `/study/classroom/online?classId=c-finance-1&courseId=k-finance&classroomId=${classroomId}`;
    await openAsStudent(page, school, STUDENTS.kingdee, address);
    await play(page);
    await waitForPosition(page, 1);
    await expect.poll(() => school.callsOf('studyRecord.save')).toBe(1);
    await context.setOffline(true);
    const stored = await storedPosition(school, classroomId);
    const sentMs = await getPosition(page);
    await waitForPosition(page, sentMs / 1000 + 2);
    await setHidden(page, true);
    const seenMs = await getPosition(page);
    await waitForPosition(page, seenMs / 1000 + 2);
    await closeTab(page);
    expect(await storedPosition(school, classroomId)).toBe(stored);

    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(`${school.origin}/study/mine`);
    await expect.poll(() => storedPosition(school, classroomId)).toBeGreaterThan(sentMs + 1500);
    expect(await storedPosition(school, classroomId)).toBeLessThanOrEqual(seenMs);
  });
});

test('a lesson that is played to its end stays, is ticked, and its card leads to the next one', async ({
  page,
  school,
}) => {
  // The address of the strip names an activity; of its contents the first that is not done opens.
  const address = '/study/classroom/classroom-detail?classId=c-elder-3&courseId=k-elder&activityId=a-elder-5';
  await openAsStudent(page, school, STUDENTS.portal, address);
  const seekBar = page.getByRole('slider', { name: '播放进度' });
  await expect(seekBar).toBeEnabled();
  await seekBar.focus();
  for (let step = 0; step < 15; step += 1) await seekBar.press('ArrowRight');
  await play(page);
  const card = page.getByRole('region', { name: '本节已完成' });
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('progressbar', { name: '本节进度' })).toHaveAttribute(
    'aria-valuetext',
    '100.00%',
  );
  await expect(page.locator('[aria-current]').filter({ hasText: '翻身与叩背' }).first()).toContainText(
    '已完成',
  );
  await expect(card.getByRole('button', { name: '开始下一节' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The lesson in a room between them waits for its hour.
  await expect(page).toHaveURL(/classroomId=r-elder-61/);
  await expect(card).toHaveCount(0);
});

test('a class says where the student stopped while none of its lessons runs, and leads there', async ({
  page,
  school,
}) => {
  const address = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-51';
  await openAsStudent(page, school, STUDENTS.portal, address);
  await play(page);
  await waitForPosition(page, 3);
  await pause(page);
  // Noon has no lesson.
  await school.controls({ now: timeOfToday('13:00') });
  for (const first of ['/study/mine', '/study/training-class?classId=c-elder-3', '/']) {
    await page.goto(school.origin + first);
    const strip = page.getByRole('region', { name: '翻身与叩背：两人配合的标准手法' });
    await expect(strip).toContainText('继续上次');
    await expect(strip).toContainText(/看到00:\d\d/);
    await strip.getByRole('link', { name: /^继续学习：/ }).click();
    await expect(page).toHaveURL(/classroomId=r-elder-51/);
  }
});
