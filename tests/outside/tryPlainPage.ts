import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { freePort } from '../../scripts/freePort.ts';
import { expect, visitPage } from './openPage.ts';
import { readmeBlock } from './readmeExample.ts';
import type { Trial } from './Trial.ts';

const NAME = '@cloud-school/elements';
const POLICY =
  "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; require-trusted-types-for 'script'";
/** What partners' pages do to everything in them. */
const HOSTILE =
  'html { font-size: 37.5px } body { letter-spacing: 9px } button { all: unset !important } * { float: left }';

/** Opens the README's page without tools, with the installed folder, under a strict policy and hostile styles. */
export async function tryPlainPage(folder: string, pass: Trial['pass'], browser: Browser): Promise<void> {
  const served = join(folder, 'served');
  mkdirSync(served);
  cpSync(join(folder, 'node_modules', NAME, 'dist'), join(served, 'cs'), { recursive: true });
  const head =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>宿主</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/hostile.css">';
  writeFileSync(join(served, 'index.html'), head + readmeBlock(folder, NAME, 'html page'));
  writeFileSync(join(served, 'page.js'), readmeBlock(folder, NAME, 'js page'));
  writeFileSync(join(served, 'hostile.css'), HOSTILE);
  const loader = gzipSync(readFileSync(join(served, 'cs/elements.js')), { level: 9 }).length;
  if (loader > MAX_LOADER_BYTES) throw new Error(`The loader has ${loader} bytes gzip.`);

  const port = await freePort(4193);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('content-security-policy', POLICY);
  });
  app.use(serveStatic({ root: served }));
  const server = serve({ fetch: app.fetch, port });
  try {
    await visitPage(browser, `http://localhost:${port}/`, visit);
    pass(
      `the page without tools, under a strict policy and hostile styles; its loader is ${loader} bytes gzip`,
    );
  } finally {
    server.close();
  }
}

/** The tags of all elements are in it. */
const MAX_LOADER_BYTES = 3350;

async function visit(page: Page): Promise<void> {
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
