import { expect, test } from '@playwright/test';
import { PATHS } from '../journeys/sampleAddress.ts';
import { sample } from './chooseLoads.ts';
import { tryShell } from './tryShell.ts';

const SEED = 1;

for (const shell of ['portal', 'kingdee'] as const) {
  test(`${shell}: a sample of the loads of \`pnpm chaos\` has no findings`, async ({ browser }) => {
    const paths = sample(PATHS, 3, SEED, (path) => path + shell);
    const { findings } = await tryShell(browser, shell, { paths, size: 7, seed: SEED, pages: 3 });
    expect(findings.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
}
