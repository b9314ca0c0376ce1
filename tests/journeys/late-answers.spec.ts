import type { Page } from '@playwright/test';
import { hold } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

/** The call of every sign-in. */
const LOGIN = '**/api/oauth/anyTenant/login';

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
  await waitForFrames(page);
  expect([await days.allTextContents(), await lessons.allTextContents()]).toEqual(shown);
});

test.describe('a sign-in', () => {
  const CHANGED = '本机的登录状态已经变化，这次登录已经停止';
  test('signs nobody in whose page was left before its answer', async ({ page, school }) => {
    await page.goto(`${school.origin}/login?redirect=%2Fstudy%2Fmine`);
    const letGo = await hold(page, LOGIN);
    await fillLogin(page, STUDENTS.portal);
    await page.getByRole('link', { name: '企业入驻' }).click();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toBeVisible();
    const answer = page.waitForResponse(LOGIN);
    letGo();
    await (await answer).finished();
    await waitForFrames(page);
    expect(await signedInUser(page)).toBeNull();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toBeVisible();
  });

  test('does not replace who signed in in another tab before its answer', async ({
    page,
    context,
    school,
  }) => {
    await page.goto(`${school.origin}/login`);
    const letGo = await hold(page, LOGIN);
    await fillLogin(page, STUDENTS.portal);
    await signInElsewhere(await context.newPage(), school);
    letGo();
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(await signedInUser(page)).toBe(STUDENTS.classmate.id);
  });
});

test.describe('a registration', () => {
  async function register(page: Page, school: School) {
    await page.goto(`${school.origin}/register?type=3`);
    await page.getByRole('textbox', { name: '手机号' }).fill(NEW_MOBILE);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送').first()).toBeVisible();
    await page.getByRole('textbox', { name: '验证码' }).fill(await school.smsCode(NEW_MOBILE));
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    const letGo = await hold(page, LOGIN);
    await page.getByRole('button', { name: '注册并进入云校' }).click();
    return letGo;
  }

  test('signs in and leaves the visitor on the page where they are', async ({ page, school }) => {
    const letGo = await register(page, school);
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL(`${school.origin}/login`);
    letGo();
    await expect(page.getByText('注册成功')).toBeVisible();
    await waitForFrames(page);
    await expect(page).toHaveURL(`${school.origin}/login`);
    expect(await signedInUser(page)).not.toBeNull();
  });

  test('does not replace who signed in in another tab before its answer', async ({
    page,
    context,
    school,
  }) => {
    const letGo = await register(page, school);
    await signInElsewhere(await context.newPage(), school);
    letGo();
    await expect(page.getByText('账号已经注册，加入云校没有完成：已切换账号')).toBeVisible();
    expect(await signedInUser(page)).toBe(STUDENTS.classmate.id);
    const { counts } = await school.state();
    expect(counts['registration.updateStudent']).toBeUndefined();
  });
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
      '/study/classroom/online?classId=c-elder-3&courseId=k-elder&activityId=a-elder-5&classroomId=r-elder-51',
    );
    await expect(page.getByText('考勤加载失败')).toBeVisible();
    await school.controls({ clearFailures: true });
    await page.getByRole('button', { name: '重试加载考勤' }).click();
    await expect(page.getByText(/^(已签到|未签到|已签退)/)).toBeVisible();
    await expect(page.getByText('考勤加载失败')).toHaveCount(0);
  });
});

const NEW_MOBILE = '13700000022';

/** Two frames later, an answer that were taken would have been rendered. */
async function waitForFrames(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Another student signs in in a tab of the same browser. */
async function signInElsewhere(tab: Page, school: School) {
  await tab.goto(`${school.origin}/login`);
  await fillLogin(tab, STUDENTS.classmate);
  await expect(tab.getByText('登录成功')).toBeVisible();
}

/** The id of the user of the stored session; null for a visitor. */
async function signedInUser(page: Page): Promise<string | null> {
  const stored = await page.evaluate(() => window.localStorage.getItem('manage-admin-session'));
  return stored === null ? null : (JSON.parse(stored) as { userId: string }).userId;
}
