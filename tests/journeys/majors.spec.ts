import { expect, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

const MAJORS = { first: '养老护理', other: '康复照护', question: /月嫂和育婴员有什么分别/, of: '母婴护理' };

test.describe('a major', () => {
  test.use({ appConfig: { APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' } });
  const { first, other, question, of } = MAJORS;

  test('a visitor opens a major from the home page and another from the catalogue', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/`);
    const majors = page.getByRole('region', { name: '热门专业' });
    await scrollToBlock(page, majors);
    await expect(majors.getByRole('article')).toHaveCount(5);
    await majors.getByRole('link', { name: new RegExp(first) }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();

    const catalogue = page.getByRole('navigation', { name: '专业目录' });
    await catalogue.getByRole('link', { name: new RegExp(other) }).click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    await expect(catalogue.getByRole('link', { name: new RegExp(other) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();

    await expect(page.getByRole('region', { name: '相关培训' }).getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '立即报名' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: '立即报名' })).toBeFocused();
  });

  // The only journey that waits for the page to scroll by animation.
  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('a question of the home page opens on the page of its major, focused and in view', async ({
      page,
      school,
    }) => {
      await page.goto(`${school.origin}/`);
      const questions = page.getByRole('region', { name: '常见问题' });
      await scrollToBlock(page, questions);
      await questions.getByRole('link', { name: question }).click();
      await expect(page).toHaveURL(/\/educational-product\?id=\d+&questionId=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: of })).toBeVisible();
      const opened = page.getByRole('button', { name: question, expanded: true });
      await expect(opened).toBeFocused();
      await expect(opened).toBeInViewport({ ratio: 1 });
    });
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

test('an unknown major links to all majors, and so does the navigation', async ({ page, school }) => {
  await page.goto(`${school.origin}/educational-product?id=none`);
  await expect(page.getByText('没有找到这个专业')).toBeVisible();
  await page.getByRole('link', { name: '查看全部专业' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '养老护理' })).toBeVisible();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('region', { name: '通知公告' })).toBeVisible();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '培训项目' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '养老护理' })).toBeVisible();
});
