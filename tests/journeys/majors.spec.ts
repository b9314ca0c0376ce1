import { expect, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

// The only journey that waits for the page to scroll by animation.
test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a question of the home page opens on the page of its major, focused and in view', async ({
    page,
    school,
  }) => {
    const question = /月嫂和育婴员有什么分别/;
    await page.goto(`${school.origin}/`);
    const questions = page.getByRole('region', { name: '常见问题' });
    await scrollToBlock(page, questions);
    await questions.getByRole('link', { name: question }).click();
    await expect(page).toHaveURL(/\/educational-product\?id=\d+&questionId=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: '母婴护理' })).toBeVisible();
    const opened = page.getByRole('button', { name: question, expanded: true });
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport({ ratio: 1 });
  });
});

test('under reduced motion the question is in view below the header', async ({ page, school }) => {
  await page.goto(`${school.origin}/educational-product?id=71001&questionId=7100105`);
  const question = page.getByRole('button', { name: /证书在哪里查/, expanded: true });
  await expect(question).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const row = await question.boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
