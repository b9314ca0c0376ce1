import type { Browser } from 'playwright';
import { openStory, recordFinish } from '../stories/openStory.ts';
import type { PictureMedia } from './pictureMedia.ts';

interface Studio {
  /** The whole page of a story as a PNG file. */
  take: (address: string, size: { width: number; height: number }, media?: PictureMedia) => Promise<Buffer>;
  /** The page that was taken last, as a PDF. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The time that every picture shows; stories that need another fix their own. */
const NOW = new Date('2026-11-21T09:05:00+08:00');

/** A page in which two pictures of a story are equal: one clock, one zone, no motion, no caret. */
export async function openStudio(browser: Browser): Promise<Studio> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await recordFinish(page);
  return {
    take: async (address, size, media) => {
      await page.emulateMedia({ media: null, forcedColors: null, ...media });
      await page.setViewportSize(size);
      await openStory(page, address);
      if (media?.media === 'print') await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      // Fonts and pictures arrive after the story has ended.
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
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    },
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => context.close(),
  };
}
