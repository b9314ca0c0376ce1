import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../../../scripts/chromium.ts';
import { openSchool } from '../../journeys/openSchool.ts';
import { sampleAddress } from '../../journeys/sampleAddress.ts';
import { STUDENTS } from '../../journeys/students.ts';
import { signedInState } from '../../journeys/toStoredSession.ts';

/**
 * What a tab holds after a collection. The heap has the engine's compiled code too, which grows with what it has seen, and the
 * pictures of the memory cache are documents too.
 */
export interface Held {
  heap: number;
  objects: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** The pages of one round; the tab goes from one to the next without a reload. */
const ROUND = [
  '/study/mine',
  '/study/training-class',
  '/study/class-time-table',
  '/study/course/course-detail',
  '/study/classroom/online',
  '/study/test',
  '/study/mistakes',
  '/',
].map((path) => sampleAddress(path, 'portal'));

/** The document counts as still when nothing changed for this long (ms). */
const STILL_MS = 250;

/** Opens pages of the portal one after the other in one tab; what it holds after so many visits of `at`, which end a round. */
export async function spendDay(at: readonly number[]): Promise<Held[]> {
  await using school = await openSchool('portal');
  await using browser = await launchChromium();
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: await signedInState(school, STUDENTS.portal),
  });
  await page.goto(`${school.origin}${ROUND.at(-1)}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const held: Held[] = [];
  for (let visit = 1; visit <= Math.max(...at); visit += 1) {
    const address = ROUND[(visit - 1) % ROUND.length] ?? '/';
    await open(page, address);
    if (address === '/') await search(page);
    if (at.includes(visit)) held.push(await readHeld(session));
  }
  return held;
}

async function readHeld(session: CDPSession): Promise<Held> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  // Collects too.
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heap: valueOf('JSHeapUsedSize') / 1e6,
    objects: counted.result.value,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    documents: valueOf('Documents'),
  };
}

/** Opens an address as the history does, and waits until the page is still. */
async function open(page: Page, address: string) {
  await page.evaluate(
    ([to, still]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          if (document.querySelector('[aria-busy=true]')) return wait();
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, still);
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        };
        const observer = new MutationObserver(wait);
        observer.observe(document, { subtree: true, childList: true });
        history.pushState({ key: to, idx: history.length }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }),
    [address, STILL_MS] as const,
  );
}

/** Searches and closes the search. */
async function search(page: Page) {
  await page.getByRole('button', { name: '搜索' }).first().click();
  await page.getByRole('combobox', { name: '搜索' }).fill('老人');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '搜索' }).waitFor({ state: 'detached' });
}
