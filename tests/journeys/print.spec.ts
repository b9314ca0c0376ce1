import type { Page } from '@playwright/test';
import { shareOf } from './readPixels.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const WHITE = '255,255,255';

/** The PDF of the page as text; its objects name the pages and their sizes. */
const printed = async (page: Page) => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Shows the page as it prints. */
async function showPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

test('a class is ink on white, without what only a screen can use', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/training-class', 'portal'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const head = page.locator('section:has(> * h1)').first();
  expect(await shareOf(WHITE, head)).toBeLessThan(0.2);
  await showPaper(page);
  expect(await shareOf(WHITE, head)).toBeGreaterThan(0.8);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const buttons = page.locator(':not(h1, h2, h3, h4) > button:not([aria-selected=true])');
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
  // An empty row between a heading and its list would let the page break there.
  await expect(page.locator('fieldset[aria-label="课堂筛选"]')).toHaveCSS('display', 'none');
  const running = page.getByRole('article').getByText('进行中', { exact: true }).first();
  await expect(running).toHaveCSS('print-color-adjust', 'exact');
});

test('a timetable is its whole week, a column a day, on wide paper', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/class-time-table', 'portal'));
  const chips = page.locator('.fc-event');
  await expect(chips.first()).toBeVisible();
  const count = await chips.count();
  expect(await printed(page)).toMatch(/\/MediaBox \[\s*0 0 84[12]/);
  await showPaper(page);
  const week = page.getByRole('table');
  await expect(week.getByRole('columnheader')).toHaveCount(7);
  expect(await week.locator('td p').count()).toBeGreaterThanOrEqual(count);
  await expect(chips.first()).toBeHidden();
});

test('the progress of a training prints with its bar, without the jumps to months', async ({
  page,
  school,
}) => {
  const address = `${sampleAddress('/study/class-time-table', 'portal')}&view=all`;
  await openAsStudent(page, school, STUDENTS.portal, address);
  const months = page.getByRole('region', { name: '跳到月份' });
  await expect(months).toBeVisible();
  await showPaper(page);
  await expect(months).toBeHidden();
  const progress = page.locator('section', { has: page.getByRole('heading', { name: '培训进度' }) });
  await expect(progress.locator('[aria-hidden]:has(> i)')).toHaveCSS('print-color-adjust', 'exact');
});

test('a reviewed homework prints all its questions, with the chosen letters, its address and the time', async ({
  page,
  school,
}) => {
  const address = sampleAddress('/study/homework/check-my-homework', 'portal');
  await openAsStudent(page, school, STUDENTS.portal, address);
  const questions = page.getByRole('region', { name: /^第 \d+ 题$/ });
  await expect(questions).toHaveCount(1);
  expect(pagesOf(await printed(page))).toBeGreaterThan(1);

  const margins = await page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(),
  );
  expect(margins).toContain('/study/homework/check-my-homework?workId=');
  expect(margins).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} ・ /);

  await showPaper(page);
  await expect(questions.filter({ visible: true })).toHaveCount(5);
  const letter = questions.filter({ visible: true }).first().getByText('A', { exact: true }).first();
  await expect(letter).toHaveCSS('print-color-adjust', 'exact');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(questions).toHaveCount(1);
});

for (const path of ['/notice/detail', '/news-information/detail'])
  test(`${path} prints its text alone`, async ({ page, school }) => {
    await page.goto(school.origin + sampleAddress(path, 'portal'));
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(pagesOf(await printed(page))).toBe(1);
    await showPaper(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  });
