import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { timeOfToday } from './timeOfToday.ts';
import { closeTab, getPosition, storedPosition, toPlayTime, waitForPosition } from './watching.ts';

test.use({ hasWireVariants: true });

const STUDENT = STUDENTS.portal;
const CLASS = { classId: 'c-elder-3' };
const PLACE = { ...CLASS, courseId: 'k-elder', studentId: STUDENT.id };

/** Today's face-to-face activity, and a time at which it runs (Asia/Shanghai). */
const TRAINING = { name: '实训：轮椅使用与床椅转移（两人一组）', time: '14:05' };
/** A video of an activity that runs then; entering it signs in by itself. */
const VIDEO = { classroomId: 'r-elder-51', name: '翻身与叩背：两人配合的标准手法', time: '11:05' };
/** Where the student closes the tab, in seconds of the video, which plays at twice its speed. */
const CLOSED_AT = 47;

const study = (path: string, query: Record<string, string>) => `/study/${path}?${new URLSearchParams(query)}`;

test('a student opens a class and attends today’s face-to-face lesson @area-what-a-student-does-now', async ({
  page,
  context,
  school,
}) => {
  await school.controls({ now: timeOfToday(TRAINING.time) });
  await openAsStudent(page, school, STUDENT, study('training-class', CLASS));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => school.callsOf('class.recordVisit')).toBe(1);
  // The button's word depends on the time of the device: 查看安排, 进入课堂, 去补学.
  const lesson = page.getByRole('article', { name: TRAINING.name });
  await lesson.getByRole('button', { name: `：${TRAINING.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: TRAINING.name })).toBeVisible();

  // A double click, while the server takes its time, signs in once (F30).
  await school.controls({ fail: [{ endpointId: 'attendance.sign', outcome: 'delay-1500', times: 2 }] });
  await page.getByRole('button', { name: '签到', exact: true }).dblclick();
  await expect(page.getByText('签到成功')).toBeVisible();
  expect(await school.callsOf('attendance.sign')).toBe(1);

  // So does signing out in two windows, each of which asked first.
  const other = await context.newPage();
  await other.goto(page.url());
  const signOut = (window: Page | Locator) => window.getByRole('button', { name: '签退', exact: true });
  const yes = (window: Page) => signOut(window.getByRole('dialog', { name: '现在签退？' }));
  for (const window of [page, other]) {
    await signOut(window).click();
    await expect(yes(window)).toBeVisible();
  }
  expect(await school.callsOf('attendance.sign')).toBe(1);
  await yes(page).click();
  await yes(other).click();
  await expect(other.getByRole('status').getByText('请勿重复打卡')).toBeVisible();
  await expect(page.getByText('签退成功')).toBeVisible();
  expect(await school.callsOf('attendance.sign')).toBe(2);
});

test.describe('while reports fail', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('a lesson is watched, closed and resumed where it was closed @area-playback', async ({
    page,
    context,
    school,
  }) => {
    await school.controls({ now: timeOfToday(VIDEO.time) });
    // Every report of the visit fails until shortly before its end (F34).
    await school.controls({
      fail: [{ endpointId: 'studyRecord.save', outcome: 'status-500', times: 999 }],
    });
    const address = study('classroom/online', { ...PLACE, classroomId: VIDEO.classroomId });
    await openAsStudent(page, school, STUDENT, address);
    await expect(page.getByRole('heading', { name: VIDEO.name }).first()).toBeVisible();
    await page.getByRole('button', { name: /^倍速/ }).click();
    await page.getByRole('menuitemradio', { name: '2.0x' }).click();
    expect(await getPosition(page)).toBe(0);
    await page.getByRole('button', { name: '播放', exact: true }).first().click();

    await waitForPosition(page, CLOSED_AT - 2);
    await expect(page.getByText('学习进度还没有传上去，已存在本机，会自动重试')).toBeVisible();
    expect(await storedPosition(school, VIDEO.classroomId)).toBe(null);
    await school.controls({ clearFailures: true });

    // The playback never stopped for a failed report; the tab closes while it goes on (F31).
    await waitForPosition(page, CLOSED_AT);
    await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
    const closing = Date.now();
    const seenMs = await getPosition(page);
    await closeTab(page);
    // At the double rate, and a busy machine shows the position up to a second late.
    const playedOnMs = (Date.now() - closing) * 2 + 1000;
    await expect
      .poll(() => storedPosition(school, VIDEO.classroomId))
      .toBeGreaterThan(CLOSED_AT * 1000 - 1000);
    const stored = (await storedPosition(school, VIDEO.classroomId)) ?? 0;
    expect(stored).toBeLessThanOrEqual(seenMs + playedOnMs);

    const again = await context.newPage();
    await again.goto(school.origin + address);
    const playTime = toPlayTime(stored);
    await expect(again.getByText(`上次学到 ${playTime}`)).toBeVisible();
    await expect.poll(() => getPosition(again)).toBe(stored);
    // Two visits are two starts, and one signing in (F29).
    expect(await school.callsOf('classroom.studyStart')).toBe(2);
    expect(await school.callsOf('attendance.signAutomatically')).toBe(1);

    await again.goto(school.origin + study('course/course-detail', { courseId: PLACE.courseId, ...CLASS }));
    await expect(again.getByText(`看到 ${playTime}`)).toBeVisible();
    await again.getByRole('link', { name: /继续学习/ }).click();
    await expect(again.getByRole('heading', { name: VIDEO.name }).first()).toBeVisible();
  });
});

test('the timetable shows week, month and all lessons and exports the period @area-timetable', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENT, study('class-time-table', { ...CLASS, studentId: STUDENT.id }));
  await expect(page.getByRole('radio', { name: '周' })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出到日历（.ics）' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(TRAINING.name);

  // The answer of a week that was left again arrives late (F37).
  const range = page.getByRole('button', { name: /^选择日期范围/ });
  const thisWeek = (await range.textContent()) ?? '';
  await school.controls({ fail: [{ endpointId: 'timetable.activities', outcome: 'delay-2500' }] });
  const [late] = await Promise.all([
    page.waitForRequest(/activity\/listByDate/),
    page.getByRole('button', { name: '下一周' }).click(),
  ]);
  await page.getByRole('button', { name: '上一周' }).click();
  await (await late.response())?.finished();
  await expect(range).toHaveText(thisWeek);
  await expect(page.getByRole('button', { name: TRAINING.name })).toBeVisible();

  await page.getByRole('radio', { name: '周' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
  await page.getByRole('radio', { name: '月' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '全部' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
});
