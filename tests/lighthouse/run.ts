/**
 * `pnpm lighthouse`: built pages on the sandbox as a phone loads them, beside a bare page of the same stack in the same
 * run; the median of five of each. Scores are of Lighthouse's model of a slow network; the paint that is held against the
 * bare page's is of a network and a processor that are really slowed. Ends with 1 when a bar is missed.
 * `LIGHTHOUSE_PAGES=class` limits it to the pages whose names contain the word.
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
import { openSchool } from '../journeys/openSchool.ts';
import { sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { toStoredSession } from '../journeys/toStoredSession.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ONLY = process.env.LIGHTHOUSE_PAGES ?? '';
/** Largest contentful paint of a public page, slowed, at most this much of the bare page's. */
const LCP_OF_FLOOR = 1.3;

interface LighthousePage {
  name: string;
  path: string;
  /** The least score of the category performance; accessibility and best practices must be full. */
  performance: number;
  /** Loaded as a signed-in student, whose pages wait for several calls: only the score counts. */
  isStudents?: true;
}

const PAGES: LighthousePage[] = [
  { name: 'home', path: '/', performance: 95 },
  { name: 'news detail', path: '/news-information/detail?id=62008', performance: 95 },
  { name: 'certificate query', path: '/query_h5', performance: 95 },
  { name: 'login', path: '/login', performance: 95 },
  {
    name: 'class',
    path: sampleAddress('/study/training-class', 'portal'),
    performance: 90,
    isStudents: true,
  },
  {
    name: 'timetable',
    path: sampleAddress('/study/class-time-table', 'portal'),
    performance: 90,
    isStudents: true,
  },
];

interface Reading {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, but for the layout shift. */
  fcp: number;
  lcp: number;
  /** Largest contentful paint with the network and the processor really slowed, ms. */
  slowedLcp: number;
  tbt: number;
  cls: number;
}

const repository = new URL('../..', import.meta.url).pathname;
const executablePath = ensureChromium();

/** Entries of localStorage that a page finds. */
type Stored = { name: string; value: string }[];

/** One load of a page in the model, and one that is really slowed. */
async function load(url: string, stored: Stored): Promise<Reading> {
  const modelled = await loadOnce(url, stored, 'simulate');
  const { lcp: slowedLcp } = await loadOnce(url, stored, 'devtools');
  return { ...modelled, slowedLcp };
}

/** One load of a page in a browser of its own. */
async function loadOnce(
  url: string,
  stored: Stored,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<Omit<Reading, 'slowedLcp'>> {
  const port = await freePort(9500);
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    await browser.setStorageState({
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: stored }],
    });
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      throttlingMethod,
    });
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

/** Loads a page several times. */
async function measure(name: string, url: string, stored: Stored = []): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    readings.push(await load(url, stored));
    console.log(`${name}: ${readings.at(-1)?.performance}`);
  }
  return readings;
}

/** Loads the bare page. */
async function measureFloor(folder: string): Promise<Reading[]> {
  const server = await startServer({ port: 0, appFolder: folder, appConfig: {} });
  try {
    return await measure('floor', `http://yunfan.localhost:${server.port}/`);
  } finally {
    await server.close();
  }
}

/** Loads a page of the built portal on a school of its own. */
async function measurePage({ name, path, isStudents }: LighthousePage): Promise<Reading[]> {
  const school = await openSchool('portal', {
    appConfig: { APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' },
  });
  try {
    const stored = isStudents ? toStoredSession(await school.signIn(STUDENTS.portal)) : [];
    return await measure(name, school.origin + path, stored);
  } finally {
    await school.close();
  }
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
  const floor = await measureFloor(floorFolder);
  const ofFloor = (of: (key: keyof Reading) => number, key: keyof Reading) =>
    (of(key) / median(floor, key)).toFixed(2);
  const rows: [page: LighthousePage | null, readings: Reading[]][] = [[null, floor]];
  for (const page of PAGES.filter(({ name }) => name.includes(ONLY)))
    rows.push([page, await measurePage(page)]);

  const missed: string[] = [];
  console.log(
    '\n| page | performance (runs) | accessibility | best practices | SEO | FCP s | LCP s | of bare | slowed LCP s | of bare | TBT ms | CLS |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const [page, readings] of rows) {
    const name = page?.name ?? 'bare page';
    const of = (key: keyof Reading) => median(readings, key);
    const seconds = (key: keyof Reading) => (of(key) / 1000).toFixed(2);
    console.log(
      `| ${name} | ${of('performance')} (${readings.map((reading) => reading.performance).join(', ')}) | ` +
        `${of('accessibility')} | ${of('bestPractices')} | ${of('seo')} | ${seconds('fcp')} | ${seconds('lcp')} | ` +
        `${ofFloor(of, 'lcp')} | ${seconds('slowedLcp')} | ${ofFloor(of, 'slowedLcp')} | ${of('tbt').toFixed(0)} | ${of('cls').toFixed(3)} |`,
    );
    if (page === null) continue;
    if (of('performance') < page.performance) missed.push(`${name}: performance ${of('performance')}`);
    if (of('accessibility') < 100) missed.push(`${name}: accessibility ${of('accessibility')}`);
    if (of('bestPractices') < 100) missed.push(`${name}: best practices ${of('bestPractices')}`);
    const ratio = ofFloor(of, 'slowedLcp');
    if (!page.isStudents && Number(ratio) > LCP_OF_FLOOR)
      missed.push(`${name}: LCP ${ratio} of the bare page's`);
  }
  if (missed.length > 0) console.log(`\nBelow the bar: ${missed.join('; ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(floorFolder, { recursive: true, force: true });
}
