import type { Locator } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { openPreview } from './phonePreview.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** The box of the words alone, without padding. */
const wordsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

type Box = Awaited<ReturnType<typeof boxOf>>;

const expectApart = (a: Box, b: Box) => {
  const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
};

const SMALL = { width: 360, height: 640 };

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(`${shell} in a small window`, () => {
    test.use({ shell, viewport: SMALL });

    test('the banner’s title is whole and free of its drawing; the phone preview fills the sheet, its words free of the button', async ({
      page,
      school,
    }) => {
      await page.goto(`${school.origin}/`);
      const title = page.getByRole('heading', { name: shell === 'portal' ? /会照护的人/ : /懂业务/ });
      await expect(title).toBeVisible();
      expect(
        await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(1);
      const { right: textRight } = await wordsOf(title);
      const { left } = await boxOf(title.locator('xpath=ancestor::section[1]').locator('img').first());
      expect(textRight).toBeLessThanOrEqual(left + 8);

      await openPreview(page);
      const dialog = page.getByRole('dialog');
      const close = dialog.getByRole('button', { name: '关闭' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name: '报名', exact: true })).toBeInViewport({ ratio: 1 });
      expectApart(await boxOf(close), await wordsOf(dialog.getByText('在下面登录后，可选择在本站也登录。')));
      await expect(dialog.getByText('左边可以直接操作')).toBeHidden();
      const frame = dialog.locator('iframe');
      await expect(frame).toHaveJSProperty('offsetWidth', SMALL.width);
      await expect.poll(async () => (await boxOf(frame)).bottom).toBeCloseTo(SMALL.height, 0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('titles have two lines; a coupon that was pressed is named', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    const ticker = page.getByLabel('最新公告');
    for (const title of [
      ticker.getByRole('link').locator('> :nth-child(2)'),
      page.getByRole('region', { name: '通知公告' }).getByRole('listitem').first().locator('time + span'),
      page.getByRole('region', { name: '助学券' }).getByRole('heading', { level: 3 }).first(),
    ]) {
      await expect(title).toHaveCSS('-webkit-line-clamp', '2');
    }
    await page.getByRole('button', { name: /立即领取.*秋冬班报名立减券/ }).click();
    await expect(page.getByRole('dialog').getByText('助学券“秋冬班报名立减券”')).toBeVisible();
  });
});

test('headings of home are there from the start, the blocks once the page is idle', async ({
  page,
  school,
}) => {
  await page.clock.install();
  await page.goto(`${school.origin}/`);
  for (const name of ['推荐项目', '热门专业', '校园相册', '短视频', '学员点评', '新闻资讯', '常见问题']) {
    await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: '学员点评' })).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(page.getByRole('region', { name: '学员点评' }).getByRole('listitem').first()).toBeAttached();
  await expect(page.getByRole('region', { name: '常见问题' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a laptop, in the evening', () => {
  test.use({ viewport: { width: 1366, height: 625 }, fixedTime: Date.parse('2026-11-19T19:36:00+08:00') });

  test('the line of now is in view as the timetable opens', async ({ page, school }) => {
    const address = sampleAddress(paths.timetable, 'portal');
    await openAsStudent(page, school, STUDENTS.portal, address);
    await expect(page.locator('.fc-timegrid-now-indicator-line')).toBeInViewport({ ratio: 1 });
  });
});
