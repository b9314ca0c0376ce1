import type { Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true });

// The player does not start by itself under reduced motion.
test.use({ reducedMotion: 'no-preference' });

/** Seconds that the page's only video has played. */
const getPlayedSeconds = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('a visitor likes a review, finds the like after a reload, and takes it back', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/`);
  const reviews = page.getByRole('region', { name: '学员点评' });
  const like = reviews.getByRole('button', { name: /^点赞沈雨薇的点评/ });
  await scrollToBlock(page, reviews);
  await like.click();
  await expect(like).toHaveAccessibleName('点赞沈雨薇的点评，1,287');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => school.callsOf('like.add')).toBe(1);

  await page.reload();
  await scrollToBlock(page, reviews);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAccessibleName('点赞沈雨薇的点评，1,286');
  await expect.poll(() => school.callsOf('like.remove')).toBe(1);
});

test('a sign-in in another tab shows the likes of the student', async ({ page, context, school }) => {
  await page.goto(`${school.origin}/`);
  const reviews = page.getByRole('region', { name: '学员点评' });
  const like = reviews.getByRole('button', { name: /^点赞何志远的点评/ });
  await scrollToBlock(page, reviews);
  await like.click();
  await expect(like).toHaveAccessibleName('点赞何志远的点评，419');
  await expect.poll(() => school.callsOf('like.add')).toBe(1);

  const other = await context.newPage();
  await other.goto(`${school.origin}/login`);
  await fillLogin(other, STUDENTS.portal);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const sent = page.waitForRequest((request) => request.postData()?.includes('u-shen') ?? false);
  await like.click();
  await sent;
  await expect(like).toHaveAccessibleName('点赞何志远的点评，420');
});

test('a short video plays in a dialog; a like there shows on the card too', async ({ page, school }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/VideoPlayer|hls/.test(request.url())) code.push(request.url());
  });
  await page.goto(`${school.origin}/`);
  const videos = page.getByRole('region', { name: '短视频' });
  await scrollToBlock(page, videos);
  const cards = videos.getByRole('article');
  await expect(cards).toHaveCount(8);
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(Math.round(boxes[0].width)).toBe(230);
  expect(Math.round(boxes[1].left - boxes[0].right)).toBe(16);
  expect(code).toEqual([]);

  await videos.getByRole('button', { name: /^播放：给宝宝洗澡/ }).click();
  const dialog = page.getByRole('dialog', { name: '给宝宝洗澡，先试水温' });
  await expect(dialog.getByRole('slider', { name: '播放进度' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(播放|暂停)$/ })).toBeVisible();
  // Without autoplay a press starts the video. A press right after autoplay has begun pauses it, and the next one resumes.
  const play = dialog.getByRole('button', { name: '播放', exact: true });
  await expect
    .poll(async () => {
      if ((await getPlayedSeconds(page)) === 0 && (await play.isVisible()))
        await play.click({ timeout: 500 }).catch(() => undefined);
      return getPlayedSeconds(page);
    })
    .toBeGreaterThan(0);
  await expect(dialog.getByRole('heading', { name: '相关培训' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: '评论' })).toBeVisible();
  await dialog.getByRole('button', { name: /^点赞给宝宝洗澡/ }).click();
  await expect(dialog.getByRole('button', { name: /^点赞给宝宝洗澡.*4,119$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(videos.getByRole('button', { name: /^点赞给宝宝洗澡.*4,119$/ })).toBeVisible();
  // A plain file does not load the HLS player.
  expect(code.filter((url) => url.includes('hls'))).toEqual([]);

  await videos.locator('label', { hasText: '瞬间' }).click();
  await expect(videos.getByRole('button', { name: /^播放：开班第一天/ })).toBeVisible();
  await expect(videos.getByRole('button', { name: '下一页' })).toHaveCount(0);
});
