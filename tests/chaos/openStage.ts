import type { Login } from '@cloud-school/domain';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { School, Shell } from '../journeys/openSchool.ts';
import { sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { toStoredSession } from '../journeys/toStoredSession.ts';
import type { Device } from './devices.ts';
import { type Chaos, type Fault, installFaults, REFUSAL } from './faults.ts';
import { isSameAddress, judgeFaulty, judgeMended, judgeProgram } from './judgeScene.ts';
import { judgeTimes } from './judgeTimes.ts';
import { type CalmScene, readParts, readScene, type Scene } from './readScene.ts';

/** A load to judge: a path of a shell, and what is unkind about it. */
export interface Load {
  path: string;
  unkind: { call: string; fault: Fault } | { device: Device } | null;
}

/** Milliseconds by which a page shows content or a failure. */
const PATIENCE_MS = 12_000;
/** A page that shows all that it showed in a kind world is at rest after this long (ms). */
const REST_MS = 250;
/** Any other one: what is left may be work that an idle browser does. */
const LONG_REST_MS = 1500;
/** The clock moves on in steps, each with a short rest, so that calls are repeated in their order (ms). */
const STEP_MS = 3000;
const SHORT_REST_MS = 500;
/** Even a busy machine answers all calls of a page in this time (ms). */
const MAX_LOAD_MS = 40_000;
/** The longest that the browser itself may take for anything (ms). */
const MAX_ACTION_MS = 120_000;
/** The clock of a context moves on with each load; a new one begins at the true time. */
const LOADS_PER_CONTEXT = 12;
const RETRY = /重新加载|重试|再试/;
/** A player loads as it plays. */
const ENDLESS = ['media', 'websocket', 'eventsource'];

/** A browser's place for one load at a time. */
export interface Stage {
  /** Opens the path in a kind world. */
  calm(path: string): Promise<CalmScene>;
  /** Opens the path in an unkind one; `calm` is how it looks in a kind one. Returns the findings. */
  judge(load: Load, calm: CalmScene): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a stage in a browser, for one shell's school. */
export function openStage(browser: Browser, school: School, shell: Shell): Stage {
  let context: BrowserContext | null = null;
  let device: Device | null = null;
  let loads = 0;

  async function openContext(next: Device | null): Promise<BrowserContext> {
    if (context && loads < LOADS_PER_CONTEXT && device === next) return context;
    await context?.close();
    loads = 0;
    device = next;
    context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: next?.timezoneId ?? 'Asia/Shanghai',
      reducedMotion: 'reduce',
      // Every block is near the window.
      viewport: { width: 1440, height: 9000 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(MAX_ACTION_MS);
    await context.clock.install(next?.time ? { time: next.time(Date.now()) } : {});
    if (next?.install) await context.addInitScript(next.install);
    return context;
  }

  /** The end of a session is stored by the device's clock. */
  async function signIn(): Promise<Login> {
    const login = await school.signIn(STUDENTS[shell]);
    const now = Date.now();
    const offset = (device?.time?.(now) ?? now) - now;
    return { ...login, expiresAt: login.expiresAt === null ? null : login.expiresAt + offset };
  }

  async function open<Result>(
    { path, unkind }: Load,
    act: (page: Page, errors: string[]) => Promise<Result>,
  ): Promise<Result> {
    const target = unkind && 'call' in unkind ? unkind : null;
    const opened = await openContext(unkind && 'device' in unkind ? unkind.device : null);
    loads += 1;
    const localStorage = path.startsWith('/study') ? toStoredSession(await signIn()) : [];
    await opened.setStorageState({ cookies: [], origins: [{ origin: school.origin, localStorage }] });
    const page = await opened.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('dialog', (dialog) => void dialog.accept());
    watchRequests(page);
    try {
      await page.addInitScript(installFaults, { target, refusal: REFUSAL });
      await page.goto(school.origin + sampleAddress(path, shell), { waitUntil: 'load' });
      return await act(page, errors);
    } finally {
      await page.close();
    }
  }

  return {
    calm: (path) =>
      open({ path, unkind: null }, async (page) => {
        const scene = await settle(page, null);
        return { ...scene, parts: await readParts(page) };
      }),
    judge: (load, calm) =>
      open(load, async (page, errors) => {
        const { unkind } = load;
        const scene = await wait(page, calm, unkind && 'fault' in unkind ? unkind.fault : null);
        if (!unkind || 'device' in unkind)
          return [...judgeProgram(scene, errors), ...judgeWhole(scene, calm), ...judgeTimes(scene, calm)];
        const { call, fault } = unkind;
        if (fault === 'many') return [...judgeProgram(scene, errors), ...judgeWhole(scene, calm)];
        const findings = judgeFaulty(scene, calm, call, fault);
        const lift = () => {
          (window as unknown as { chaos: Chaos }).chaos.target = null;
        };
        // A retry may load the page again.
        await page.addInitScript(lift);
        await page.evaluate(lift);
        if (scene.failures.length <= calm.failures.length)
          return [...judgeProgram(scene, errors), ...findings];
        const mended = await pressRetries(page, calm);
        return [...judgeProgram(mended, errors), ...findings, ...judgeMended(mended, calm)];
      }),
    close: async () => {
      // A browser that ended has closed it.
      await context?.close().catch(() => undefined);
    },
  };
}

/** Neither an odd device nor a long list is a failure: what the page loads is there. */
function judgeWhole(scene: Scene, calm: Scene): string[] {
  const findings: string[] = [];
  if (scene.lines.length === 0) findings.push('blank page');
  if (scene.busy.length > calm.busy.length)
    findings.push(`endless skeleton: ${scene.busy.join(' / ').slice(0, 90)}`);
  if (scene.failures.length > calm.failures.length)
    findings.push(`failure: ${scene.failures.join(' / ').slice(0, 90)}`);
  if (!isSameAddress(scene, calm)) findings.push(`address changed: ${scene.address}`);
  return findings;
}

/** The requests of each page that have no answer yet: scripts, pictures and calls. */
const running = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  running.set(page, requests);
  page.on('request', (request) => {
    if (!ENDLESS.includes(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** A countdown changes every second: its digits do not count as movement. */
const withoutDigits = (line: string) => line.replaceAll(/\d+/g, '0');

/** Waits until nothing moves, and reads the scene. */
async function settle(page: Page, calm: Scene | null, longRest = LONG_REST_MS): Promise<Scene> {
  const startedAt = performance.now();
  const expected = calm?.lines.map(withoutDigits);
  let before = '';
  let restingSince = performance.now();
  for (;;) {
    const scene = await readScene(page);
    const lines = scene.lines.map(withoutDigits);
    const state = JSON.stringify([lines, scene.busy, scene.sent.length, scene.pending, scene.address]);
    const isLoading = scene.pending > 0 || (running.get(page)?.size ?? 0) > 0;
    const isMoving = state !== before || isLoading || scene.lines.length === 0;
    if (isMoving) restingSince = performance.now();
    before = state;
    const waited = performance.now() - startedAt;
    const isComplete = expected?.every((line) => lines.includes(line)) === true;
    const rest = isComplete && scene.busy.length === 0 ? REST_MS : longRest;
    if (performance.now() - restingSince >= rest || waited > MAX_LOAD_MS) return scene;
    if (scene.lines.length === 0 && !isLoading && waited > 6000) return scene;
    await new Promise((passed) => setTimeout(passed, 80));
  }
}

/** Reads the scene once nothing moves; where the page still loads or waits for an answer, after its patience. */
async function wait(page: Page, calm: Scene, fault: Fault | null): Promise<Scene> {
  const isWaiting = fault === 'hang' || fault === 'late' || fault === 'lost';
  const scene = await settle(page, calm);
  const isLoading = ({ busy }: Scene) => isWaiting || busy.length > calm.busy.length;
  if (!isLoading(scene)) return scene;
  for (let passed = 0, last = scene; passed < PATIENCE_MS && isLoading(last); passed += STEP_MS) {
    await page.clock.fastForward(STEP_MS);
    last = await settle(page, calm, SHORT_REST_MS);
  }
  return settle(page, calm);
}

/** Presses the retry of each failure; new ones appear as blocks load. */
async function pressRetries(page: Page, calm: Scene): Promise<Scene> {
  for (let pressed = 0; pressed < 8; pressed += 1) {
    const retry = page.getByRole('button', { name: RETRY }).first();
    if (!(await retry.isVisible())) break;
    await retry.click({ timeout: 5000 }).catch(() => undefined);
    await settle(page, calm);
  }
  return settle(page, calm);
}
