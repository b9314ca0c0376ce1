import { buildArgsParam } from 'storybook/internal/router';
import { expect, test } from 'vitest';
import { media } from '../packages/ui/src/theme/media.ts';
import { MEDIA_CHOICES, readKinds, REWRITES } from './emulateMedia.ts';

const conditionOf = (query: string) => query.replace('@media ', '');

test('text of 200 % gets the layout of a window half as wide, as in a browser', () => {
  expect(REWRITES.text(conditionOf(media.phone))).toBe('(max-width: 95.98em)');
  expect(REWRITES.text(conditionOf(media.lessonPortrait))).toContain(
    '(min-width: 96em) and (max-width: 127.98em)',
  );
  expect(REWRITES.text('(width: 20rem)')).toBe('(width: 20rem)');
});

test('paper and forced colours hold their own conditions alone', () => {
  expect([media.print, media.phone].map(conditionOf).map(REWRITES.print)).toEqual([
    'all',
    conditionOf(media.phone),
  ]);
  expect(REWRITES.forced(conditionOf(media.forcedColors))).toBe('all');
});

test('kinds hold alone or together', () => {
  expect(MEDIA_CHOICES.map(([value]) => readKinds(value))).toEqual([
    [],
    ['text'],
    ['forced'],
    ['print'],
    ['text', 'forced', 'print'],
  ]);
});

test.each(MEDIA_CHOICES)('a link and a reload keep the choice %s', (value) => {
  expect(buildArgsParam({}, { media: value })).toBe(`media:${value}`);
});
