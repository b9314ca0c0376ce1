import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/freePort.ts';

interface BenchPage {
  /** Lets the work measure a new page of the bench, which defines the named function. */
  measure: <Result>(functionName: string, work: (page: Page) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Builds the page of a bench's folder for production, serves it and opens a browser. */
export async function openBenchPage(root: string): Promise<BenchPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'cloud-school-bench-'));
  // As the shells compile it.
  const plugins = [react({ compiler: { compilationMode: 'annotation' } })];
  await build({ root, plugins, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const port = await freePort(4600);
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port, host: '127.0.0.1' },
  });
  const browser: Browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  return {
    measure: async (functionName, work) => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        timezoneId: 'Asia/Shanghai',
      });
      try {
        await page.goto(`http://127.0.0.1:${port}/`);
        await page.waitForFunction((name) => name in window, functionName);
        return await work(page);
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
