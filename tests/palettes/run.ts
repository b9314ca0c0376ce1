/**
 * `pnpm palettes`: every page of the built portal in twenty hostile palettes, with a light and a deep frame; axe measures the
 * contrast of each text as it is drawn. What axe cannot judge, such as text on a picture or a gradient, is judged by the pixels
 * under it. Ends with 1 when one is below WCAG AA. `pnpm palettes /login` takes the paths that start with the word.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { deriveTheme } from '../../packages/ui/src/theme/derive/deriveTheme.ts';
import { standardTheme } from '../../packages/ui/src/theme/standardTheme.ts';
import { HOSTILE_COLORS } from '../../packages/ui/src/theme/testing/hostileColors.ts';
import { themeDeclarations } from '../../packages/ui/src/theme/theme.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { openSchool } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG, PATHS, sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { toStoredSession } from '../journeys/toStoredSession.ts';
import { judgeGround } from './judgeGround.ts';
import { measureDrawn, paint, type Unjudged, unrollPanels } from './measureDrawn.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDTH = 1440;
const HEIGHT = 900;

const palettes = HOSTILE_COLORS.flatMap(([name, colors]) =>
  (['light', 'deep'] as const).map((chrome) => ({
    name: `${name}, ${chrome}`,
    css: `:root:root { ${themeDeclarations(standardTheme)} ${themeDeclarations(deriveTheme({ ...colors, chrome }))} }`,
  })),
);
const words = process.argv.slice(2);
/** The partner's own sign-in is in the partner's colours, whatever the shell's. */
const paths = PATHS.filter((path) => path !== '/kingdee-login').filter(
  (path) => words.length === 0 || words.some((word) => path.startsWith(word)),
);
const school = await openSchool('portal', { appConfig: EXAMPLE_CONFIG });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const localStorage = toStoredSession(await school.signIn(STUDENTS.portal));

const openContext = (isStudent: boolean) =>
  browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isStudent && {
      storageState: { cookies: [], origins: [{ origin: school.origin, localStorage }] },
    }),
  });
const visitor = await openContext(false);
const student = await openContext(true);

/** Without the texts, and what else is drawn in their ink. */
const WITHOUT_TEXT =
  '*, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important } text { fill: transparent !important }';

const failures: string[] = [];
/** How many texts axe could not judge, by its reason. */
const byPixels = new Map<string, number>();
let covered = 0;

async function judgeByPixels(
  page: Page,
  unjudged: Unjudged[],
  report: (html: string, ratio: number) => void,
) {
  for (const { reason } of unjudged) byPixels.set(reason, (byPixels.get(reason) ?? 0) + 1);
  const seen = unjudged.filter(({ boxes }) => boxes.length > 0);
  covered += unjudged.length - seen.length;
  const boxes = seen.flatMap((each) => each.boxes);
  if (boxes.length === 0) return;
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))));
  const clip = {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
  const picture = PNG.sync.read(await page.screenshot({ clip, style: WITHOUT_TEXT }));
  for (const text of seen) {
    const ratio = judgeGround(text, picture, x, y);
    if (ratio !== null && ratio < text.minimum) report(`${text.html} (${text.reason})`, ratio);
  }
}

async function inspect(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(school.origin + sampleAddress(path, 'portal'), { waitUntil: 'networkidle' });
  await page.evaluate(AXE);
  await page.evaluate(unrollPanels);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: WIDTH, height: Math.max(HEIGHT, height) });
  await page.waitForLoadState('networkidle');
  let judged = 0;
  for (const { name, css } of palettes) {
    const report = (html: string, ratio: number) =>
      failures.push(`${path} · ${name} · ${ratio.toFixed(2)} to 1 · ${html}`);
    await page.evaluate(paint, css);
    const { faint, unjudged } = await page.evaluate(measureDrawn);
    for (const { html, ratio } of faint) report(html, ratio);
    await judgeByPixels(page, unjudged, report);
    judged += unjudged.length;
  }
  await page.close();
  console.log(`${path}: ${judged} texts judged by pixels in ${palettes.length} palettes`);
}

for (const path of paths) await inspect(path.startsWith('/study') ? student : visitor, path);
await browser.close();
await school.close();

for (const [reason, count] of byPixels) console.log(`${count} judged by pixels: ${reason}`);
console.log(`${covered} of them covered by something: not to be seen`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${paths.length} pages in ${palettes.length} palettes: ${failures.length} below AA`);
process.exitCode = failures.length > 0 ? 1 : 0;
