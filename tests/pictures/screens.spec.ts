import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { fontFamily, serifFamily } from '../../packages/ui/src/tokens/scales.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import type { Shell } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG, sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { expect, storeSession, test } from '../journeys/test.ts';
import { shrink } from './shrink.ts';

/** The clock of the school and of the device. */
const NOW = Date.parse('2026-11-21T09:05:00+08:00');

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** The screens whose look is held, by the name of their pictures. */
const SCREENS: Record<string, string | Record<Shell, string>> = {
  home: '/',
  majors: '/educational-product',
  news: '/news-information/detail',
  certificate: '/query',
  login: { portal: '/login', kingdee: '/kingdee-login' },
  class: '/study/training-class',
  timetable: '/study/class-time-table',
  lesson: '/study/classroom/online',
  answering: '/study/test/answer',
  review: '/study/test/check-my-test-exam',
};

// Neither the settings of a machine's fonts and screen nor code that its processor chooses change a pixel.
const args = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];
const launchOptions = { executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args] };
test.skip(process.platform !== 'linux', 'Other systems draw letters by code of their own.');
test.use({ appConfig: EXAMPLE_CONFIG, fixedTime: NOW, launchOptions });

const FONT = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/wght.css'));
const rules = readFileSync(join(FONT, 'wght.css'), 'utf8').replaceAll('./files/', '/font-of-pictures/');
/** The same font under the first name of each list, where it comes before any font of the machine. */
const FONT_FACES = [fontFamily, serifFamily]
  .map((names) => rules.replaceAll("'Noto Sans SC Variable'", names.split(',', 1).join()))
  .join('');

/** In place of what changes, and of a school's pictures: their text has a font of the machine. */
const GREY = '#a3b1c6';
const FIELD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><path d="M0 0h4v3H0z" fill="${GREY}"/></svg>`;

/** Every letter in the one font, and each second the same. */
async function fixLook(page: Page) {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    // How much of a video has come is a matter of the network.
    sheet.replaceSync(`${css} [style*='--loaded'] { --loaded: 0% !important; }`);
    document.adoptedStyleSheets = [sheet];
    // The seconds of an exam are counted by it.
    performance.now = () => 0;
  }, FONT_FACES);
  await page.route('**/font-of-pictures/*', (route) =>
    route.fulfill({ path: join(FONT, 'files', basename(route.request().url())) }),
  );
  await page.route(/\/media\/.*\.(svg|png|jpg)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: FIELD }),
  );
}

/** Waits until nothing loads in the window. */
const settle = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy=true], img')].every((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || (element instanceof HTMLImageElement && element.complete);
    }),
  );

for (const shell of ['portal', 'kingdee'] as const)
  test.describe(shell, () => {
    test.use({ shell });

    for (const [name, paths] of Object.entries(SCREENS))
      test(`${name} looks as accepted`, async ({ page, school }) => {
        const path = typeof paths === 'string' ? paths : paths[shell];
        if (path.startsWith('/study')) await storeSession(page.context(), school, STUDENTS[shell]);
        await page.clock.setFixedTime(NOW);
        await fixLook(page);
        await page.goto(school.origin + sampleAddress(path, shell));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The clock below would end the wait for a call that is under way.
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // What loads seconds after the page, such as the carousel, loads now.
        await page.clock.runFor(5000);
        await page.waitForLoadState('networkidle');
        const mask = [page.locator('video'), page.getByLabel('验证码图片')];
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await settle(page);
          const startedAt = Date.now();
          const picture = `${shell}-${name}-${size.width}.webp`;
          await expect.soft(page).toHaveScreenshot([picture], { mask, maskColor: GREY });
          const file = test.info().snapshotPath(picture, { kind: 'screenshot' });
          if (statSync(file).mtimeMs >= startedAt) await shrink(file);
        }
      });
  });
