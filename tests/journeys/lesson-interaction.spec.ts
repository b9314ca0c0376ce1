import type { Page } from '@playwright/test';
import type { Shell } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

interface Walk {
  shell: Shell;
  /** A video, which has notes of the teacher and of classmates. */
  address: string;
  teacherNote: string;
  classmateNote: string | null;
  /** The lesson after it in the directory, which has a like. */
  next: RegExp;
}

const WALKS: Walk[] = [
  {
    shell: 'portal',
    address: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-45',
    teacherNote: '五处受压点，别漏足跟',
    classmateNote: '翻身四步',
    next: /^压疮分期图谱/,
  },
];

const strip = (page: Page) => page.getByRole('navigation', { name: '课堂互动' });
const shortcut = (page: Page, name: RegExp) => strip(page).getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { shell, address, teacherNote, classmateNote, next } of WALKS) {
  test.describe(shell, () => {
    test.use({ shell });

    test('a student asks, takes notes, comments and likes; a draft and a refused text stay', async ({
      page,
      school,
    }) => {
      await openAsStudent(page, school, STUDENTS[shell], address);
      const questions = panel(page, '问答');
      const question = questions.getByRole('textbox', { name: '提问' });

      await test.step('an unsent question survives a reload; its draft is there after closing the panel', async () => {
        await shortcut(page, /^问答/).click();
        await question.fill('三十度侧卧时软枕放哪一侧？');
        await page.reload();
        await shortcut(page, /^问答/).click();
        await expect(question).toHaveValue('三十度侧卧时软枕放哪一侧？');
        await questions.getByRole('button', { name: '关闭问答' }).click();
        const dialog = page.getByRole('dialog', { name: '是否保留本次编辑？' });
        await dialog.getByRole('button', { name: '保留', exact: true }).click();
        await expect(questions).toHaveCount(0);
        await shortcut(page, /^问答/).click();
        await expect(question).toHaveValue('三十度侧卧时软枕放哪一侧？');
      });

      await test.step('a refused question stays, and is sent once', async () => {
        await school.controls({ fail: [{ endpointId: 'studyQuestion.submit', outcome: '50003' }] });
        const ask = questions.getByRole('button', { name: '提问', exact: true });
        await ask.click();
        await expect(questions.getByText('操作失败，请稍后再试')).toBeVisible();
        await expect(question).toHaveValue('三十度侧卧时软枕放哪一侧？');
        await ask.click();
        await expect(page.getByText('提问成功，请等待老师回复')).toBeVisible();
        await expect(questions.getByText('三十度侧卧时软枕放哪一侧？')).toHaveCount(1);
        await expect(questions.getByText('等待老师回答').first()).toBeVisible();
        await expect(question).toHaveValue('');
      });

      const notes = panel(page, '笔记');
      const title = notes.getByRole('textbox', { name: '笔记名称' });
      await test.step('a note is written and edited', async () => {
        await shortcut(page, /^笔记/).click();
        await title.fill('先铺移位单');
        await notes.getByRole('textbox', { name: '笔记内容' }).fill('铺到肩和膝，拉平再翻。');
        await notes.getByRole('button', { name: '保存笔记' }).click();
        await expect(page.getByText('笔记新增成功')).toBeVisible();
        await expect(title).toHaveValue('');
        await notes.getByRole('button', { name: '编辑笔记先铺移位单' }).click();
        await expect(notes.getByRole('checkbox', { name: '分享给同学' })).toBeDisabled();
        await title.fill('先铺移位单，再翻身');
        await notes.getByRole('button', { name: '保存笔记' }).click();
        await expect(page.getByText('笔记修改成功')).toBeVisible();
        await expect(notes.getByRole('heading', { name: '先铺移位单，再翻身' })).toBeVisible();
      });

      await test.step('仅看老师 shows the notes of teachers alone', async () => {
        const teachersOnly = notes.getByRole('switch', { name: '仅看老师' });
        await teachersOnly.click();
        await expect(notes.getByRole('heading', { level: 3 })).toHaveText([teacherNote]);
        await teachersOnly.click();
        if (classmateNote) await expect(notes.getByRole('heading', { name: classmateNote })).toBeVisible();
        await expect(notes.getByRole('heading', { name: '先铺移位单，再翻身' })).toBeVisible();
      });

      await test.step('deleting it asks with its title', async () => {
        await notes.getByRole('button', { name: '删除笔记先铺移位单，再翻身' }).click();
        const dialog = page.getByRole('dialog', { name: '删除笔记《先铺移位单，再翻身》？' });
        await dialog.getByRole('button', { name: '删除', exact: true }).click();
        await expect(notes.getByRole('heading', { name: '先铺移位单，再翻身' })).toHaveCount(0);
        await expect.poll(async () => (await school.state()).counts['note.delete']).toBe(1);
      });

      await test.step('the next lesson opens on the same page; it is commented on and liked', async () => {
        await shortcut(page, /^评论/).click();
        await page.getByRole('link', { name: next }).click();
        const comments = panel(page, '评论');
        const like = strip(page).getByRole('button', { name: /赞/ });
        const wasLiked = (await like.getAttribute('aria-pressed')) === 'true';
        await comments.getByRole('textbox', { name: '评论' }).fill('讲得很清楚。');
        await comments.getByRole('button', { name: '评论', exact: true }).click();
        await expect(page.getByText('评论成功')).toBeVisible();
        await expect(comments.getByText('讲得很清楚。')).toHaveCount(1);
        await like.click();
        await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked));
        await expect.poll(async () => (await school.state()).counts['lessonLike.toggle']).toBe(1);
      });
    });
  });
}

test('a note outlives a lost session, and is saved once after the next sign-in', async ({ page, school }) => {
  const [{ address }] = WALKS as [Walk];
  await openAsStudent(page, school, STUDENTS.portal, address);
  const notes = panel(page, '笔记');
  await shortcut(page, /^笔记/).click();
  await notes.getByRole('textbox', { name: '笔记名称' }).fill('夜班翻身的两个人');
  await notes.getByRole('textbox', { name: '笔记内容' }).fill('一个人扶，一个人垫。');
  await school.controls({ expireTokens: 'u-shen' });
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, STUDENTS.portal);

  await expect(page).toHaveURL(school.origin + address);
  await shortcut(page, /^笔记/).click();
  await expect(notes.getByRole('textbox', { name: '笔记名称' })).toHaveValue('夜班翻身的两个人');
  await expect(notes.getByRole('textbox', { name: '笔记内容' })).toHaveValue('一个人扶，一个人垫。');
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('笔记新增成功')).toBeVisible();
  await expect(notes.getByRole('heading', { name: '夜班翻身的两个人' })).toHaveCount(1);
});
