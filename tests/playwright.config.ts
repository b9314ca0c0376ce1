import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.ts';
import { PATIENCE } from './journeys/withLimit.ts';

/** Another build of Chromium drew an edge with 34 pixels of another shade; a missing icon is 95, a text a pixel aside hundreds. */
const PICTURES = { threshold: 0, maxDiffPixels: 60 };

export default defineConfig({
  testDir: '.',
  testMatch: [
    'journeys/**/*.spec.ts',
    'budgets/**/*.spec.ts',
    'faults/**/*.spec.ts',
    'pictures/screens.spec.ts',
  ],
  snapshotPathTemplate: '{testDir}/pictures/screens/{arg}{ext}',
  outputDir: 'test-results',
  // The renderer is JavaScript already, and large.
  build: { external: ['**/dist-server/**'] },
  fullyParallel: true,
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  forbidOnly: true,
  // CI repeats a failed journey once and lists it as flaky, to be mended; on a developer's machine it fails.
  retries: process.env.CI ? 1 : 0,
  // No test has a longer one: what opens many pages is a test for each page. A step that hangs ends sooner.
  timeout: 120_000,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE }, toHaveScreenshot: PICTURES },
  reporter: [['list'], ['./failureReporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker's files cannot be routed; the journeys of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
