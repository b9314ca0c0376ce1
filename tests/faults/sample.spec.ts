import { expect, test } from '@playwright/test';
import { tryShell } from './tryShell.ts';

for (const [shell, paths] of [
  ['portal', ['/', '/notice/detail', '/study/training-class']],
  ['kingdee', ['/news-information/list', '/study/course/course-detail']],
] as const) {
  test(`${shell}: a sample of \`pnpm verify:release faults\` has no problem`, async ({ browser }) => {
    const { problems } = await tryShell(browser, shell, { paths, size: 7, seed: 1 });
    expect(problems).toEqual([]);
  });
}
