import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';

test.use({ speaksDialect: true });

test('after a quick change of weeks, a late answer for the first one changes nothing', async ({
  page,
  school,
}) => {
  const weeks: string[] = [];
  let answerFirst: () => void = () => undefined;
  const toAnswer = () => page.waitForResponse((response) => response.url().includes('listByDate'));
  const isFirstWeek = toAnswer();
  await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/class-time-table', 'portal'));
  await isFirstWeek;
  const calendar = page.locator('.fc');
  await expect(calendar).toBeVisible();
  await page.route('**/activity/listByDate', async (route) => {
    const { startTime } = route.request().postDataJSON() as { startTime: string };
    weeks.push(startTime);
    if (weeks.length === 1) {
      await new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
    }
    await route.continue();
  });
  const previous = page.getByRole('button', { name: '上一周' });
  await previous.click();
  await expect.poll(() => weeks.length).toBe(1);
  const isSecond = toAnswer();
  await previous.click();
  await (await isSecond).finished();
  // The period before stays until the new one is there.
  await expect(page.getByRole('main').getByText('正在加载')).toHaveCount(0);
  expect(new Set(weeks).size).toBe(2);
  const lessons = calendar.locator('.fc-event');
  await expect(lessons.first()).toBeVisible();
  const days = calendar.getByText(/^周[日一二三四五六]/);
  const shown = [await days.allTextContents(), await lessons.allTextContents()];

  const isFirst = toAnswer();
  answerFirst();
  await (await isFirst).finished();
  // Two frames later, an answer that were taken would have been rendered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect([await days.allTextContents(), await lessons.allTextContents()]).toEqual(shown);
});

test.describe('a page whose content fails', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  for (const [path, endpointId, heading] of [
    ['/study/training-class', 'class.detail', '班级详情'],
    ['/study/course/course-detail', 'course.detail', '课程详情'],
    ['/study/classroom/offline', 'classroom.detail', '面授课堂'],
    ['/study/test', 'test.detail', '测试'],
  ] as const) {
    test(`${path} has a heading still, and loads again`, async ({ page, school }) => {
      await school.controls({ fail: [{ endpointId, outcome: 'status-500', times: 20 }] });
      await openAsStudent(page, school, STUDENTS.portal, sampleAddress(path, 'portal'));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText([heading]);
      await school.controls({ clearFailures: true });
      await page.getByRole('button', { name: '重新加载' }).first().click();
      await expect(title).not.toHaveText([heading]);
    });
  }

  test('a lesson says that its attendance did not load, and loads it by a press', async ({
    page,
    school,
  }) => {
    await school.controls({ fail: [{ endpointId: 'attendance.status', outcome: 'status-500', times: 20 }] });
    await openAsStudent(
      page,
      school,
      STUDENTS.portal,
      '/study/classroom/online?classId=c-elder-3&courseId=k-elder&activityId=a-elder-5&classroomId=r-elder-46',
    );
    await expect(page.getByText('考勤加载失败')).toBeVisible();
    await school.controls({ clearFailures: true });
    await page.getByRole('button', { name: '重试加载考勤' }).click();
    await expect(page.getByText(/^(已签到|未签到|已签退)/)).toBeVisible();
    await expect(page.getByText('考勤加载失败')).toHaveCount(0);
  });
});
