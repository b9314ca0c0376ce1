import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/freePort.ts';

// The workers read this file too, and have the same port.
const PORT = (process.env.PICTURES_PORT ??= String(await freePort(6106)));
const PICTURES = new URL('../../.pictures', import.meta.url).pathname;

/** `pnpm pictures`: pictures of the built Storybook beside the accepted ones in `.pictures`, docs/how-to/review-pictures.md. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: `${PICTURES}/results`,
  snapshotPathTemplate: `${PICTURES}/accepted/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { toHaveScreenshot: { threshold: 0.1 } },
  reporter: [['line'], ['html', { outputFolder: `${PICTURES}/report`, open: 'never' }]],
  use: {
    // A sub-folder, so that an address from the root of the host is noticed.
    baseURL: `http://127.0.0.1:${PORT}/sub/folder/`,
    screenshot: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
  webServer: {
    command: `vite preview ../.. --outDir storybook-static --base /sub/folder/ --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}/sub/folder/index.json`,
  },
});
