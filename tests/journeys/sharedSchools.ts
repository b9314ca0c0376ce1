import { openSchool, type School, type Shell } from './openSchool.ts';
import { EXAMPLE_CONFIG } from './sampleAddress.ts';
import { test as base } from './test.ts';

interface SharedSchool {
  shell: Shell;
  isRendered?: boolean;
  /** Seed of the wire variants. */
  wireSeed?: number;
}

/** Schools for tests that open pages: a worker starts each of them once, and no test sees an attempt that another has begun. */
export const test = base.extend<object, { shareSchool: (options: SharedSchool) => Promise<School> }>({
  shareSchool: [
    // Playwright asks for a pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, runTest) => {
      const schools = new Map<string, Promise<School>>();
      await runTest(async ({ shell, ...options }) => {
        const key = JSON.stringify([shell, options]);
        const known = schools.get(key);
        await (await known)?.reset();
        const school = known ?? openSchool(shell, { appConfig: EXAMPLE_CONFIG, ...options });
        schools.set(key, school);
        return school;
      });
      for (const school of schools.values()) await (await school).close();
    },
    { scope: 'worker' },
  ],
});
