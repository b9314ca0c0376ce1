import type { Locator, Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, scrollToBlock, test } from './test.ts';

/** The bodies of the page's POST calls, by the end of their path. */
function recordBodies(page: Page): Map<string, Record<string, unknown>> {
  const bodies = new Map<string, Record<string, unknown>>();
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const path = new URL(request.url()).pathname.split('/').slice(-2).join('/');
    if (!bodies.has(path)) bodies.set(path, request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

test('each block of the home page requests and shows its number of items', async ({ page, school }) => {
  const bodies = recordBodies(page);
  await page.goto(`${school.origin}/`);
  const items = (name: string, role: 'listitem' | 'article') =>
    page.getByRole('region', { name }).getByRole(role);
  await expect(items('助学券', 'listitem')).toHaveCount(3);
  await expect(items('通知公告', 'listitem')).toHaveCount(5);
  for (const [name, role, count] of [
    ['推荐项目', 'article', 4],
    ['学员点评', 'article', 2],
    ['热门专业', 'article', 5],
    ['常见问题', 'listitem', 3],
  ] as const) {
    await scrollToBlock(page, items(name, role).first());
    await expect(items(name, role)).toHaveCount(count);
  }
  const news = page.getByRole('region', { name: '新闻资讯' }).locator('a[href*="/news-information/detail"]');
  await expect(news).toHaveCount(4);
  for (const [call, size] of Object.entries({
    'commonQuestion/commonQuestionPage': 3,
    'list/receivablePage': 3,
    'notice/page': 5,
    'newInformation/newInformationPage': 4,
    'hotMajor/hotMajorPage': 5,
    'productOperationRelation/page': 4,
    'commentScore/page': 2,
  }))
    await expect.poll(() => bodies.get(call), call).toMatchObject({ size });
});

test('comments are requested ten at a time, those of an album and replies all at once', async ({
  page,
  school,
}) => {
  const bodies = recordBodies(page);
  await openAsStudent(page, school, STUDENTS.portal, '/?albumTab=CAMPUS&album=7103');
  await expect
    .poll(() => bodies.get('comments/appPageByObjectId'))
    .toMatchObject({
      size: 9999,
      model: { commentObjectType: 'UNIVERSITY_PIC' },
    });
  await page
    .getByRole('button', { name: /^回复 \d+$/ })
    .first()
    .click();
  await expect.poll(() => bodies.get('comments/userCommentsPage')).toMatchObject({ current: 1, size: 999 });

  bodies.clear();
  await page.goto(`${school.origin}/`);
  const reviews = page.getByRole('region', { name: '学员点评' });
  await scrollToBlock(page, reviews);
  await reviews.getByRole('button', { name: '评论沈雨薇的点评' }).click();
  await expect
    .poll(() => bodies.get('comments/appPageByObjectId'))
    .toMatchObject({
      size: 10,
      model: { commentObjectType: 'ORDER' },
    });
  const dialog = page.getByRole('dialog', { name: '沈雨薇的点评' });
  await dialog.getByRole('textbox', { name: '评论', exact: true }).fill('说得真好');
  await dialog.getByRole('button', { name: '发送评论' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '说得真好' })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the banner is 360 high, turns after 4000 ms and rests at its last slide; the ticker advances every 6000 ms', async ({
    page,
    school,
  }) => {
    await page.clock.install();
    await page.goto(`${school.origin}/`);
    const banner = page.getByRole('region', { name: '学校海报' });
    await expect(banner).toHaveAttribute('data-rotating', 'true');
    expect((await banner.boundingBox())?.height).toBe(360);
    await page.clock.pauseAt(new Date(Date.now() + 120_000));
    const slide = (number: number) => banner.getByRole('button', { name: `第 ${number} 张，共 4 张` });
    // Without the focus, which would pause it.
    await restart(page, banner, () => slide(1).evaluate((dot: HTMLButtonElement) => dot.click()));
    await page.clock.runFor(3900);
    await expect(slide(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(200);
    await expect(slide(2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4 * 4000);
    await expect(slide(4)).toHaveAttribute('aria-current', 'true');
    await expect(banner).toHaveAttribute('data-rotating', 'false');

    const ticker = page.getByRole('region', { name: '最新公告' });
    await expect(ticker).toHaveAttribute('data-rotating', 'true');
    await restart(page, ticker);
    const shown = ticker.getByRole('link');
    const first = (await shown.first().textContent()) ?? '';
    await page.clock.runFor(5900);
    await expect(shown.first()).toHaveText(first);
    await page.clock.runFor(200);
    await expect(shown.first()).not.toHaveText(first);
  });
});

/** Begins the interval of a rotation again: it pauses under the pointer, where `reset` runs. */
async function restart(page: Page, rotation: Locator, reset?: () => Promise<void>) {
  await rotation.hover();
  await expect(rotation).toHaveAttribute('data-rotating', 'false');
  await reset?.();
  await page.mouse.move(0, 0);
  await expect(rotation).toHaveAttribute('data-rotating', 'true');
}
