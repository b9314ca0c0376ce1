import type { Page } from '@playwright/test';
import { hold } from './openHeld.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, storeSession, test } from './test.ts';
import { timeOfToday } from './timeOfToday.ts';

test.use({ hasWireVariants: true });

const ADDRESS = '/study/training-class?classId=c-elder-3';

async function expectOpened(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test.describe('when the answer does not arrive', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('a visit of a class is not counted again by a reload; coming back begins another', async ({
    page,
    school,
  }) => {
    await school.controls({ fail: [{ endpointId: 'class.recordVisit', outcome: 'late-1' }] });
    await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
    await expectOpened(page);
    await expect.poll(() => school.callsOf('class.recordVisit')).toBe(1);

    await page.reload();
    await expectOpened(page);
    expect(await school.callsOf('class.recordVisit')).toBe(1);

    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '我的学习' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
    await page.goBack();
    await expectOpened(page);
    await expect.poll(() => school.callsOf('class.recordVisit')).toBe(2);
  });
});

test('the first calls of a class do not wait for the code of its page, and none leaves twice', async ({
  page,
  school,
}) => {
  const sendCode = await hold(page, '**/assets/TrainingClassPage-*.js');
  await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
  await expect.poll(() => school.callsOf('class.detail')).toBe(1);
  sendCode();
  await expectOpened(page);
  const { counts } = await school.state();
  const classCalls = Object.entries(counts).filter(([id]) =>
    /^(class|activity|classmate|dynamics?)\./.test(id),
  );
  expect(classCalls.filter(([, count]) => count !== 1)).toEqual([]);
});

test('a device whose clock is wrong shows the school’s time as soon as the school has answered', async ({
  page,
  school,
}) => {
  await school.controls({ now: timeOfToday('13:00') });
  await storeSession(page.context(), school, STUDENTS.portal);
  await page.clock.setFixedTime(timeOfToday('14:30'));
  const answer = await hold(page, '**/api/**');
  await page.goto(`${school.origin}${ADDRESS}`);
  await expect(page.locator('#content [aria-busy=true]').first()).toBeVisible();
  answer();
  const lesson = page.getByRole('article').filter({ hasText: '实训：轮椅使用与床椅转移' });
  await expect(lesson).toBeVisible();
  // It begins at 14:00.
  await expect(lesson).not.toContainText('进行中');
});
