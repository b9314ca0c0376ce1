/**
 * `pnpm bench filmstrip`: how the home page of the built portal appears at 400 kbit/s with 400 ms to the server, rendered and as
 * the page of the build; writes docs/pictures/filmstrip.png.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.ts';
import { openSchool } from '../../journeys/openSchool.ts';

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Seconds after which a picture shows the page. */
const TIMES = [1, 2, 3, 4, 5, 6, 8, 10];
const PHONE = { width: 375, height: 667 };
const PICTURE = new URL('../../../docs/pictures/filmstrip.png', import.meta.url);

interface Frame {
  /** Seconds since the page was asked for. */
  at: number;
  data: string;
}

/** What a phone shows after each of the times, as JPEG in base64; empty before the first paint. */
async function film(browser: Browser, isRendered: boolean): Promise<string[]> {
  const school = await openSchool('portal', { isRendered, freshMs: 3_600_000 });
  const page = await browser.newPage({ viewport: PHONE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  try {
    // The page that most visitors get is kept already.
    await page.request.get(`http://127.0.0.1:${school.port}/`, {
      headers: { host: new URL(school.origin).host },
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    const frames: Frame[] = [];
    const startedAt = Date.now() / 1000;
    devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) - startedAt, data });
      void devTools.send('Page.screencastFrameAck', { sessionId });
    });
    await devTools.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
    await page.goto(school.origin, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForTimeout((TIMES.at(-1) ?? 0) * 1000 - (Date.now() - startedAt * 1000));
    await devTools.send('Page.stopScreencast');
    return TIMES.map((time) => frames.findLast(({ at }) => at <= time)?.data ?? '');
  } finally {
    await page.close();
    await school.close();
  }
}

const row = (name: string, frames: string[]) =>
  `<h2>${name}</h2><ol>${frames
    .map(
      (data, index) =>
        `<li><img src="${data && `data:image/jpeg;base64,${data}`}" alt=""><span>${TIMES[index]} s</span></li>`,
    )
    .join('')}</ol>`;

const STYLE = `body{margin:16px;font:14px system-ui;color:#17233d;background:#fff}h2{margin:8px 0;font-size:15px}
ol{display:flex;gap:8px;margin:0 0 16px;padding:0;list-style:none}li{text-align:center}
img{display:block;width:120px;height:214px;border:1px solid #c3ccdb;background:#fff;object-fit:cover;object-position:top}`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const rows = [
    row('Rendered', await film(browser, true)),
    row('The page of the build', await film(browser, false)),
  ];
  const sheet = await browser.newPage({ viewport: { width: 1064, height: 100 } });
  await sheet.setContent(`<style>${STYLE}</style>${rows.join('')}`);
  writeFileSync(PICTURE, await sheet.screenshot({ fullPage: true }));
} finally {
  await browser.close();
}
