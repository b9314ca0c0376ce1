import { expect, test } from 'vitest';
import type { ContentKind } from '../lesson/contentKinds.ts';
import { makeActivityContent } from '../testing/makeActivityContent.ts';
import { CATCH_UP_WORDS, catchUpOf, contentsToCatchUp, sayMissed } from './catchUp.ts';

const lesson = (isFaceToFace: boolean, ...kinds: ContentKind[]) => ({
  isFaceToFace,
  contents: kinds.map((kind) => makeActivityContent({ id: kind, kind })),
});

const ONLINE = lesson(false, 'video', 'test');
const WITH_SHEET = lesson(true, 'face-to-face', 'document');
const MEETING = lesson(true, 'face-to-face');

test.each([
  ['online', ONLINE, '去补学', ['video', 'test']],
  ['online without contents', lesson(false), '去补学', []],
  ['face to face with a task sheet', WITH_SHEET, '去补学', ['document']],
  ['the meeting alone', MEETING, '去问老师', []],
  ['face to face without contents', lesson(true), '去问老师', []],
])('a missed lesson, %s', (_, missed, action, contents) => {
  expect(CATCH_UP_WORDS[catchUpOf(missed)].action).toBe(action);
  expect(contentsToCatchUp(missed).map(({ kind }) => kind)).toEqual(contents);
});

test.each([
  [[ONLINE, WITH_SHEET], '缺勤 2 节，可补学'],
  [[ONLINE, MEETING], '缺勤 2 节，1 节可补学'],
  [[MEETING], '缺勤 1 节，可问老师'],
])('a day says what was missed of it (%#)', (missed, words) => {
  expect(sayMissed(missed)).toBe(words);
});
