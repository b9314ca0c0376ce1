import type { BrowserContext, Page } from '@playwright/test';

const SECOND_MS = 1000;
/** A call without a response for this long in real time is hanging, and virtual time goes on. */
const PATIENCE_MS = 2000;

/** One virtual time for the browser and the server. Nothing happens between two steps but what the network does. */
export interface SoakClock {
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  /** Lets the browser live through some time, then waits for the responses to its calls. */
  advance(ms: number): Promise<void>;
  /** Forgets the calls of a page that died. */
  forgetCalls(): void;
}

export async function createSoakClock(context: BrowserContext, server: { now: number }): Promise<SoakClock> {
  const inFlight = new Set<object>();
  const isCall = (address: string) => new URL(address).pathname.startsWith('/api/');
  context.on('request', (request) => isCall(request.url()) && inFlight.add(request));
  context.on('requestfinished', (request) => inFlight.delete(request));
  context.on('requestfailed', (request) => inFlight.delete(request));
  await context.clock.install({ time: server.now });
  await context.clock.pauseAt(server.now);

  async function settle(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    do await new Promise((resolve) => setTimeout(resolve, 2));
    while (inFlight.size > 0 && performance.now() < until);
  }

  return {
    now: () => server.now,
    async advance(ms) {
      for (let left = ms; left > 0; left -= SECOND_MS) {
        const step = Math.min(left, SECOND_MS);
        // The server's second passes after the browser's: its Date header is then behind, as a real one, which is cut.
        await context.clock.runFor(step);
        await settle();
        server.now += step;
      }
    },
    forgetCalls: () => inFlight.clear(),
  };
}

/** Lets time pass in small steps until a condition of the page holds. */
export async function advanceUntil(
  clock: SoakClock,
  page: Page,
  isThere: () => Promise<boolean>,
  what: string,
): Promise<void> {
  for (let step = 0; step < 600; step += 1) {
    if (await isThere()) return;
    await clock.advance(100);
  }
  throw new Error(`After a virtual minute there is no ${what}: ${await page.locator('body').innerText()}`);
}
