import { STUDENTS } from './students.ts';
import { tabTo } from './tabTo.ts';
import { expect, openAsStudent, test } from './test.ts';
import { getPosition } from './watching.ts';

test('a lesson is found by the initials of its name, read and noted by keyboard alone', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/training-class?classId=c-elder-3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
  await page.keyboard.type('fsykb');
  await expect(page.getByRole('option', { selected: true })).toContainText('翻身与叩背');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r-elder-51/);

  const sides = page.getByRole('navigation', { name: '课堂互动' });
  await tabTo(page, sides.getByRole('button', { name: /^文字稿/ }));
  await page.keyboard.press('Enter');
  const line = page.getByRole('button', { name: /告诉她要翻身了/ });
  await tabTo(page, page.getByRole('button', { name: /第一节，床旁沟通/ }));
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => getPosition(page)).toBeGreaterThanOrEqual(20_000);

  await tabTo(page, sides.getByRole('button', { name: /^笔记/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '笔记名称' }));
  await page.keyboard.insertText('先问一声');
  await tabTo(page, page.getByRole('button', { name: '保存笔记' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^跳到 00:2\d$/ })).toBeVisible();
});
