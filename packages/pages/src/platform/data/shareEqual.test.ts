import { expect, test } from 'vitest';
import { shareEqual } from './shareEqual.ts';

const EARLIER = [{ id: 1, status: null }, { id: 2, status: 'attended' }, { id: 3 }];

test('an answer that says the same is the earlier object', () => {
  expect(shareEqual(EARLIER, structuredClone(EARLIER))).toBe(EARLIER);
});

test('a list keeps the entries that say the same, at their places', () => {
  const answer = [{ id: 1, status: 'absent' }, { id: 2, status: 'attended' }, { id: 4 }, { id: 3 }];
  const shared = shareEqual(EARLIER, structuredClone(answer));
  expect(shared).toEqual(answer);
  expect(shared?.map((entry) => EARLIER.indexOf(entry))).toEqual([-1, 1, -1, -1]);
});

test.each([
  [undefined, { id: 1 }],
  [{ id: 1 }, { id: 2 }],
  [[{ id: 1 }], { id: 1 }],
  [EARLIER, []],
])('what %j says nothing of is the answer itself', (earlier, answer) => {
  expect(shareEqual<unknown>(earlier, answer)).toEqual(answer);
});

test('without an answer there is none', () => {
  expect(shareEqual(EARLIER, undefined)).toBeUndefined();
});
