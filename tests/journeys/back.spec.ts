import type { Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

const news = (page: Page) => page.getByRole('heading', { level: 1, name: '新闻资讯' });

/** Resolves once an open dialog has its entry of the history: nobody presses Back sooner. */
const waitForEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('dialogs');

/** Resolves once the history is at a page, not at a dialog over it. */
const waitForPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialogs');

const consultation = (page: Page) => page.getByRole('dialog', { name: '在线咨询' });

async function openConsultation(page: Page) {
  await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '留言' }).click();
  await expect(consultation(page)).toBeVisible();
}

test('Back closes a dialog and stays, one that is closed costs no step, and two quick presses close an album', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/news-information/list`);
  await page
    .getByRole('link', { name: /，首页$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${school.origin}/`);
  await openConsultation(page);
  await waitForEntry(page);

  await page.goBack();
  await expect(consultation(page)).toBeHidden();
  await expect(page).toHaveURL(`${school.origin}/`);
  // Forward would open an entry whose dialog is closed.
  await page.goForward();
  await waitForPage(page);
  await expect(consultation(page)).toBeHidden();

  await openConsultation(page);
  await page.keyboard.press('Escape');
  await expect(consultation(page)).toBeHidden();
  await waitForPage(page);
  await page.goBack();
  await expect(news(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`${school.origin}/`);

  const tile = page.getByRole('region', { name: '校园相册' }).getByRole('button', { name: /^实训现场/ });
  await scrollToBlock(page, tile);
  await tile.click();
  const album = page.getByRole('dialog', { name: '相册：实训现场' });
  const close = album.getByRole('button', { name: '关闭相册' });
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(album).toBeHidden();
  await page.goForward();
  await expect(album).toBeVisible();
  await expect(page).toHaveURL(/album=/);
  await close.click();
  await expect(album).toBeHidden();
  await expect(page).toHaveURL(`${school.origin}/`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('Back closes the menu of the header, and a link of it is one step', async ({ page, school }) => {
    await page.goto(`${school.origin}/news-information/list`);
    const menu = page.getByRole('dialog', { name: '菜单' });
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(menu).toBeVisible();
    await waitForEntry(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(news(page)).toBeAttached();

    await page.getByRole('button', { name: '菜单' }).click();
    await menu.getByRole('link', { name: '学校概况' }).click();
    await expect(page).toHaveURL(/school/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(news(page)).toBeAttached();
    await waitForPage(page);
    await page.goForward();
    await expect(page).toHaveURL(/school/);
    await page.goBack();
    await expect(news(page)).toBeAttached();
  });

  /** From now on Back follows each new entry of the history before React has rendered it. */
  const pressBackAtOnce = (page: Page) =>
    page.evaluate(() => {
      const push = history.pushState.bind(history);
      const posting = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') ?? {};
      history.pushState = (...entry) => {
        push(...entry);
        document.documentElement.dataset.left = location.pathname;
        // React renders in messages that it posts to itself.
        const held: (() => void)[] = [];
        MessagePort.prototype.postMessage = function hold(...message: [unknown]) {
          held.push(() => this.postMessage(...message));
        };
        const render = () => {
          Object.defineProperty(MessagePort.prototype, 'postMessage', posting);
          for (const post of held) post();
        };
        window.addEventListener('popstate', render, { once: true });
        history.back();
      };
    });

  test('Back in the moment in which the menu opens closes it', async ({ page, school }) => {
    await page.goto(`${school.origin}/news-information/list`);
    await pressBackAtOnce(page);
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-left', /news/);
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeHidden();
    await expect(news(page)).toBeAttached();
  });

  test('Forward goes over a closed menu to a page that was left in the moment in which it opened', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/news-information/list`);
    const menu = page.getByRole('dialog', { name: '菜单' });
    await page.getByRole('button', { name: '菜单' }).click();
    await waitForEntry(page);
    await pressBackAtOnce(page);
    await menu.getByRole('link', { name: '学校概况' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-left', /school/);
    await expect(menu).toBeHidden();
    await waitForPage(page);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: '培训机构' })).toBeAttached();
    await expect(page).toHaveURL(/school/);
  });

  test('Back closes the answer card of a test and stays; after a hand-in from it 返回 leads to the intro', async ({
    page,
    school,
  }) => {
    await openAsStudent(
      page,
      school,
      STUDENTS.portal,
      '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-quick',
    );
    await page.getByRole('button', { name: '开始答题' }).click();
    const card = page.getByRole('dialog', { name: /^答题卡/ });
    const openCard = page.getByRole('button', { name: /^答题卡/ });
    await openCard.click();
    await expect(card).toBeVisible();
    await waitForEntry(page);
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/test\/answer/);

    await openCard.click();
    await card.getByRole('button', { name: '交卷' }).click();
    await page.getByRole('dialog', { name: '交卷' }).getByRole('button', { name: '交卷' }).click();
    await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
  });
});

test('a dialog closes when its page is left, and is skipped on the way back', async ({ page, school }) => {
  await page.goto(`${school.origin}/news-information/list`);
  await openConsultation(page);
  await page.locator('a[href="/notice/list"]').first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await expect(consultation(page)).toBeHidden();
  await page.goBack();
  await expect(news(page)).toBeVisible();
  await waitForPage(page);
});

test('a class keeps the filter of today and the place over Back', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/training-class?classId=c-elder-3');
  const elective = page.getByRole('button', { name: /^选修 \d/ });
  await expect(elective).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  // The entry is replaced by one with the filter: no scroll follows that would tell the place again.
  await elective.dispatchEvent('click');
  await expect(page).toHaveURL(/today=elective/);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(100);
  await page
    .getByRole('article')
    .getByRole('button', { name: /六种开场方式/ })
    .dispatchEvent('click');
  await expect(page).toHaveURL(/classroom-detail/);
  await page.goBack();
  await expect(elective).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('a course keeps its open chapters, its tab and the place over Back and a reload', async ({
  page,
  school,
}) => {
  await openAsStudent(
    page,
    school,
    STUDENTS.portal,
    '/study/course/course-detail?courseId=k-elder&classId=c-elder-3',
  );
  const chapter = page.getByRole('button', { name: /^第二章/ });
  const teachers = page.getByRole('tab', { name: '师资' });
  await chapter.click();
  await teachers.click();
  await expect(teachers).toHaveAttribute('aria-selected', 'true');
  const lesson = page.getByRole('link', { name: /床单位整理实训任务单/ });
  await lesson.click();
  await expect(page).toHaveURL(/classroom\/online/);
  await page.goBack();
  await expect(chapter).toHaveAttribute('aria-expanded', 'true');
  await expect(teachers).toHaveAttribute('aria-selected', 'true');
  await expect(lesson).toBeFocused();
  await expect(lesson).toBeInViewport();
  await page.reload();
  await expect(chapter).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('tab', { name: /^线上作业/ }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: /^线上作业/ })).toHaveAttribute('aria-selected', 'true');
});

test('a review stays at its question over a reload, and Back leaves it', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
  await page.goto(
    `${school.origin}/study/test/check-my-test-exam?workId=w-theory-2-u-shen&answerLogId=log-shen-1`,
  );
  const question = (number: number) => page.getByRole('region', { name: `第 ${number} 题` });
  await expect(question(1)).toBeVisible();
  await page.getByRole('button', { name: '下一题' }).click();
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(question(3)).toBeVisible();
  await page.reload();
  await expect(question(3)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${school.origin}/study/mine`);
});
