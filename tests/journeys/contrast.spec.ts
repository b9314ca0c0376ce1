import type { Locator } from '@playwright/test';
import { readPixels } from './readPixels.ts';
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
    const bar = page.getByRole('progressbar').first();
    const { width, pixels } = await readPixels(bar.locator('xpath=..'));
    const middle = pixels.slice(width * Math.floor(pixels.length / width / 2)).slice(0, width);
    expect(middle[3]).not.toBe(middle.at(-4));
    expect(await styleOf(bar.locator('xpath=..'), 'outline-style')).toBe('solid');
    const edges = await bar
      .locator('xpath=ancestor::*')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderLeftStyle));
    expect(edges).toContain('solid');
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
