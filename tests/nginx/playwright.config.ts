import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../test-results/nginx',
  reporter: 'list',
  // One machine has each port once.
  workers: 1,
  fullyParallel: false,
  // The worker of exams must load through nginx too.
  use: { ...journeys.use, serviceWorkers: 'allow' },
});
