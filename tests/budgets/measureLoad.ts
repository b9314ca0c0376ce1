import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect } from '../journeys/test.ts';
import { isCode, waitForQuiet, watchRequests } from '../journeys/waitForQuiet.ts';
import { watchShift } from './watchShift.ts';

/** Timers from here on do not run, ms: what they load is no part of a first load, and a slow machine would count it. */
const LATER_MS = 4000;

/** Bytes gzip by address: a built file has a hash in its name, and most pages load the same ones. */
const gzipBytes = new Map<string, number>();

async function weigh(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  const known = gzipBytes.get(pathname);
  if (known !== undefined) return known;
  const { length } = gzipSync(await response.body(), { level: 9 });
  gzipBytes.set(pathname, length);
  return length;
}

export interface Load {
  /** kB gzip of JavaScript and CSS. */
  weight: number;
  files: number;
  foreign: string[];
  /** Cumulative layout shift. */
  shift: number;
}

/** Loads an address in a fresh page until the network is idle, nothing is loading and the awaited file has arrived. */
export async function measureLoad(page: Page, address: string, awaited?: RegExp): Promise<Load> {
  const bytes: Promise<number>[] = [];
  const foreign: string[] = [];
  const { origin } = new URL(address);
  const record = (response: Response) => {
    if (!response.url().startsWith(origin) && !/^(data|blob):/.test(response.url()))
      foreign.push(response.url());
    if (isCode(response.url())) bytes.push(weigh(response));
  };
  page.on('response', record);
  const requests = watchRequests(page);
  await page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window);
    const later = (run: () => void, ms = 0, ...args: []) => (ms < limit ? start(run, ms, ...args) : 0);
    Object.assign(window, { setTimeout: later });
  }, LATER_MS);
  const readShift = await watchShift(page);
  const arrival = awaited && page.waitForResponse((response) => awaited.test(response.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a slow machine the network is idle for half a second before the page requests its own code.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await arrival;
  await waitForQuiet(page, requests);
  page.off('response', record);
  const shift = await readShift();
  const weight = (await Promise.all(bytes)).reduce((sum, each) => sum + each, 0) / 1000;
  return { weight, files: bytes.length, foreign, shift };
}
