/**
 * `pnpm bench lighthouse`: built pages on the sandbox, over HTTP/2, as a phone loads them, public ones rendered, beside a bare client page of the
 * same stack in the same run; the median of five of each. Every bar is held in Lighthouse's model of a slow network and with
 * a network and a processor that are really slowed. 'again' is the second visit of a browser. Then the presses, with a slowed
 * processor. Ends with 1 when a bar is missed.
 * `LIGHTHOUSE_PAGES=class` limits it to the pages whose names contain the word.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { openSchool } from '../../journeys/openSchool.ts';
import { sampleAddress } from '../../journeys/sampleAddress.ts';
import { STUDENTS } from '../../journeys/students.ts';
import { signedInState, toStorageState } from '../../journeys/toStoredSession.ts';
import { median } from '../median.ts';
import { openFront } from '../openFront.ts';
import { serveModule } from '../serveModule.ts';
import { measurePresses } from './measurePresses.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ONLY = process.env.LIGHTHOUSE_PAGES ?? '';

/** What a page must reach: scores at least, all others at most; paints as parts of the bare page's. */
interface Bars {
  score: number;
  lcp: Record<Method, number>;
  fcp?: number;
  tbt?: number;
  shift?: number;
}

/** A page that arrives rendered; accessibility, best practices and SEO must be full. */
const RENDERED: Bars = {
  score: 98,
  lcp: { simulate: 0.7, devtools: 0.7 },
  fcp: 0.6,
  tbt: 100,
  shift: 0.01,
};
/** A page of a signed-in student, which the browser renders and whose data takes several calls. */
const STUDENTS_OWN: Bars = { score: 97, lcp: { simulate: 1.25, devtools: 1.05 }, tbt: 100, shift: 0.01 };
/** The same in a browser that has opened it before. */
const SECOND: Bars = { ...STUDENTS_OWN, lcp: { simulate: 0.85, devtools: 0.5 }, tbt: 200 };

interface LighthousePage {
  name: string;
  path: string;
  bars: Bars;
}

const PAGES: LighthousePage[] = [
  { name: 'home', path: '/', bars: RENDERED },
  { name: 'news list', path: '/news-information/list', bars: RENDERED },
  { name: 'news detail', path: '/news-information/detail?id=62008', bars: RENDERED },
  { name: 'certificate query', path: '/query_h5', bars: RENDERED },
  { name: 'login', path: '/login', bars: RENDERED },
  { name: 'class', path: sampleAddress('/study/training-class', 'portal'), bars: STUDENTS_OWN },
  { name: 'timetable', path: sampleAddress('/study/class-time-table', 'portal'), bars: STUDENTS_OWN },
  { name: 'class again', path: sampleAddress('/study/training-class', 'portal'), bars: SECOND },
  { name: 'timetable again', path: sampleAddress('/study/class-time-table', 'portal'), bars: SECOND },
  { name: 'course again', path: sampleAddress('/study/course/course-detail', 'portal'), bars: SECOND },
  { name: 'lesson again', path: sampleAddress('/study/classroom/online', 'portal'), bars: SECOND },
];

/** Of the model, which also gives the scores, and with network and processor really slowed. */
const METHODS = ['simulate', 'devtools'] as const;
type Method = (typeof METHODS)[number];

interface Paints {
  /** Milliseconds, but for the layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  shift: number;
}

type Reading = Record<Method, Paints> & { score: number };

/** Categories that are the same in every run. */
const STEADY = ['accessibility', 'best-practices', 'seo'];

const executablePath = ensureChromium();

/** What a browser knows before the load that counts. */
interface Visitor {
  stored: ReturnType<typeof toStorageState>;
  /** The browser has opened the page before. */
  isBack: boolean;
}

/** A visit that leaves behind what a page keeps: answers at once, files when it has been at rest, the frame of a lesson when it pauses. */
async function visit(browser: BrowserContext, url: string) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  if (await page.locator('video').isVisible()) {
    await page.getByRole('button', { name: '播放', exact: true }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
    await page.getByRole('button', { name: '暂停', exact: true }).click();
  }
  await page.close();
}

/** One load of a page in a browser of its own; a second visit comes to a browser that was closed since, with nothing in memory. */
async function loadOnce(url: string, visitor: Visitor, throttlingMethod: Method, onlyCategories: string[]) {
  await using profile = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'));
  const port = await freePort(9500);
  const open = async () =>
    await chromium.launchPersistentContext(profile.path, {
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    });
  if (visitor.isBack) {
    const before = await open();
    await before.setStorageState(visitor.stored);
    await visit(before, url);
    await before.close();
  }
  const browser = await open();
  try {
    if (!visitor.isBack) await browser.setStorageState(visitor.stored);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      throttlingMethod,
      onlyCategories,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Loads a page with one method; only the paints. */
async function loadPaints(url: string, visitor: Visitor, method: Method) {
  const { audits, categories } = await loadOnce(url, visitor, method, ['performance']);
  const value = (name: string) => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`${url} (${method}) has no ${name}: ${errorMessage}`);
    return numericValue;
  };
  const paints: Paints = {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
  return { paints, score: Math.round((categories.performance?.score ?? 0) * 100) };
}

/** What keeps a steady category of a page from being full. */
async function findFaults(url: string, visitor: Visitor): Promise<string[]> {
  const { categories, audits } = await loadOnce(url, visitor, 'simulate', STEADY);
  return STEADY.filter((name) => (categories[name]?.score ?? 0) < 1).map((name) => {
    const failed = categories[name]?.auditRefs.filter(({ id }) => audits[id]?.score === 0) ?? [];
    return `${name}: ${failed.map(({ id }) => audits[id]?.title).join(', ')}`;
  });
}

/** Loads a page several times. */
async function measure(name: string, url: string, visitor: Visitor): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { paints: simulate, score } = await loadPaints(url, visitor, 'simulate');
    const { paints: devtools } = await loadPaints(url, visitor, 'devtools');
    const reading = { simulate, devtools, score };
    readings.push(reading);
    const both = (key: 'lcp' | 'tbt') =>
      METHODS.map((method) => reading[method][key].toFixed(0)).join(' and ');
    console.log(`${name}: score ${score}, LCP ${both('lcp')} ms slowed, blocked ${both('tbt')} ms`);
  }
  return readings;
}

const medianOf = (readings: Reading[], read: (reading: Reading) => number) => median(readings.map(read));

/** Loads the bare page. */
async function measureFloor(): Promise<Reading[]> {
  await using server = await serveModule(join(import.meta.dirname, 'floor/main.tsx'));
  await using front = await openFront('yunfan.localhost', server.port);
  const stranger = { stored: toStorageState(front.origin, []), isBack: false };
  return await measure('bare page', `${front.origin}/`, stranger);
}

/** Loads a page of the built portal on a school of its own. */
async function measurePage({ name, path, bars }: LighthousePage) {
  await using school = await openSchool('portal', {
    appConfig: { APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' },
    // A page that the renderer keeps, as nearly every visitor gets it.
    isRendered: true,
    freshMs: 3_600_000,
  });
  await using front = await openFront('yunfan.localhost', school.port);
  const stored =
    bars === RENDERED
      ? toStorageState(front.origin, [])
      : await signedInState(school, STUDENTS.portal, front.origin);
  const visitor = { stored, isBack: bars === SECOND };
  const url = front.origin + path;
  const faults = visitor.isBack ? [] : await findFaults(url, visitor);
  return { readings: await measure(name, url, visitor), faults };
}

/** The row of a page, and what it misses. */
function judge(name: string, readings: Reading[], floor: Reading[], bars?: Bars) {
  const missed: string[] = [];
  const score = medianOf(readings, (reading) => reading.score);
  const scores = `${score} (${readings.map((reading) => reading.score).join(', ')})`;
  if (bars && score < bars.score) missed.push(`${name}: score ${score}`);
  const cells = METHODS.flatMap((method) => {
    const of = (key: keyof Paints) => medianOf(readings, (reading) => reading[method][key]);
    const part = (key: keyof Paints) => of(key) / medianOf(floor, (reading) => reading[method][key]);
    const hold = (word: string, value: number, bar = Infinity) => {
      if (bars && !(value <= bar)) missed.push(`${name}: ${word} ${value.toFixed(2)} (${method})`);
    };
    hold('LCP of the bare page', part('lcp'), bars?.lcp[method]);
    hold('FCP of the bare page', part('fcp'), bars?.fcp);
    hold('TBT', of('tbt'), bars?.tbt);
    hold('layout shift', of('shift'), bars?.shift);
    const seconds = (key: keyof Paints) => `${(of(key) / 1000).toFixed(2)} s = ${part(key).toFixed(2)}`;
    return [seconds('fcp'), seconds('lcp'), of('tbt').toFixed(0), of('shift').toFixed(3)];
  });
  return { row: [name, scores, ...cells], missed };
}

const floor = await measureFloor();
const results = [judge('bare page', floor, floor)];
for (const page of PAGES.filter(({ name }) => name.includes(ONLY))) {
  const { readings, faults } = await measurePage(page);
  const { row, missed } = judge(page.name, readings, floor, page.bars);
  const atFault = page.bars === RENDERED ? faults : faults.filter((fault) => !fault.startsWith('seo'));
  results.push({ row, missed: [...missed, ...atFault.map((fault) => `${page.name}: ${fault}`)] });
}

const head = METHODS.flatMap((method) => {
  const slowed = method === 'devtools' ? ' slowed' : '';
  return [`FCP${slowed}`, `LCP${slowed}`, `TBT${slowed}`, `CLS${slowed}`];
});
const rows = [
  ['page', 'score (runs)', ...head],
  ['---', '---', ...head.map(() => '--:')],
];
for (const cells of [...rows, ...results.map(({ row }) => row)]) console.log(`| ${cells.join(' | ')} |`);
const missed = [...results.flatMap((result) => result.missed), ...(await measurePresses(ONLY, RUNS))];
if (missed.length > 0) console.log(`\nBelow the bar:\n${missed.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
