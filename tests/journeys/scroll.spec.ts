import type { Locator, Page } from '@playwright/test';
import { waitUntilAlive } from './hydratePage.ts';
import { MODULE, openHeld } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { expect, fetchAnswer, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The distance of a link from the top of the window, px. */
const offsetOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls the window until the element is at its top, as far as the page is long enough. */
async function scrollTo(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  return offsetOf(link);
}

/** Opens the second page of the notices, at its top under the keyboard; returns the place in the first one, px. */
async function openSecondPage(page: Page, school: School): Promise<number> {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto(`${school.origin}/notice/list`);
  const second = page.getByRole('button', { name: '第 2 页' });
  await scrollTo(page, second);
  const top = await scrollTop(page);
  await second.click();
  await expect(page).toHaveURL(/current=2$/);
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  return top;
}

/** Within two pixels: heights are rounded at each load. */
const expectPlace = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);

test('another news item opens at its top under the keyboard; Back returns to the link that was followed', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto(`${school.origin}/news-information/list`);
  await page.getByRole('article').getByRole('link').first().click();
  const next = page.getByRole('region', { name: '最新资讯' }).getByRole('link').first();
  await scrollToBlock(page, next);
  const title = (await next.locator('span').first().textContent()) ?? '';
  const offset = await scrollTo(page, next);
  const [first, followed] = [page.url(), await next.getAttribute('href')];
  await next.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(first);
  const back = page.locator(`#content a[href="${followed}"]`);
  await expect(back).toBeFocused();
  await expect.poll(async () => Math.abs((await offsetOf(back)) - offset)).toBeLessThan(2);

  await page.goForward();
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('what was scrolled before the page is hydrated is its place too', async ({ page, school }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  const letGo = await openHeld(page, `${school.origin}/notice/list`, MODULE);
  const second = page.getByRole('button', { name: '第 2 页' });
  await scrollTo(page, second);
  const top = await scrollTop(page);
  letGo();
  await waitUntilAlive(page);
  await second.click();
  await expect(page).toHaveURL(/current=2$/);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expectPlace(page, top);
});

test('another page of the notices opens at its top; Back returns to its place, also where Forward comes in its moment', async ({
  page,
  school,
}) => {
  const top = await openSecondPage(page, school);
  await page.goBack();
  await expectPlace(page, top);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.evaluate(async (place) => {
    history.back();
    // Tasks, not frames: the scroll event of Back is still to come when the entry changes again.
    while (Math.abs(window.scrollY - place) > 2) await new Promise((resolve) => setTimeout(resolve));
    history.forward();
  }, top);
  await expect(page).toHaveURL(/current=2$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expectPlace(page, top);
});

test('a reload keeps the place; Back to an earlier document returns to it, not to that of the one between', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto(`${school.origin}/notice/list`);
  await scrollTo(page, page.getByRole('button', { name: '第 2 页' }));
  const top = await scrollTop(page);
  await page.reload();
  await expectPlace(page, top);
  await page.goto(`${school.origin}/news-information/list`);
  await page
    .getByRole('article')
    .first()
    .evaluate((element) => element.scrollIntoView());
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const between = await scrollTop(page);
  expect(Math.abs(between - top)).toBeGreaterThan(2);

  await page.goBack();
  await expectPlace(page, top);
  await page.goForward();
  await expectPlace(page, between);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the way up takes 500 ms', async ({ page, school }) => {
    await page.setViewportSize({ width: 1024, height: 400 });
    await page.clock.install();
    await page.goto(`${school.origin}/notice/list`);
    const second = page.getByRole('button', { name: '第 2 页' });
    await scrollTo(page, second);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await second.click();
    // The focus moves when the animation begins.
    await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeFocused();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(0);
    await page.clock.runFor(400);
    expect(await scrollTop(page)).toBeGreaterThan(0);
    expect(await scrollTop(page)).toBeLessThan(top);
    await page.clock.runFor(150);
    expect(await scrollTop(page)).toBe(0);
  });
});

test('Back after a link within an article returns to that link, and then leaves the article', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  const filler = '<p>先看皮肤，再看床单。</p>'.repeat(40);
  const body = `${filler}<p>压疮<a href="#_note">[1]</a></p>${filler}<p><a name="_note"></a>注：压力性损伤</p>${filler}`;
  await page.route('**/newInformation/detail*', async (route) => {
    const response = await fetchAnswer(route);
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, content: body } } });
  });
  await page.goto(`${school.origin}/news-information/list`);
  await page.getByRole('article').getByRole('link').first().click();
  const link = page.getByRole('link', { name: '[1]' });
  const offset = await scrollTo(page, link);
  const address = page.url();
  await link.click();
  await expect(page.getByText('注：压力性损伤')).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await offsetOf(link)) - offset)).toBeLessThan(2);
  await page.goForward();
  await expect(page.getByText('注：压力性损伤')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/news-information\/list$/);
});
