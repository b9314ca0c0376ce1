import type { Locator } from '@playwright/test';
import { readPixels, shareOf } from './readPixels.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

test.describe('forced colours', () => {
  // Where the system's colours replace ours, a ground or a shadow alone tells nothing.
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current tab, the edge of a card and a bar of progress are seen', async ({ page, school }) => {
    await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
    const tab = (isCurrent: boolean) => page.getByRole('tab', { selected: isCurrent }).first();
    await expect(tab(true)).toBeVisible();
    expect(await styleOf(tab(true), 'background-color', '::after')).not.toBe(
      await styleOf(tab(false), 'background-color', '::after'),
    );
    // Of a class half over: the bar of a running lesson is full by its end.
    const bar = page.getByRole('article').getByRole('progressbar').first();
    const { width, pixels } = await readPixels(bar.locator('xpath=..'));
    const middle = pixels.slice(width * Math.floor(pixels.length / width / 2)).slice(0, width);
    expect(middle[3]).not.toBe(middle.at(-4));
    expect(await styleOf(bar.locator('xpath=..'), 'outline-style')).toBe('solid');
    const edges = await bar
      .locator('xpath=ancestor::*')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderLeftStyle));
    expect(edges).toContain('solid');
  });

  test('the header, the lessons and the ring of a class are seen', async ({ page, school }) => {
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/training-class', 'portal'));
    const head = page.locator('section:has(> * h1)').first();
    for (const part of [head, page.getByRole('article').first()])
      expect(await styleOf(part, 'border-left-style')).toBe('solid');
    const ring = head.locator('p', { hasText: '完成率' }).locator('xpath=../..');
    const { width, pixels } = await readPixels(ring);
    const middle = pixels.slice(width * Math.floor(pixels.length / width / 2)).slice(0, width);
    const isDark = (pixel: string) => pixel.split(',').every((channel) => Number(channel) < 128);
    expect(middle.slice(-16).some(isDark)).toBe(true);
  });

  test('the directory of a lesson has icons in the colour of words, its current row an edge, its video controls', async ({
    page,
    school,
  }) => {
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/classroom/online', 'portal'));
    const rows = page.getByRole('region', { name: '课程目录' }).getByRole('link');
    const current = rows.and(page.locator('[aria-current]'));
    await expect(current).toBeVisible();
    for (const row of [current, rows.and(page.locator(':not([aria-current])')).first()])
      expect(await styleOf(row.locator('svg').first(), 'color')).toBe(await styleOf(row, 'color'));
    expect(await styleOf(current, 'border-left-style')).toBe('solid');
    const bar = page.getByRole('slider', { name: '播放进度' });
    await expect(bar).toBeVisible();
    const { pixels } = await readPixels(bar);
    const count = (color: string) => pixels.filter((pixel) => pixel === color).length;
    // The ground below the picture, and the track with its thumb.
    expect(count('255,255,255')).toBeGreaterThan(pixels.length / 3);
    expect(count('0,0,0')).toBeGreaterThan(0);
  });

  test('today is marked in the month', async ({ page, school }) => {
    const address = `${sampleAddress('/study/class-time-table', 'portal')}&view=month`;
    await openAsStudent(page, school, STUDENTS.portal, address);
    const today = page.locator('.is-today .month-day');
    await expect(today).toBeVisible();
    expect(await shareOf('255,255,255', today)).toBeLessThan(0.5);
  });

  test('the tick of a chosen box is seen', async ({ page, school }) => {
    await page.goto(`${school.origin}/login`);
    const agree = page.getByRole('checkbox', { name: /已阅读并同意/ });
    /** How many pixels inside the edge differ from the ground. */
    const drawn = async () => {
      const { width, pixels } = await readPixels(agree);
      const inside = pixels.filter((_, at) => {
        const [x, y] = [at % width, Math.floor(at / width)];
        return Math.min(x, y, width - 1 - x, width - 1 - y) >= 4;
      });
      return inside.filter((pixel) => pixel !== inside[0]).length;
    };
    await expect(agree).toBeVisible();
    expect(await drawn()).toBe(0);
    await agree.check();
    expect(await drawn()).toBeGreaterThan(8);
  });
});

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('secondary text and lines are as strong as primary ones', async ({ page, school }) => {
    await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
    const valueOf = (name: string) => styleOf(page.locator('html'), name);
    await expect.poll(() => valueOf('--color-text-primary')).not.toBe('');
    expect(await valueOf('--color-text-tertiary')).toBe(await valueOf('--color-text-primary'));
    expect(await valueOf('--color-line-hairline')).toBe(await valueOf('--color-line-control'));
  });
});
