import { openSchool, type School, type Shell } from './openSchool.ts';
import { EXAMPLE_CONFIG } from './sampleAddress.ts';
import { test as base } from './test.ts';

interface SharedSchool {
  shell: Shell;
  isRendered?: boolean;
  /** Seed of the wire variants. */
  wireSeed?: number;
}

/** Schools for tests that only look at pages: a worker starts each of them once. */
export const test = base.extend<object, { shareSchool: (options: SharedSchool) => Promise<School> }>({
  shareSchool: [
    // Playwright asks for a pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, runTest) => {
      const schools = new Map<string, Promise<School>>();
      await runTest(({ shell, ...options }) => {
        const key = JSON.stringify([shell, options]);
        const school = schools.get(key) ?? openSchool(shell, { appConfig: EXAMPLE_CONFIG, ...options });
        schools.set(key, school);
        return school;
      });
      for (const school of schools.values()) await (await school).close();
    },
    { scope: 'worker' },
  ],
});
