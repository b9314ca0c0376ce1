import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The contents of the meta elements and the canonical link, by name. */
const readHead = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll('meta[content], link[rel=canonical]')].flatMap((element) => {
        const name = element.getAttribute('property') ?? element.getAttribute('name') ?? 'canonical';
        return [[name, element.getAttribute('content') ?? element.getAttribute('href')]];
      }),
    ),
  );

test.use({
  isRendered: true,
  // The status of the page for an unknown address.
  expectedNoise: [/status of 404/],
});

test('the head has description, canonical address and Open Graph of each page', async ({ page, school }) => {
  await page.goto(`${school.origin}/?isKingDee=0&utm_source=wechat`);
  await expect(page).toHaveTitle(/云帆职业培训学校/);
  const home: Record<string, unknown> = {
    canonical: `${school.origin}/`,
    'og:site_name': '云帆职业培训学校',
    'og:type': 'website',
    'og:image': expect.stringContaining(`${school.origin}/media/`),
    description: expect.stringContaining('云帆职业培训学校'),
  };
  await expect.poll(() => readHead(page)).toMatchObject(home);

  await page.goto(`${school.origin}/news-information/list`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText(/^来源：/)).toBeVisible();
  await expect
    .poll(() => readHead(page))
    .toMatchObject({
      canonical: expect.stringMatching(/\/news-information\/detail\?id=\d+$/),
      'og:type': 'article',
      'og:title': await page.getByRole('heading', { level: 1 }).textContent(),
    });

  await page.getByRole('link', { name: '首页' }).first().click();
  await expect.poll(() => readHead(page)).toMatchObject(home);
});

test('personal pages and unknown addresses are noindex', async ({ page, school }) => {
  for (const path of ['/study/no/such/page', '/no/such/page']) {
    await page.goto(school.origin + path);
    await expect.poll(() => readHead(page)).toMatchObject({ robots: 'noindex' });
  }
});
