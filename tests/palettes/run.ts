/**
 * `pnpm palettes`: every page of the built portal in twenty hostile palettes, with a light and a deep frame; axe measures the
 * contrast of each text as it is drawn. Ends with 1 when one is below WCAG AA. What axe cannot measure, such as text over a
 * picture, is counted by its reason and proved by nothing here. `pnpm palettes /login` takes the paths that start with the word.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium } from 'playwright';
import { deriveTheme } from '../../packages/ui/src/theme/derive/deriveTheme.ts';
import { standardTheme } from '../../packages/ui/src/theme/standardTheme.ts';
import { HOSTILE_COLORS } from '../../packages/ui/src/theme/testing/hostileColors.ts';
import { themeDeclarations } from '../../packages/ui/src/theme/theme.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { openSchool } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG, PATHS, sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { toStoredSession } from '../journeys/toStoredSession.ts';
import { type Drawn, measureDrawn } from './measureDrawn.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const palettes = HOSTILE_COLORS.flatMap(([name, colors]) =>
  (['light', 'deep'] as const).map((chrome) => ({
    name: `${name}, ${chrome}`,
    css: `:root:root { ${themeDeclarations(standardTheme)} ${themeDeclarations(deriveTheme({ ...colors, chrome }))} }`,
  })),
);
const words = process.argv.slice(2);
const paths = PATHS.filter((path) => words.length === 0 || words.some((word) => path.startsWith(word)));
const school = await openSchool('portal', { appConfig: EXAMPLE_CONFIG });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const localStorage = toStoredSession(await school.signIn(STUDENTS.portal));

const openContext = (isStudent: boolean) =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
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

async function inspect(context: BrowserContext, path: string): Promise<Drawn[]> {
  const page = await context.newPage();
  await page.goto(school.origin + sampleAddress(path, 'portal'), { waitUntil: 'networkidle' });
  await page.evaluate(AXE);
  const drawn = await page.evaluate(measureDrawn, palettes);
  await page.close();
  return drawn;
}

const failures: string[] = [];
const unmeasured = new Map<string, number>();
for (const path of paths) {
  const drawn = await inspect(path.startsWith('/study') ? student : visitor, path);
  for (const { palette, html, ratio, reason } of drawn) {
    if (reason) unmeasured.set(reason, (unmeasured.get(reason) ?? 0) + 1);
    else failures.push(`${path} · ${palette} · ${ratio} to 1 · ${html}`);
  }
  console.log(`${path}: ${drawn.length} marks in ${palettes.length} palettes`);
}
await browser.close();
await school.close();

for (const [reason, count] of unmeasured) console.log(`${count} not measured: ${reason}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${paths.length} pages in ${palettes.length} palettes: ${failures.length} below AA`);
process.exitCode = failures.length > 0 ? 1 : 0;
