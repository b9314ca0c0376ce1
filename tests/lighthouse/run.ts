/**
 * `pnpm lighthouse`: built pages on the sandbox as a phone loads them, beside a bare page of the same stack in the same
 * run; the median of five of each. Ends with 1 when a bar is missed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@cloud-school/sandbox/server';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/freePort.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Score of the category performance; accessibility and best practices must be full. */
const PERFORMANCE = 95;
/** Largest contentful paint at most this much of the bare page's. */
const LCP_OF_FLOOR = 1.3;

const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['news detail', '/news-information/detail?id=62008'],
  ['certificate query', '/query_h5'],
  ['login', '/login'],
];

interface Reading {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, but for the layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const repository = new URL('../..', import.meta.url).pathname;
const executablePath = ensureChromium();

/** One load of a page in a browser of its own. */
async function load(url: string): Promise<Reading> {
  const port = await freePort(9500);
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: false });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    for (const name of ['accessibility', 'best-practices']) {
      for (const { id } of categories[name]?.auditRefs ?? []) {
        if (audits[id]?.score === 0) console.log(`  ${name}: ${id}: ${audits[id].title}`);
      }
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

function median(readings: Reading[], name: keyof Reading): number {
  const values = readings.map((reading) => reading[name]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Serves a built page on a school of its own and loads it several times. */
async function measure(name: string, folder: string, path: string): Promise<Reading[]> {
  const server = await startServer({
    port: 0,
    appFolder: folder,
    appConfig: { ACCESS_KEY: 'sandbox-access-key', APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' },
  });
  const readings: Reading[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      readings.push(await load(`http://yunfan.localhost:${server.port}${path}`));
      console.log(`${name}: ${readings.at(-1)?.performance}`);
    }
  } finally {
    await server.close();
  }
  return readings;
}

const floorFolder = mkdtempSync(join(tmpdir(), 'cloud-school-floor-'));
try {
  await build({
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    build: { outDir: floorFolder, emptyOutDir: true },
  });
  execFileSync('pnpm', ['--filter', '@cloud-school/portal', 'run', 'build'], {
    cwd: repository,
    stdio: 'ignore',
  });
  const floor = await measure('floor', floorFolder, '/');
  const floorLcp = median(floor, 'lcp');
  const rows: [name: string, readings: Reading[]][] = [['bare page', floor]];
  for (const [name, path] of PAGES)
    rows.push([name, await measure(name, join(repository, 'apps/portal/dist'), path)]);

  const missed: string[] = [];
  console.log(
    '\n| page | performance (runs) | accessibility | best practices | SEO | FCP s | LCP s | of bare | TBT ms | CLS |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [name, readings] of rows) {
    const of = (key: keyof Reading) => median(readings, key);
    const seconds = (key: keyof Reading) => (of(key) / 1000).toFixed(2);
    const ratio = of('lcp') / floorLcp;
    console.log(
      `| ${name} | ${of('performance')} (${readings.map((reading) => reading.performance).join(', ')}) | ` +
        `${of('accessibility')} | ${of('bestPractices')} | ${of('seo')} | ${seconds('fcp')} | ${seconds('lcp')} | ` +
        `${ratio.toFixed(2)} | ${of('tbt').toFixed(0)} | ${of('cls').toFixed(3)} |`,
    );
    if (readings === floor) continue;
    if (of('performance') < PERFORMANCE) missed.push(`${name}: performance ${of('performance')}`);
    if (of('accessibility') < 100) missed.push(`${name}: accessibility ${of('accessibility')}`);
    if (of('bestPractices') < 100) missed.push(`${name}: best practices ${of('bestPractices')}`);
    if (ratio > LCP_OF_FLOOR) missed.push(`${name}: LCP ${ratio.toFixed(2)} of the bare page's`);
  }
  if (missed.length > 0) console.log(`\nBelow the bar: ${missed.join('; ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(floorFolder, { recursive: true, force: true });
}
