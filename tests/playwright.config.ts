import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.ts';

/** Only a step that hangs takes this long (ms), on the slowest of machines too. */
const PATIENCE = Number(process.env.JOURNEY_PATIENCE ?? 30_000);

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'budgets/**/*.spec.ts', 'chaos/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // CI repeats a failed journey once and lists it as flaky, to be mended; on a developer's machine it fails.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
  reporter: [['list'], ['./failureReporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    actionTimeout: PATIENCE,
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker's files cannot be routed; the journeys of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
