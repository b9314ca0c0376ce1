import type { Page } from '@playwright/test';
import { STUDENTS } from './students.ts';
import { askToSignOut, expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { getPosition, storedPosition, toPlayTime, waitForPosition } from './watching.ts';

/** A lesson that was downloaded is studied without a network. */
test.use({ expectedNoise: [NETWORK_NOISE], serviceWorkers: 'allow' });

const LESSON = 'r-elder-51';
const ADDRESS = `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${LESSON}`;

const dialog = (page: Page) => page.getByRole('dialog');
/** The caches of downloads. */
const listCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('cloud-school-lessons-')));

test('a lesson is downloaded with a pause and a break, and studied without a network; another student has nothing of it', async ({
  page,
  context,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, ADDRESS);
  await page.getByRole('button', { name: '下载本课' }).click();
  const offer = dialog(page).getByRole('status');
  await expect(offer).toHaveText(/大小 \d+ KB/);
  const size = /\d+ KB/.exec((await offer.textContent()) ?? '')?.[0] ?? '';
  // Its second piece takes 5 s, in which a busy machine presses.
  await school.controls({ media: { bytesPerSecond: 60_000 } });
  await dialog(page).getByRole('button', { name: '下载', exact: true }).click();
  // The dialog makes room; the button says how far it is, and a press pauses.
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^[7-9]\d%\s*，按下暂停$/ }).click();
  await page.getByRole('button', { name: /^已暂停\s*，按下接着下载$/ }).click();
  await expect(dialog(page).getByText(`512 KB / ${size}`)).toBeVisible();
  // The first try breaks off; a later one brings the rest.
  await school.controls({ media: { breaksAfter: 50_000 } });
  await dialog(page).getByRole('button', { name: '继续下载' }).click();
  await expect(page.getByRole('button', { name: /^\d+%\s*，按下暂停$/ })).toBeVisible();
  await school.controls({ media: {} });
  await expect(page.getByRole('button', { name: '已下载' })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await waitForPosition(page, 1);
  const source = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(new URL(source).pathname).toMatch(/^\/lesson-downloads\/.+\/video$/);
  const seekBar = page.getByRole('slider', { name: '播放进度' });
  await seekBar.focus();
  for (let step = 0; step < 8; step += 1) await seekBar.press('ArrowRight');
  await waitForPosition(page, 43);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  const furthest = await getPosition(page);
  const before = await school.callsOf('studyRecord.save');

  // Resumes from the device.
  await page.reload();
  await expect(page.getByText(`上次学到 ${toPlayTime(furthest)}`)).toBeVisible();
  expect(await school.callsOf('studyRecord.save')).toBe(before);
  await context.setOffline(false);
  await expect.poll(() => storedPosition(school, LESSON)).toBeGreaterThan(furthest - 500);
  expect(await school.callsOf('studyRecord.save')).toBe(before + 1);

  await page.goto(`${school.origin}/study/mine`);
  await page.getByRole('button', { name: new RegExp(`^下载\\s*1 节|^下载\\s*${size}`) }).click();
  await expect(dialog(page).getByRole('heading', { name: `本机有 1 课，共 ${size}` })).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭' }).click();
  expect(await page.evaluate(async (url) => (await fetch(url)).status, source)).toBe(200);
  const confirm = await askToSignOut(page);
  await expect(dialog(page).getByText(/^1 节下载.*退出会删掉/)).toBeVisible();
  await confirm.click();
  await expect.poll(() => listCaches(page)).toEqual([]);
  await page.waitForURL(/login/);
  await fillLogin(page, STUDENTS.classmate);
  await page.waitForURL(/study/);
  await expect(page.getByRole('heading', { name: '我的学习' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^下载\s*还没有/ })).toBeVisible();
  expect(await page.evaluate(async (url) => (await fetch(url)).status, source)).toBe(404);
});

test('a device without room says so and keeps what it has; a student who signs in after an expiry removes it', async ({
  page,
  context,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, ADDRESS.replace(LESSON, 'r-elder-46'));
  await page.getByRole('button', { name: '下载本课' }).click();
  await dialog(page).getByRole('button', { name: '下载', exact: true }).click();
  await expect(page.getByRole('button', { name: '已下载' })).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: school.origin, quotaSize: 3_000_000 });
  await page.goto(school.origin + ADDRESS);
  await page.getByRole('button', { name: '下载本课' }).click();
  await dialog(page).getByRole('button', { name: '下载', exact: true }).click();
  await page.getByRole('button', { name: '再下一次' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('这台设备的空间不够。已下载的内容都还在');
  await expect(dialog(page).getByRole('heading', { name: /^本机有 1 课/ })).toBeVisible();
  expect(await listCaches(page)).toHaveLength(1);

  // The sign-in ends by itself, and another student signs in on the device.
  await school.controls({ expireTokens: true });
  await page.goto(`${school.origin}/study/mine`);
  await page.waitForURL(/login/);
  expect(await listCaches(page)).toHaveLength(1);
  await fillLogin(page, STUDENTS.classmate);
  await page.waitForURL(/study/);
  await expect.poll(() => listCaches(page)).toEqual([]);
});
