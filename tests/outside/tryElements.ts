import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect } from '@playwright/test';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { freePort } from '../../scripts/freePort.ts';
import { call } from './call.ts';
import { installHost } from './installHost.ts';
import { openPage, visitPage } from './openPage.ts';
import { readmeBlock } from './readmeExample.ts';
import type { Trial } from './Trial.ts';

const PACKAGES = ['validators', 'domain', 'engine', 'ui', 'elements'];
const NAME = '@cloud-school/elements';
const POLICY =
  "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; require-trusted-types-for 'script'";
/** What partners' pages do to everything in them. */
const HOSTILE =
  'html { font-size: 37.5px } body { letter-spacing: 9px } button { all: unset !important } * { float: left }';

/** The README's page without tools with both runtimes, under a strict policy and hostile styles. */
export async function tryPlainElements({ folder, pass }: Trial, browser: Browser | null): Promise<void> {
  await installHost(folder, { kind: 'script', packages: PACKAGES, dependencies: [] });
  const served = join(folder, 'served');
  mkdirSync(served);
  const copy = (runtime: string) =>
    cpSync(join(folder, 'node_modules', NAME, 'dist', runtime), join(served, 'cs'), { recursive: true });
  copy('browser');
  const head =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>宿主</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/hostile.css">';
  writeFileSync(join(served, 'index.html'), head + readmeBlock(folder, NAME, 'html page'));
  writeFileSync(join(served, 'page.js'), readmeBlock(folder, NAME, 'js page'));
  writeFileSync(join(served, 'hostile.css'), HOSTILE);
  const loader = gzipSync(readFileSync(join(served, 'cs/elements.js')), { level: 9 }).length;
  pass(`installed with npm; the loader is ${loader} bytes gzip, target 2500`);
  if (loader > 2500) throw new Error('The loader is heavier than its target.');
  if (!browser) return;

  const port = await freePort(4193);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('content-security-policy', POLICY);
  });
  app.use(serveStatic({ root: served }));
  const server = serve({ fetch: app.fetch, port });
  try {
    for (const runtime of ['browser', 'preact']) {
      copy(runtime);
      await visitPage(browser, `http://localhost:${port}/`, tryPlainPage);
      pass(`${runtime}: opened in Chromium under a strict policy and hostile styles`);
    }
  } finally {
    server.close();
  }
}

async function tryPlainPage(page: Page): Promise<void> {
  const tile = page.getByRole('button', { name: /第 2 题/ });
  await expect(tile).toHaveCSS('width', '36px');
  await expect(tile).toHaveCSS('letter-spacing', 'normal');
  await tile.click();
  await expect(page.locator('#said')).toHaveText('第 2 题');
  await page.getByRole('link', { name: /养老护理/ }).click();
  await expect(page.locator('#said')).toHaveText('去 /majors/7');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('请填写此项')).toBeVisible();
  await page.getByLabel('手机号').fill('13800138000');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.locator('#said')).toHaveText('已提交 13800138000');
  await page.evaluate(() => {
    // The host's own, which the calendars need.
    window.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
    document.body.append(Object.assign(document.createElement('cs-month'), { days: [] }));
  });
  await expect(page.locator('cs-month .fc')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
}

/** The README's Vue app: types of templates, build, and five families on its page. */
export async function tryVueElements({ folder, pass }: Trial, browser: Browser | null): Promise<void> {
  const dependencies = ['vue', '@vitejs/plugin-vue@6.0.11', 'vue-tsc@3.3.14', 'typescript@5.9.3'];
  await installHost(folder, { kind: 'page', packages: PACKAGES, dependencies });
  pass('installed with npm');
  const write = (file: string, block: string) =>
    writeFileSync(join(folder, file), readmeBlock(folder, NAME, block));
  const page = join(folder, 'index.html');
  // As Vue's own template names it.
  writeFileSync(page, readFileSync(page, 'utf8').replace('id="root"', 'id="app"'));
  write('vite.config.ts', 'ts vue-config');
  write('src/main.tsx', 'ts vue-main');
  write('src/App.vue', 'vue vue');
  await call(folder, 'vue-tsc', ['--noEmit', '-p', '.', '--skipLibCheck']);
  writeFileSync(join(folder, 'src/Wrong.vue'), '<template><cs-answer-card :total="true" /></template>');
  const refused = await call(folder, 'vue-tsc', ['--noEmit', '-p', '.', '--skipLibCheck']).catch(String);
  if (!refused.includes('Wrong.vue')) throw new Error('vue-tsc lets a wrong property pass.');
  rmSync(join(folder, 'src/Wrong.vue'));
  pass('vue-tsc: 0 errors, and a wrong property of a template is one');
  await call(folder, 'vite', ['build', '--logLevel', 'warn']);
  pass('built with Vite');
  if (!browser) return;
  await openPage(browser, folder, tryVuePage);
  pass('opened in Chromium');
}

async function tryVuePage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /第 5 题/ }).click();
  await expect(page.getByRole('button', { name: /第 5 题/ })).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('手机号').fill('13800138000');
  await expect(page.getByText('13800138000')).toBeVisible();
  await expect(page.locator('cs-week').getByText('周一')).toBeVisible();
  await expect(page.locator('cs-lesson-player').getByRole('alert')).toBeVisible();
}
