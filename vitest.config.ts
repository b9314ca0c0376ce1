import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

export default defineConfig({
  cacheDir: process.env.VITEST_CACHE_DIR ?? 'node_modules/.vite',
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Files of a worker share their modules: to load those again for each file takes two thirds of the time.
          isolate: false,
          // Property tests run hundreds of cases; only a test that hangs takes this long (ms), on a busy machine too.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Vite pre-bundles every dependency before the first story: one found during the run reloads the page and hangs it.
        optimizeDeps: { entries: ['{packages/*/src,.storybook}/**/*.stories.tsx', '.storybook/preview.tsx'] },
        // Motion is off: a story that proves motion sets `globals: { motion: 'full' }`.
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { motion: 'reduced' },
            tags: { include: process.env.STORY_TAGS?.split(',') ?? ['test'] },
          }),
        ],
        test: {
          name: 'storybook',
          // All stories share the frame of their page: a fresh frame for each file costs more than its stories.
          // `.storybook/preview.tsx` resets what a story leaves behind.
          isolate: false,
          // At least two pages: one works while the other waits for a frame or a timer.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          // Only a test that hangs takes this long (ms), on the slowest of machines too.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // A cold cache is bundled before the page connects, on a crowded machine in minutes (ms).
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
