import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { School, Shell } from '../journeys/openSchool.ts';
import { sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { toStorageState, toStoredSession } from '../journeys/toStoredSession.ts';
import type { Device } from './devices.ts';
import { type Fault, type FaultState, installFaults, REFUSAL } from './faults.ts';
import { findProblems } from './findProblems.ts';
import { readPage, type ShownPage } from './readPage.ts';

/** A page to open, with a call that fails or on an odd device; with neither, as usual. */
export interface Load {
  path: string;
  fault?: { call: string; fault: Fault };
  device?: Device;
}

/** By then a page shows content or a failure (ms of the page's clock, which moves in steps). */
const PATIENCE_MS = 12_000;
const STEP_MS = 3000;
/** A page that looks the same at so many reads, each some time and a frame after the one before, is at rest. */
const RESTING_READS = 7;
const READ_AFTER_MS = 80;
/** Even a busy machine answers all calls of a page in this time (ms). */
const MAX_LOAD_MS = 40_000;
const RETRY = /重新加载|重试|再试/;

async function openContext(browser: Browser, school: School, shell: Shell, { path, device }: Load) {
  const now = Date.now();
  const time = device?.time?.(now) ?? now;
  const login = path.startsWith('/study') ? await school.signIn(STUDENTS[shell]) : null;
  // The end of a session is stored by the device's clock.
  const expiresAt = login?.expiresAt ? login.expiresAt + time - now : null;
  const stored = login ? toStoredSession({ ...login, expiresAt }) : [];
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Every block is near the window.
    viewport: { width: 1440, height: 9000 },
    serviceWorkers: 'block',
    storageState: toStorageState(school.origin, stored),
  });
  context.setDefaultTimeout(MAX_LOAD_MS);
  await context.clock.install({ time });
  if (device?.install) await context.addInitScript(device.install);
  return context;
}

/** Opens the page; `usual` is how it looks without a fault. Returns what it shows, and what is wrong with it. */
export async function tryLoad(
  browser: Browser,
  school: School,
  shell: Shell,
  load: Load,
  usual?: ShownPage,
): Promise<{ shown: ShownPage; problems: string[] }> {
  const context: BrowserContext = await openContext(browser, school, shell, load);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('dialog', (dialog) => void dialog.accept());
    watchRequests(page);
    await page.addInitScript(installFaults, { target: load.fault ?? null, refusal: REFUSAL });
    await page.goto(school.origin + sampleAddress(load.path, shell), { waitUntil: 'load' });
    const shown = await settle(page, usual);
    if (!usual) return { shown, problems: [] };
    const problems = findProblems(shown, usual, errors);
    if (load.fault) {
      const after = await retry(page);
      const later = findProblems(after, usual, errors).filter((problem) => !problems.includes(problem));
      problems.push(...later.map((problem) => `after the retry: ${problem}`));
    }
    return { shown, problems };
  } finally {
    await context.close();
  }
}

/** Waits until nothing changes, and moves the clock on while something still loads. */
async function settle(page: Page, usual?: ShownPage): Promise<ShownPage> {
  let shown = await rest(page);
  for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) {
    if (shown.loading.length <= (usual?.loading.length ?? 0)) break;
    await page.clock.fastForward(STEP_MS);
    shown = await rest(page);
  }
  return shown;
}

/** The scripts, styles and calls of each page that have not arrived; a player loads as it plays. */
const running = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  running.set(page, requests);
  page.on('request', (request) => {
    if (!['media', 'websocket', 'eventsource'].includes(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** A countdown changes every second: its digits do not count as a change. */
const stateOf = ({ text, address, sent, pending }: ShownPage) =>
  `${address} ${sent.length} ${pending} ${text.replaceAll(/\d+/g, '0')}`;

async function rest(page: Page): Promise<ShownPage> {
  const startedAt = performance.now();
  let shown = await readPage(page);
  for (let resting = 0; resting < RESTING_READS && performance.now() - startedAt < MAX_LOAD_MS;) {
    await new Promise((passed) => setTimeout(passed, READ_AFTER_MS));
    await drawFrame(page);
    const next = await readPage(page);
    const isLoading = next.pending > 0 || (running.get(page)?.size ?? 0) > 0 || !next.isStarted;
    resting = isLoading || stateOf(next) !== stateOf(shown) ? 0 : resting + 1;
    shown = next;
  }
  return shown;
}

/** Resolves once a frame is drawn: only then does a page hear which of its blocks are in the window. */
async function drawFrame(page: Page): Promise<void> {
  const frame = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );
  // A retry may load the page again meanwhile.
  await frame.catch(() => undefined);
}

/** Ends the fault and presses every retry; new ones appear as blocks load. */
async function retry(page: Page): Promise<ShownPage> {
  const endFault = () => {
    (window as unknown as { faultState: FaultState }).faultState.target = null;
  };
  // A retry may load the page again.
  await page.addInitScript(endFault);
  await page.evaluate(endFault);
  for (let pressed = 0; pressed < 8; pressed += 1) {
    const button = page.getByRole('button', { name: RETRY }).first();
    if (!(await button.isVisible())) break;
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await rest(page);
  }
  return settle(page);
}
