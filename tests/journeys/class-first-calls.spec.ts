import { hold } from './openHeld.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

test('the first calls of a class do not wait for the code of its page, and none leaves twice', async ({
  page,
  school,
}) => {
  const sendCode = await hold(page, '**/assets/TrainingClassPage-*.js');
  await openAsStudent(page, school, STUDENTS.portal, '/study/training-class?classId=c-elder-3');
  await expect.poll(async () => (await school.state()).counts['class.detail']).toBe(1);
  sendCode();
  await expect(page.getByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { counts } = await school.state();
  const classCalls = Object.entries(counts).filter(([id]) =>
    /^(class|activity|classmate|dynamics?)\./.test(id),
  );
  expect(classCalls.filter(([, count]) => count !== 1)).toEqual([]);
});
