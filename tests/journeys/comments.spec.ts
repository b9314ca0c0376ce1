import type { CommentObjectKind } from '@cloud-school/domain';
import type { Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, openAsStudent, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

const album = /^实训现场/;
const dialog = '相册：实训现场';
const address = '/?albumTab=CAMPUS&album=7103';

/** The comments of the open album. */
function thread(page: Page) {
  const comments = page.getByRole('dialog').getByRole('region', { name: '评论' });
  return {
    comments,
    items: comments.getByRole('listitem'),
    field: comments.getByRole('textbox', { name: '评论', exact: true }),
    send: comments.getByRole('button', { name: '发送评论' }),
    count: (total: number) => comments.getByRole('heading', { name: `评论${total}` }),
    by: (words: string) => comments.getByRole('listitem').filter({ hasText: words }),
  };
}

/** What a visitor comments on, and how its dialog opens on the home page. */
const COMMENTED: Record<
  CommentObjectKind,
  { region: string; open: RegExp; dialog: string | RegExp; hasComments: boolean }
> = {
  picture: { region: '校园相册', open: album, dialog, hasComments: true },
  'short-video': {
    region: '短视频',
    open: /^播放：给宝宝洗澡/,
    dialog: '给宝宝洗澡，先试水温',
    hasComments: true,
  },
  review: { region: '学员点评', open: /^评论/, dialog: /点评/, hasComments: false },
};

for (const [kind, { region, open, dialog: name, hasComments }] of Object.entries(COMMENTED)) {
  test(`a sign-in from the comments on a ${kind} returns to them with the words`, async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/`);
    const button = page.getByRole('region', { name: region }).getByRole('button', { name: open }).first();
    await scrollToBlock(page, button);
    await button.click();
    const { field, send, items } = thread(page);
    await field.fill('周末班也在这里上吗？');
    // A reply is stored beside the comment.
    if (hasComments) {
      await items.first().getByRole('button', { name: /^回复/ }).first().click();
      await items.first().getByRole('textbox').fill('我也想知道');
    }
    await send.click();
    await expect(page.getByText('请先登录')).toBeVisible();
    await expect(page).toHaveURL(/login\?redirect=/);
    await fillLogin(page, STUDENTS.portal);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(field).toHaveValue('周末班也在这里上吗？');
    if (hasComments) await expect(items.first().getByRole('textbox')).toHaveValue('我也想知道');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page).toHaveURL(`${school.origin}/`);
  });
}

test('a student comments, replies and deletes both; other comments stay @area-comments', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, address);
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  const { comments, items, field, send, count, by } = thread(page);
  await expect(items.first()).toBeVisible();
  const before = await items.count();
  await expect(count(before)).toBeVisible();

  await field.fill('下周还开放预约吗？');
  await send.click();
  await expect(page.getByText('发送成功')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(count(before + 1)).toBeVisible();
  const own = by('下周还开放预约吗？');
  await expect(items.first()).toContainText('1分钟前');

  await own.getByRole('button', { name: '回复', exact: true }).click();
  const reply = own.getByRole('textbox', { name: /^回复/ });
  await reply.fill('自己答：周六上午');
  await reply.press('Enter');
  await expect(own.getByText('自己答：周六上午')).toBeVisible();
  await expect(reply).toHaveValue('');
  const answer = own.getByRole('listitem').filter({ hasText: '自己答' });
  await answer.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('确定删除该评论？')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(answer).toBeVisible();
  await answer.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(answer).toBeHidden();

  // A comment can be deleted once it has no replies.
  await own.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '删除' }).click();
  await expect(count(before)).toBeVisible();
  await expect(own).toBeHidden();

  await page.reload();
  await expect(count(before)).toBeVisible();
  await expect(comments.getByText('下周还开放预约吗？')).toBeHidden();
});

test('a visitor’s words stay when another tab signs a student in, and go with the next student', async ({
  page,
  context,
  school,
}) => {
  const logins = [await context.newPage(), await context.newPage()] as const;
  for (const tab of logins) {
    await tab.goto(`${school.origin}/login`);
    await expect(tab.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  }
  const account = (name: string) =>
    page.getByRole('button', { name: `${name} 我的账号`, includeHidden: true });
  await page.goto(school.origin + address);
  const { field, items } = thread(page);
  await expect(items.first()).toBeVisible();
  await field.fill('周末班也在这里上吗？');

  await fillLogin(logins[0], STUDENTS.portal);
  await expect(account(STUDENTS.portal.name)).toBeAttached();
  await expect(field).toHaveValue('周末班也在这里上吗？');
  await field.fill('我是沈雨薇，周六可以来吗？');

  await fillLogin(logins[1], STUDENTS.classmate);
  await expect(account(STUDENTS.classmate.name)).toBeAttached();
  await expect(field).toHaveValue('');
});
