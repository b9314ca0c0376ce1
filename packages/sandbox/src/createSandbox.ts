import type { Controls } from './admin/Controls.ts';
import { createControls } from './admin/createControls.ts';
import { mountAdmin } from './admin/mountAdmin.ts';
import { type Clock, createSandboxClock } from './createSandboxClock.ts';
import { createFaultInjector } from './faults/createFaultInjector.ts';
import { createApp } from './http/createApp.ts';
import { BROKEN_CONNECTION } from './http/handleCall.ts';
import { renameSchool } from './http/renameSchool.ts';
import { mountMobile } from './mobile/mountMobile.ts';
import { mountPlatform } from './platform/mountPlatform.ts';
import { ROUTE_TABLE } from './routes/routeTable.ts';
import { applySeed } from './seed/applySeed.ts';
import { makeSeed } from './seed/makeSeed.ts';
import type { NamedSchool } from './seed/NamedSchool.ts';
import type { SandboxSeed } from './seed/SandboxSeed.ts';
import { mountSso } from './sso/mountSso.ts';
import { createMemoryStore } from './store/createMemoryStore.ts';
import type { Store } from './store/Store.ts';
import { mountTiles } from './tiles/mountTiles.ts';

export interface SandboxOptions {
  /** Default: memory. */
  store?: Store;
  /** Default: the system's. */
  clock?: Clock;
  /** Content of the schools at a time; default: two sample schools. */
  seed?: (now: number) => SandboxSeed;
  /** More schools, with the content of the first one under their own names; default: none. */
  namedSchools?: readonly NamedSchool[];
  /** Milliseconds that every response is delayed; default 0. */
  latency?: number;
  /** Receives a line for each SMS code and captcha; default: none. */
  log?: (line: string) => void;
  /** Host of relative addresses; default 'yunfan.localhost'. */
  host?: string;
  /** Signs SMS requests; default 'sandbox-access-key'. */
  accessKey?: string;
  /**
   * Seed of wire variants: answers say the same in forms that are legal but unusual, such as ids with 18 digits as bare
   * numbers, times as milliseconds, and null for empty lists. Default: plain answers.
   */
  wireSeed?: number;
  /** Returns 0 to 1 and decides by the failure rate; default Math.random. */
  random?: () => number;
}

/** A school's server inside this process. */
export interface Sandbox {
  /** Like the global fetch; also accepts relative addresses. */
  fetch: typeof fetch;
  store: Store;
  controls: Controls;
  /** Resets students, attempts, faults, clock and counts. */
  reset(): void;
}

/** The default key that signs SMS requests. */
export const SANDBOX_ACCESS_KEY = 'sandbox-access-key';

/** Creates a sandbox; it works in Node, in a test and in a browser tab. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { store = createMemoryStore(), namedSchools = [], host = 'yunfan.localhost' } = options;
  const seedAt = (now: number) => addNamedSchools((options.seed ?? makeSeed)(now), namedSchools);
  const clock = createSandboxClock(options.clock ?? { now: () => Date.now() });
  const faults = createFaultInjector(options.latency ?? 0, options.random ?? Math.random);
  let content = seedAt(clock.now());
  const seed = () => {
    const rolling = content.rollingActivities?.(clock.now()) ?? [];
    return rolling.length > 0 ? { ...content, activities: [...content.activities, ...rolling] } : content;
  };
  applySeed(store, content);

  const controls = createControls({ store, seed, clock, faults });
  const reset = () => {
    clock.fix(null);
    faults.reset();
    content = seedAt(clock.now());
    store.transaction(() => {
      store.clear();
      applySeed(store, content);
    });
  };
  const app = createApp({
    routes: ROUTE_TABLE,
    store,
    seed,
    clock,
    faults,
    accessKey: options.accessKey ?? SANDBOX_ACCESS_KEY,
    log: options.log ?? (() => {}),
    wireSeed: options.wireSeed ?? null,
  });
  mountAdmin(app, controls, reset);
  mountTiles(app);
  mountSso(app, store, () => clock.now());
  mountMobile(app, seed);
  mountPlatform(app, store, () => clock.now());

  return {
    store,
    controls,
    reset,
    fetch: async (input, init) => {
      const request = toRequest(input, init, host);
      request.signal.throwIfAborted();
      const response = await raceWithAbort(Promise.resolve(app.fetch(request)), request.signal);
      if (response.headers.has(BROKEN_CONNECTION)) throw new TypeError('Failed to fetch');
      const asked = request.headers.get('x-forwarded-host') ?? new URL(request.url).hostname;
      const [label] = asked.split('.');
      const named = namedSchools.find((school) => school.label === label);
      return named ? await renameSchool(response, named) : response;
    },
  };
}

function toRequest(input: RequestInfo | URL, init: RequestInit | undefined, host: string): Request {
  if (input instanceof Request) return new Request(input, init);
  return new Request(new URL(input, `http://${host}`), init);
}

// Rejects as soon as the caller aborts, like the global fetch, even while the handler is still running.
async function raceWithAbort(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([response, aborted]);
  } finally {
    stopListening();
  }
}

/** Lets the host names of `named` lead to the first school, whose students, classes and tests they share. */
function addNamedSchools(seed: SandboxSeed, named: readonly NamedSchool[]): SandboxSeed {
  const [first] = seed.schools;
  if (!first) return seed;
  return {
    ...seed,
    // Calls find a school by its tenant, which the first one answers for.
    schools: [...seed.schools, ...named.map(({ label }) => ({ ...first, preDomain: label }))],
  };
}
