import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';
import { getPosition, storedPosition, waitForPosition } from './watching.ts';

const CLASSROOM = 'r-elder-45';

test('a stream opens quietly at the last position, plays in the chosen quality, and its progress is stored', async ({
  page,
  school,
}) => {
  await openAsStudent(
    page,
    school,
    STUDENTS.portal,
    `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${CLASSROOM}`,
  );
  await expect(page.getByRole('slider', { name: '音量' })).toHaveAttribute('aria-valuetext', '10%');
  await expect.poll(() => getPosition(page)).toBeGreaterThan(40_000);
  const resumedMs = await getPosition(page);
  await page.getByRole('button', { name: '清晰度 自动' }).click();
  await page.getByRole('menuitemradio', { name: '360P' }).click();

  await page.getByRole('button', { name: '播放', exact: true }).first().click();
  // What was decoded before the choice plays first.
  await expect(page.locator('video')).toHaveJSProperty('videoHeight', 360);
  await waitForPosition(page, resumedMs / 1000 + 1);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  const pausedMs = await getPosition(page);
  await expect.poll(() => storedPosition(school, CLASSROOM)).toBeGreaterThan(pausedMs - 500);
});
