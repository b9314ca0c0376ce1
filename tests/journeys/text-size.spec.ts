import type { Locator } from '@playwright/test';
import { enlargeText, sidewaysScroll } from './enlargeText.ts';
import { openPreview } from './phonePreview.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, scrollToBlock, storeSession, test } from './test.ts';

// every-page.spec.ts holds that no page scrolls sideways at 200 %; these are views that it does not open.
const VIEWS = [
  `${sampleAddress('/study/class-time-table', 'portal')}&view=month`,
  `${sampleAddress('/study/class-time-table', 'portal')}&view=all`,
  '/register?type=2',
];

/** The boxes of the words of each element. */
const wordsOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );

/** Pixels that are cut off; letters may be a little higher than their line. */
const cutBy = (locator: Locator) =>
  locator.evaluate((element) =>
    Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight),
  );

test('200 % scrolls no view sideways', async ({ page, school }) => {
  await storeSession(page.context(), school, STUDENTS.portal);
  for (const path of VIEWS) {
    await page.goto(school.origin + path);
    await enlargeText(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('font-size', '28px');
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page), `${path} at ${width}: px to scroll sideways`).toBe(0);
    }
  }
});

/** The close button of the dialog covers no word of its heading, and each button can be scrolled to and pressed. */
async function expectUsable(dialog: Locator) {
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole('button', { name: /^关闭/ });
  if ((await close.count()) > 0) {
    const [heading] = await wordsOf(dialog.getByRole('heading', { level: 2 }));
    expect(heading?.right).toBeGreaterThan(0);
    expect(heading?.right).toBeLessThanOrEqual(
      await close.evaluate((button) => button.getBoundingClientRect().left),
    );
  }
  for (const button of await dialog
    .getByRole('button', { disabled: false })
    .filter({ visible: true })
    .all()) {
    await button.click({ trial: true });
  }
}

test.describe('200 % on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a name is whole, a heading free of its close button, and every button can be reached', async ({
    page,
    school,
  }) => {
    await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
    await enlargeText(page);
    const dialog = page.getByRole('dialog');
    await test.step('the head teacher of a class is named whole, above the hint', async () => {
      const card = page.getByRole('article', { name: '失智老人照护专项能力 周末 2 班' });
      await expect(card.getByText('请完成报到')).toBeVisible();
      expect(await cutBy(card.getByText('何俊峰'))).toBeLessThanOrEqual(1);
    });
    await test.step('the preview of a phone', async () => {
      await page.goto(`${school.origin}/`);
      await openPreview(page);
      await expectUsable(dialog);
      await dialog.getByRole('button', { name: /^关闭/ }).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step('an album', async () => {
      const album = page.getByRole('region', { name: '校园相册' }).getByRole('button', { name: /^实训现场/ });
      await scrollToBlock(page, album);
      await album.click();
      await expect(dialog.getByRole('button', { name: '点赞' })).toBeVisible();
      await expectUsable(dialog);
      await dialog.getByRole('button', { name: /^关闭/ }).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step('the hand-in of a test', async () => {
      await page.goto(
        `${school.origin}/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2`,
      );
      await page.getByRole('button', { name: '开始答题' }).click();
      await expect(page.getByRole('button', { name: /答题卡/ })).toBeVisible();
      await page.getByRole('button', { name: '返回' }).click();
      await expectUsable(dialog);
      await dialog.getByRole('button', { name: '继续答题' }).click();
      await page.getByRole('button', { name: /答题卡/ }).click();
      await expectUsable(dialog);
      await dialog.getByRole('button', { name: '交卷' }).click();
      await expectUsable(page.getByRole('dialog', { name: '交卷' }));
    });
  });

  test('a visitor’s pages have the room that their words need', async ({ page, school }) => {
    await page.goto(`${school.origin}/query_h5`);
    await enlargeText(page);
    await test.step('the tabs of the certificate query and its captcha', async () => {
      await expect(page.locator('body')).toHaveCSS('font-size', '28px');
      await expect(page.getByRole('tab')).toHaveCount(2);
      const [level, training] = await wordsOf(page.getByRole('tab').locator('span'));
      expect(level?.right).toBeLessThanOrEqual(training?.left ?? 0);
      expect(training?.right).toBeLessThanOrEqual(375);
      const strip = page.getByRole('tablist');
      expect(await strip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // Four digits of 32 px.
      const field = page.getByRole('textbox', { name: '图形验证码' });
      expect(await field.evaluate((element) => element.clientWidth)).toBeGreaterThan(4 * 32);
    });
    await test.step('the name of the school keeps its line above the way home', async () => {
      await page.goto(`${school.origin}/login`);
      const head = page.getByRole('banner');
      await expect(head.getByRole('link', { name: '返回首页' })).toBeVisible();
      const name = head.getByText('云帆职业培训学校');
      expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
      expect(await name.evaluate((element) => element.clientHeight)).toBeLessThan(2 * 36);
    });
    await test.step('the strip of majors shows each name and pay', async () => {
      await page.goto(`${school.origin}/educational-product`);
      const majors = page.getByRole('navigation', { name: '专业目录' }).getByRole('link');
      await expect(majors).toHaveCount(10);
      const cuts = await majors.evaluateAll((links) =>
        links.flatMap((link) =>
          [link, ...link.querySelectorAll(':scope > :nth-child(n + 2)')].map((part) =>
            Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
          ),
        ),
      );
      expect(Math.max(...cuts)).toBeLessThanOrEqual(1);
    });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  });

  test('the blocks of home are read whole, and none covers another', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await enlargeText(page);
    await test.step('coupons lie below each other, each whole', async () => {
      const coupons = page.getByRole('region', { name: '助学券' }).getByRole('article');
      await expect(coupons).toHaveCount(3);
      const boxes = await coupons.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
      for (const [index, { left, right, top }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(375);
        expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
      }
    });
    await test.step('titles are read whole, and headings have their line', async () => {
      const main = page.getByRole('main');
      await expect(page.getByLabel('最新公告').getByRole('link')).toBeVisible();
      for (const title of [
        main.getByRole('heading', { name: '会照护的人，理应被郑重认证' }),
        page.getByLabel('最新公告').getByRole('link').locator('> :nth-child(2)'),
        page.getByRole('region', { name: '通知公告' }).getByRole('listitem').first().locator('time + span'),
        page.getByRole('banner').getByText('云帆职业培训学校'),
      ]) {
        expect(await cutBy(title)).toBeLessThanOrEqual(4);
      }
      const projects = page.getByRole('region', { name: '推荐项目' });
      await scrollToBlock(page, projects.getByRole('article').first());
      const heading = projects.getByRole('heading', { level: 2 });
      expect(await heading.evaluate((element) => element.clientHeight)).toBeLessThan(2 * 32 * 1.35);
      expect(await cutBy(projects.getByRole('heading', { level: 3 }).first())).toBeLessThanOrEqual(1);
    });
    await test.step('albums lie below each other, and no name covers a count', async () => {
      const albums = page.locator('section[aria-labelledby="home-albums"] li > button');
      await scrollToBlock(page, albums.first());
      await expect(albums).toHaveCount(3);
      const tiles = await albums.evaluateAll((elements) =>
        elements.map((element) => {
          const [, name, counts] = [...element.children].map((part) => part.getBoundingClientRect().toJSON());
          return { tile: element.getBoundingClientRect().toJSON(), name, counts };
        }),
      );
      for (const { tile, name, counts } of tiles) {
        expect(tile.width).toBeGreaterThan(300);
        expect(name.top).toBeGreaterThanOrEqual(tile.top);
        expect(name.right).toBeLessThanOrEqual(counts.left);
      }
    });
  });

  test('the names of an exam, a lesson and a classroom are read whole, and what stands beside them', async ({
    page,
    school,
  }) => {
    const review = sampleAddress('/study/test/check-my-test-exam', 'portal');
    await openAsStudent(page, school, STUDENTS.portal, review);
    await enlargeText(page);
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText(/养老护理员（三级）/);
    expect(await cutBy(name)).toBeLessThanOrEqual(4);
    expect(await cutBy(name.getByRole('button'))).toBeLessThanOrEqual(4);
    await page.goto(school.origin + sampleAddress('/study/test/answer', 'portal'));
    await expect(page.getByRole('button', { name: /剩余时间/ })).toBeVisible();
    expect(await cutBy(name)).toBeLessThanOrEqual(4);
    // A content of the activity: another one has no attendance.
    const lesson = sampleAddress('/study/classroom/online', 'portal').replace('r-elder-43', 'r-elder-41');
    await page.goto(school.origin + lesson);
    await expect(page.getByRole('banner').getByText('已签退')).toBeInViewport({ ratio: 1 });
    expect(await cutBy(name)).toBeLessThanOrEqual(4);
    await test.step('the controls of a video leave room for its time', async () => {
      await page.goto(school.origin + sampleAddress('/study/classroom/online', 'portal'));
      const time = page.getByText(/^\d\d:\d\d \/\s\d\d:\d\d$/);
      await expect(time).toBeVisible();
      expect(await time.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
    await test.step('a classroom of a course has its status below its name', async () => {
      await page.goto(school.origin + sampleAddress('/study/course/course-detail', 'portal'));
      const row = page.getByRole('link', { name: /两种翻身手法/ });
      const [name, status] = await Promise.all([
        row.getByText('两种').boundingBox(),
        row.getByText('已完成').boundingBox(),
      ]);
      expect(status?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
    });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  });
});

test('the title of the lead news keeps its last words together', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  const title = page
    .getByRole('region', { name: '新闻资讯' })
    .getByRole('heading', { level: 3, name: '秋季批次成绩公布：三级一次通过率 91.4%' });
  await scrollToBlock(page, title);
  const lastLine = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    const bottom = Math.max(...lines.map((line) => line.bottom));
    return lines.filter((line) => line.bottom === bottom).reduce((width, line) => width + line.width, 0);
  });
  // More than the 58 px of '91.4%' alone.
  expect(lastLine).toBeGreaterThan(90);
});
