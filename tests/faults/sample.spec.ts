import { expect, test } from '@playwright/test';
import { tryShell } from './tryShell.ts';

test('a sample of `pnpm verify:release faults` has no problem', async ({ browser }) => {
  const paths = ['/', '/notice/detail', '/study/course/course-detail'];
  const { problems } = await tryShell(browser, 'portal', { paths, size: 7, seed: 1 });
  expect(problems).toEqual([]);
});
