/**
 * `pnpm bench lesson`: how long after the navigation a lesson can be played (the player's video fires 'canplay') on a slow phone,
 * beside vidstack as it comes with the same video, whose address that page knows; the median of three of each, in turns,
 * each over HTTP/2 and with an empty cache. Ends with 1 when the bar is missed.
 */
import { join } from 'node:path';
import { devices } from '@playwright/test';
import { launchChromium } from '../../../scripts/chromium.ts';
import { openSchool } from '../../journeys/openSchool.ts';
import { STUDENTS } from '../../journeys/students.ts';
import { signedInState } from '../../journeys/toStoredSession.ts';
import { median } from '../median.ts';
import { openFront } from '../openFront.ts';
import { serveModule } from '../serveModule.ts';

declare global {
  interface Window {
    /** Milliseconds after the navigation; absent until the video can play. */
    canPlayAt?: number;
  }
}

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Ours takes at most this much of the bare page's. */
const RATIO = 1.3;
/** A video in four qualities, not begun. */
const LESSON =
  '/study/classroom/online?classId=c-elder-3&courseId=k-elder&studentId=u-shen&classroomId=r-elder-51&activityId=a-elder-5';

/** A slow 4G connection; the throughputs are bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine the phone computes. */
const CPU_RATE = 4;

await using school = await openSchool('portal');
await using bare = await serveModule(join(import.meta.dirname, 'bare/main.tsx'));
await using ourFront = await openFront('yunfan.localhost', school.port);
await using bareFront = await openFront('yunfan.localhost', bare.port);
await using browser = await launchChromium();
const student = await signedInState(school, STUDENTS.portal, ourFront.origin);

/** Loads a page once, as a phone that has never been there; the milliseconds until its video can play. */
async function measure(url: string, storageState?: typeof student) {
  await using context = await browser.newContext({
    ...devices['Pixel 7'],
    timezoneId: 'Asia/Shanghai',
    ignoreHTTPSErrors: true,
    // Vidstack's own layout writes its icons in a way that our policy refuses.
    bypassCSP: true,
    storageState,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const record = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement && target.closest('[data-media-player]'))
        window.canPlayAt ??= performance.now();
    };
    // Events of media do not bubble.
    document.addEventListener('canplay', record, { capture: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.canPlayAt, null, { timeout: 120_000 });
  return await page.evaluate(() => window.canPlayAt ?? Number.NaN);
}

const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
for (let run = 0; run < RUNS; run += 1) {
  times.ours.push(await measure(ourFront.origin + LESSON, student));
  times.theirs.push(await measure(`${bareFront.origin}/`));
}
const share = median(times.ours) / median(times.theirs);
const isHere = share <= RATIO;
console.log(
  `${isHere ? '✓' : '✗'} a lesson that can be played, beside a bare vidstack page: ${share.toFixed(2)} (bar ${RATIO}); ` +
    `${median(times.ours).toFixed(0)} of ${median(times.theirs).toFixed(0)} ms`,
);
process.exitCode = isHere ? 0 : 1;
