import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { pictureModes } from '../../.storybook/frames/pictureModes.ts';
import { frameAddress } from '../../.storybook/frames/storyAddress.ts';
import { VIEWPORTS } from '../../.storybook/frames/viewports.ts';
import { readApps } from '../../scripts/readApps.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const PAPER = join(ROOT, '.pictures/paper');

/** The time that every picture shows; stories that need another fix their own. */
const NOW = new Date('2026-11-21T09:05:00+08:00');
/** Waits for the slowest of stories on a slow machine (ms). */
const PATIENCE = 90_000;

type Media = Parameters<Page['emulateMedia']>[0];

/** How whole screens are taken beside a screen in its own colours. */
const MEDIA: Readonly<Record<string, Media>> = {
  'forced colours': { forcedColors: 'active' },
  print: { media: 'print' },
};

interface IndexedStory {
  id: string;
  /** 'Screens/首页 HomeScreen'. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const { onlyStoryNames } = readJson('chromatic.config.json') as { onlyStoryNames: string[] };
const { entries } = readJson('storybook-static/index.json') as { entries: Record<string, IndexedStory> };
/** As its file names it: the index adds the requirements of a screen (.storybook/main.ts), Chromatic does not see them. */
const ownName = ({ name }: IndexedStory) => name.replace(/ § .*/, '');
const isChosen = (story: IndexedStory) =>
  story.type === 'story' &&
  onlyStoryNames.some((glob) => matchesGlob(`${story.title}/${ownName(story)}`, glob));
const stories = Object.values(entries).filter(isChosen);
const isScreen = ({ title }: IndexedStory) => title.startsWith('Screens/');
const isWholeScreen = (story: IndexedStory) => isScreen(story) && /Full|Default$/.test(ownName(story));

const titlesOf = (of: IndexedStory[]) =>
  [...new Set(of.filter(isScreen).map(({ title }) => title))].toSorted();

interface Channel {
  on: (event: 'storyFinished', listener: () => void) => void;
}

/** A page in which two pictures of a story are equal: one clock, one zone, no motion. A worker has one, for its cache. */
const test = base.extend<object, { studio: Page }>({
  studio: [
    async ({ browser }, runTests) => {
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(() => {
        let channel: Channel | undefined;
        Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
          configurable: true,
          get: () => channel,
          set: (value: Channel) => {
            channel = value;
            value.on('storyFinished', () => Object.assign(window, { isStoryFinished: true }));
          },
        });
      });
      await runTests(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Fonts and pictures arrive after the story has ended. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images, async (image) => {
        // A picture below the window would load while the whole page is taken.
        image.loading = 'eager';
        await image.decode().catch(() => {});
      }),
    );
  });
}

test('each screen has a picture', () => {
  expect(titlesOf(stories)).toEqual(
    titlesOf(Object.values(entries).filter(({ tags }) => tags.includes('test'))),
  );
});

for (const [mode, globals] of Object.entries(pictureModes(readApps().map(({ name }) => name))))
  for (const story of stories) {
    const looks = globals.viewport === 'desktop' && isWholeScreen(story) ? Object.keys(MEDIA) : [];
    for (const look of ['', ...looks]) {
      const name = `${mode} ${look}`.trim();
      test(`${story.title} · ${story.name} · ${story.id} · ${name}`, async ({ studio, baseURL }) => {
        const media = MEDIA[look];
        await studio.emulateMedia({ media: null, forcedColors: null, ...media });
        await studio.setViewportSize(VIEWPORTS[globals.viewport]);
        // Accessibility is checked by the story tests.
        await studio.goto(new URL(`${frameAddress(story.id, globals)};a11y.manual:!true`, baseURL).href);
        await studio.waitForFunction(() => 'isStoryFinished' in window, undefined, { timeout: PATIENCE });
        if (media?.media === 'print') await studio.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await loadPictures(studio);
        const file = `${story.id} ${name}`.replaceAll(' ', '_');
        if (media?.media === 'print') {
          mkdirSync(PAPER, { recursive: true });
          writeFileSync(join(PAPER, `${file}.pdf`), await studio.pdf({ preferCSSPageSize: true }));
        }
        // As a list: Playwright writes the signs of a text anew.
        await expect(studio).toHaveScreenshot([`${file}.png`], { fullPage: true });
      });
    }
  }
