import type { Browser } from 'playwright';
import { VIEWPORTS, type ViewportId } from '../../.storybook/frames/viewports.ts';
import { openStory, recordFinish } from './openStory.ts';

interface StoryStore {
  loadStory: (story: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: ViewportId } } }>;
}

interface Scout {
  /** The window that a story names in its globals; the desktop's otherwise. */
  findSize: (storyId: string) => Promise<{ width: number; height: number }>;
}

/** A page that reads what the stories say about themselves: the index of a built Storybook does not hold their globals. */
export async function openScout(browser: Browser, address: string): Promise<Scout> {
  const page = await browser.newPage();
  await recordFinish(page);
  await openStory(page, address);
  return {
    findSize: async (storyId) => {
      const viewport = await page.evaluate(async (id) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore };
        };
        return (await preview.storyStoreValue.loadStory({ storyId: id })).storyGlobals.viewport?.value;
      }, storyId);
      return VIEWPORTS[viewport ?? 'desktop'];
    },
  };
}
