import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { expect, test } from './test.ts';

/** Frames an address as a lesson does, on a page of the school with the school's content security policy. */
async function frame(page: Page, school: School, documentAddress: string) {
  await page.goto(`${school.origin}/news`);
  await page.evaluate((documentAddress) => {
    const config = JSON.parse(document.getElementById('cloud-school-config')?.textContent ?? '{}') as {
      DOCUMENT_VIEWER_ADDRESS: string;
    };
    const element = document.createElement('iframe');
    element.sandbox.add('allow-scripts');
    element.referrerPolicy = 'no-referrer';
    element.title = '文档';
    element.src = config.DOCUMENT_VIEWER_ADDRESS.replace('{address}', encodeURIComponent(documentAddress));
    element.width = '800';
    element.height = '600';
    document.body.prepend(element);
  }, documentAddress);
  return page.frameLocator('iframe[title="文档"]');
}

test('the external viewer shows every page of a document in a sandboxed frame', async ({ page, school }) => {
  const viewer = await frame(page, school, `${school.origin}/media/lessons/score-sheet/document.pdf`);
  await expect(viewer.getByText('第 1 / 3 页')).toBeVisible();
  const pages = viewer.getByRole('img');
  await expect(pages).toHaveCount(3);
  await pages.last().scrollIntoViewIfNeeded();
  await expect(viewer.getByText('第 3 / 3 页')).toBeVisible();
  const widths = await pages.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).naturalWidth),
  );
  expect(widths).toEqual([1191, 1191, 1191]);

  const width = async () => (await pages.first().boundingBox())?.width ?? 0;
  const before = await width();
  await viewer.getByRole('button', { name: '缩小' }).click();
  await expect.poll(width).toBeLessThan(before);
});

const REFUSED = [
  'https://elsewhere.example/media/lessons/score-sheet/document.pdf',
  'javascript:alert(1)',
  '/media/lessons/unknown.pdf',
];

test('the external viewer refuses addresses of other documents', async ({ page, school }) => {
  for (const address of REFUSED) {
    await test.step(address, async () => {
      const viewer = await frame(page, school, address);
      await expect(viewer.getByText('没有这个文档')).toBeVisible();
      await expect(viewer.getByRole('img')).toHaveCount(0);
    });
  }
});
