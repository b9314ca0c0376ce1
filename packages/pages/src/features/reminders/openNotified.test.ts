import { expect, test, vi } from 'vitest';
import { openNotified } from './openNotified.ts';

const ORIGIN = 'https://yunfan.example';
const LESSON = `${ORIGIN}/lesson?classId=1`;

async function press(data: unknown, urls: string[] = []) {
  const focus = vi.fn(async () => undefined);
  const openWindow = vi.fn(async (_address: string) => undefined);
  await openNotified({ matchAll: async () => urls.map((url) => ({ url, focus })), openWindow }, data, ORIGIN);
  return { opened: openWindow.mock.calls.flat(), focused: focus.mock.calls.length };
}

test('a press opens the lesson beside what is open, and shows a window that has it', async () => {
  expect(await press({ address: LESSON }, [`${ORIGIN}/exam`])).toEqual({ opened: [LESSON], focused: 0 });
  expect(await press({ address: LESSON }, [`${ORIGIN}/exam`, LESSON])).toEqual({ opened: [], focused: 1 });
});

test.each([
  ['another site', { address: 'https://elsewhere.example/' }],
  ['a script', { address: 'javascript:alert(1)' }],
  ['what is no address', { address: 'https://' }],
  ['nothing', null],
])('%s is not opened: the school’s first page is', async (_, data) => {
  expect((await press(data)).opened).toEqual([`${ORIGIN}/`]);
});
