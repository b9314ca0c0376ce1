import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect as quickly, type Page } from '@playwright/test';
import { freePort } from '../../scripts/freePort.ts';

/** With the patience that a busy machine needs, and a retried save or a hand-in that waits for its turn. */
export const expect = quickly.configure({ timeout: 60_000 });

type Preview = (options: object) => Promise<{ close: () => Promise<void> }>;

/** Serves a host's build with the host's own Vite, and runs the steps on its page. */
export async function openPage(
  browser: Browser,
  folder: string,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const { preview } = (await import(
    pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href
  )) as { preview: Preview };
  const port = await freePort(4173);
  const server = await preview({ root: folder, logLevel: 'silent', preview: { port, strictPort: true } });
  try {
    await visitPage(browser, `http://yunfan.localhost:${port}/`, steps);
  } finally {
    await server.close();
  }
}

/** Runs the steps on the page of an address; a console error fails them. */
export async function visitPage(
  browser: Browser,
  address: string,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.goto(address);
    await steps(page);
    if (errors.length > 0) throw new Error(`The console shows:\n${errors.join('\n')}`);
  } finally {
    await page.close();
  }
}
