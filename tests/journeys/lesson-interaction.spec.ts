import { STUDENTS } from './students.ts';
import { expect, fillLogin, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const LESSON = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-45';

test('a note outlives a lost session, and is saved once after the next sign-in', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, LESSON);
  const notes = page.getByRole('region', { name: '笔记', exact: true });
  const shortcut = page.getByRole('navigation', { name: '课堂互动' }).getByRole('button', { name: /^笔记/ });
  await shortcut.click();
  await notes.getByRole('textbox', { name: '笔记名称' }).fill('夜班翻身的两个人');
  await notes.getByRole('textbox', { name: '笔记内容' }).fill('一个人扶，一个人垫。');
  await school.controls({ expireTokens: 'u-shen' });
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, STUDENTS.portal);

  await expect(page).toHaveURL(school.origin + LESSON);
  await shortcut.click();
  await expect(notes.getByRole('textbox', { name: '笔记名称' })).toHaveValue('夜班翻身的两个人');
  await expect(notes.getByRole('textbox', { name: '笔记内容' })).toHaveValue('一个人扶，一个人垫。');
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('笔记新增成功')).toBeVisible();
  await expect(notes.getByRole('heading', { name: '夜班翻身的两个人' })).toHaveCount(1);
});
