import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const INTRO = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';

test('a student practises before a test: every type, marked here, nothing sent or stored', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, INTRO);
  await page.getByRole('link', { name: '先练一练' }).click();
  await expect(page.getByText('练习：不计分、不保存')).toBeVisible();
  const storedBefore = await page.context().storageState({ indexedDB: true });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });

  const next = page.getByRole('button', { name: '下一题' });
  await page.keyboard.press('c');
  await next.click();
  for (const key of ['a', 'b']) await page.keyboard.press(key);
  await next.click();
  await page.getByText('正确', { exact: true }).click();
  await next.click();
  await page.getByRole('textbox', { name: '填空 1' }).fill('7');
  await page.getByRole('textbox', { name: '填空 2' }).fill('24');
  await next.click();
  await page.getByRole('textbox').fill('我的家乡有一条河。');
  await next.click();
  await expect(page.getByRole('region', { name: '第 6 题' })).toBeVisible();
  await next.click();
  for (const key of ['a', 'a', 'a']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^第 7 题，已答/ })).toBeVisible();

  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  const result = page.getByRole('region', { name: '本次结果' });
  await expect(result).toContainText('正确 4 题');
  await expect(result).toContainText('错误 2 题');
  await expect(result).toContainText('待批阅 1 题');
  expect(calls).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual(storedBefore);

  await page.getByRole('button', { name: '再练一次' }).click();
  await expect(page.getByRole('button', { name: /^第 1 题，未答/ })).toBeVisible();
  await page.getByRole('button', { name: '退出练习' }).click();
  await expect(page.getByRole('button', { name: '开始答题' })).toBeVisible();
});
