import type { Page } from '@playwright/test';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, scrollToBlock, test } from './test.ts';

const VIEWER = sampleAddress('/study/classroom/online', 'portal');

const currentRow = (page: Page) =>
  page
    .getByRole('region', { name: '课程目录' })
    .or(page.getByRole('tabpanel', { name: '目录' }))
    .locator('[aria-current=page], [aria-current=true]');

test.describe('an upright tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the directory of a lesson lies below the player, its introduction below the directory', async ({
    page,
    school,
  }) => {
    await openAsStudent(page, school, STUDENTS.portal, VIEWER);
    await expect(currentRow(page)).toBeInViewport();
    const directory = await page.getByRole('region', { name: '课程目录' }).boundingBox();
    const bottom = (directory?.y ?? 0) + (directory?.height ?? 0);
    const title = await page.getByRole('heading', { name: '从平卧到侧卧' }).last().boundingBox();
    expect(directory?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    expect(bottom).toBeGreaterThan(900);
    const introduction = await page.getByRole('heading', { name: '课堂简介' }).boundingBox();
    expect(introduction?.y).toBeGreaterThanOrEqual(bottom);
  });
});

test.describe('a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the directory of a lesson starts at the current lesson', async ({ page, school }) => {
    await openAsStudent(page, school, STUDENTS.portal, VIEWER);
    const row = currentRow(page);
    await expect(row).toBeAttached();
    const { inside, height } = await row.evaluate((element) => {
      const panel = element.closest('section')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return {
        inside: panel !== undefined && top >= panel.top && bottom <= panel.bottom,
        height: document.documentElement.scrollHeight,
      };
    });
    expect(inside).toBe(true);
    expect(height).toBeLessThan(1600);
  });

  test('the timetable is no wider than the window', async ({ page, school }) => {
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/class-time-table', 'portal'));
    await expect(page.getByRole('button', { name: '今天', exact: true })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBe(0);
  });

  test('the tab of the tools covers no word of the home page', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await expect(page.getByRole('button', { name: '展开快捷工具' })).toBeVisible();
    await scrollToBlock(page, page.getByRole('region', { name: '推荐项目' }).getByRole('article').first());
    const covered = await page.evaluate(() => {
      const left = document.querySelector('nav[aria-label=快捷工具]')?.getBoundingClientRect().left ?? 0;
      const words = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      const isScrolled = (element: Element | null): boolean =>
        element !== null &&
        (element.scrollWidth > element.clientWidth + 1 || isScrolled(element.parentElement));
      const found: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        range.selectNodeContents(node);
        const { right, top, bottom, width } = range.getBoundingClientRect();
        const isShown = bottom > 0 && top < window.innerHeight && width > 1;
        if (isShown && !isScrolled(node.parentElement) && right > left + 1) found.push(node.nodeValue ?? '');
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
});
