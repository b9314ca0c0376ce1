import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import { readStories, type IndexedStory } from './readStories.ts';
import { serveFolder } from './serveFolder.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const FOLDER = join(ROOT, 'storybook-static');

interface BuiltStorybook {
  browser: Browser;
  stories: IndexedStory[];
  address: string;
  close: () => Promise<void>;
}

/** Serves the built Storybook and opens a browser for it; builds it first unless `isBuilt`. */
export async function openStorybook(isBuilt: boolean): Promise<BuiltStorybook> {
  if (!isBuilt || !existsSync(join(FOLDER, 'index.json'))) {
    console.log('Building Storybook; --built takes the last build.');
    const build = ['storybook', 'build', '--quiet', '--output-dir', FOLDER];
    execFileSync('npx', build, { cwd: ROOT, stdio: 'ignore' });
  }
  const server = await serveFolder(FOLDER);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  return {
    browser,
    stories: readStories(FOLDER),
    address: server.address,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
