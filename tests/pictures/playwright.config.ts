import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';

const PORT = 6106;
const PICTURES = '../../.pictures';

/** `pnpm pictures`: pictures of the built Storybook beside the accepted ones in `.pictures`, docs/how-to/review-pictures.md. */
export default defineConfig({
  testDir: '.',
  outputDir: `${PICTURES}/results`,
  snapshotPathTemplate: `{configDir}/${PICTURES}/accepted/{arg}{ext}`,
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
    port: PORT,
  },
});
