import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const ADDRESS = '/study/training-class?classId=c-elder-3';

const opened = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();

/** The visits that the school has counted for the class (CDET-01), once the call of this visit has arrived. */
const expectVisits = (school: School, count: number) =>
  expect
    .poll(async () => (await school.state()).visits.find(({ classId }) => classId === 'c-elder-3')?.count)
    .toBe(count);

test('a visit of a class counts once: a reload continues it, coming back begins another', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
  await opened(page);
  await expect.poll(async () => (await school.state()).counts['class.recordVisit']).toBe(1);
  const { visits } = await school.state();
  const before = visits.find(({ classId }) => classId === 'c-elder-3')?.count ?? 0;

  await page.reload();
  await opened(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await school.state()).counts['class.recordVisit']).toBe(1);
  await expectVisits(school, before);

  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '我的学习' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
  await page.goBack();
  await opened(page);
  await expectVisits(school, before + 1);
  expect((await school.state()).counts['class.recordVisit']).toBe(2);
});

test('the first calls of a class do not wait for the code of its page, and none leaves twice', async ({
  page,
  school,
}) => {
  let sendCode = () => {};
  const isAsked = new Promise<void>((resolve) => {
    sendCode = resolve;
  });
  await page.route('**/assets/TrainingClassPage-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
  await expect.poll(async () => (await school.state()).counts['class.detail']).toBe(1);
  sendCode();
  await opened(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { counts } = await school.state();
  const classCalls = Object.entries(counts).filter(([id]) =>
    /^(class|activity|classmate|dynamics?)\./.test(id),
  );
  expect(classCalls.filter(([, count]) => count !== 1)).toEqual([]);
});

test.describe('when the answer does not arrive', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('a visit that the server may have counted is not counted again by a reload', async ({
    page,
    school,
  }) => {
    await school.controls({ fail: [{ endpointId: 'class.recordVisit', outcome: 'late-1' }] });
    await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
    await opened(page);
    await expect.poll(async () => (await school.state()).counts['class.recordVisit']).toBe(1);

    await page.reload();
    await opened(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect((await school.state()).counts['class.recordVisit']).toBe(1);
  });
});
