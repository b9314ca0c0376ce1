import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

/** Courses of other platforms by thirdPlatformType. */
const COURSES = [
  { type: '11, by single sign-on', name: '康复服务与功能训练' },
  { type: '12, by a requested link', name: '虚拟病房：转运与交接实训' },
];

test('courses of other platforms open in the click, without a way back to this page (CDET-07)', async ({
  page,
  context,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/training-class?classId=c-elder-3');
  for (const { type, name } of COURSES) {
    await test.step(type, async () => {
      const window = page.waitForEvent('popup');
      // No call is answered before the window is there: a pop-up blocker lets no later one pass.
      await page.route('**/thirdPlatform/**', async (route) => {
        await window;
        await route.continue();
      });
      await page.getByRole('button', { name, exact: true }).click();
      const opened = await window;
      await expect(opened.getByRole('heading', { name: '沈雨薇，欢迎来上课' })).toBeVisible();
      expect(await opened.evaluate(() => [globalThis.opener, document.referrer])).toEqual([null, '']);
      await opened.close();
      await page.unroute('**/thirdPlatform/**');
    });
  }

  await test.step('10 is a course of this portal', async () => {
    await page.getByRole('button', { name: '职业道德与法律常识', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '职业道德与法律常识' })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});
