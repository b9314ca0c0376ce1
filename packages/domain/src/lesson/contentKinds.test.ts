import { expect, test } from 'vitest';
import { CONTENT_KINDS, countContents, isViewerKind, toContentKind } from './contentKinds.ts';

test.each([
  [1, 'video'],
  [2, 'audio'],
  [3, 'article'],
  [4, 'document'],
  [5, 'archive'],
  [6, 'homework'],
  [7, 'test'],
  [8, 'image'],
  [10, 'live'],
  [19, 'live'],
  [11, 'face-to-face'],
  [20, 'other-test'],
  [90, 'other-test'],
  [91, 'other-test'],
  [9999, 'other'],
  [null, 'other'],
] as const)('the code %j is %s', (code, kind) => {
  expect(toContentKind(code)).toBe(kind);
});

test('no code belongs to two kinds', () => {
  const codes = Object.values(CONTENT_KINDS).flatMap((facts) => facts.codes);
  expect(codes).toHaveLength(new Set(codes).size);
});

test('contents are counted by kind, without the face-to-face lesson itself', () => {
  const kinds = ['video', 'image', 'video', 'homework', 'face-to-face', 'other'] as const;
  expect(countContents(kinds.map((kind) => ({ kind })))).toEqual([
    { label: '视频', count: 2 },
    { label: '作业', count: 1 },
    { label: '讲义', count: 1 },
  ]);
  expect(countContents([{ kind: 'other' }])).toEqual([]);
});

test.each([
  ['video', true],
  ['other', true],
  ['homework', false],
  ['face-to-face', false],
  ['live', false],
] as const)('%s opens in the viewer: %s', (kind, isOne) => {
  expect(isViewerKind(kind)).toBe(isOne);
});
