/**
 * `pnpm pictures`: takes pictures of the stories that chromatic.config.json chooses, each brand at each width, and compares
 * them with the accepted ones in `.pictures`, which is outside git; whole screens in forced colours and on paper, too, with a
 * PDF of each. Words choose stories by title or id; `--built` takes the
 * last build of Storybook; `--accept` accepts what the last run took. docs/how-to/review-pictures.md.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureMode, pictureModes } from '../../.storybook/frames/pictureModes.ts';
import { frameAddress } from '../../.storybook/frames/storyAddress.ts';
import { VIEWPORTS } from '../../.storybook/frames/viewports.ts';
import { readApps } from '../readApps.ts';
import { openStorybook } from '../stories/openStorybook.ts';
import type { IndexedStory } from '../stories/readStories.ts';
import { choosePictures } from './choosePictures.ts';
import { comparePictures } from './comparePictures.ts';
import { openStudio } from './openStudio.ts';
import { PICTURE_MEDIA, type PictureMedia } from './pictureMedia.ts';
import { type PictureResult, writeReport } from './writeReport.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const FOLDER = join(ROOT, '.pictures');
const ACCEPTED = join(FOLDER, 'accepted');
const CURRENT = join(FOLDER, 'current');
const DIFFERENCE = join(FOLDER, 'difference');
const PAPER = join(FOLDER, 'paper');
/** Pages that take pictures beside each other. */
const PAGES = 2;

interface Shot {
  story: IndexedStory;
  mode: string;
  globals: PictureMode;
  media?: PictureMedia;
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

if (process.argv.includes('--accept')) {
  const count = existsSync(CURRENT) ? readdirSync(CURRENT).length : 0;
  if (count > 0) cpSync(CURRENT, ACCEPTED, { recursive: true });
  console.log(`${count} pictures accepted`);
  process.exit(0);
}

for (const folder of [CURRENT, DIFFERENCE, PAPER]) rmSync(folder, { recursive: true, force: true });
for (const folder of [ACCEPTED, CURRENT, DIFFERENCE, PAPER]) mkdirSync(folder, { recursive: true });

const { onlyStoryNames } = JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8')) as {
  onlyStoryNames: string[];
};
const storybook = await openStorybook(process.argv.includes('--built'));
const stories = choosePictures(storybook.stories, onlyStoryNames, words);
const modes = Object.entries(pictureModes(readApps().map(({ name }) => name)));
const screens = stories.filter(
  ({ title, name }) => title.startsWith('Screens/') && /Full|Default$/.test(name),
);
const waiting: Shot[] = [
  ...modes.flatMap(([mode, globals]) => stories.map((story) => ({ story, mode, globals }))),
  ...modes
    .filter(([, { viewport }]) => viewport === 'desktop')
    .flatMap(([mode, globals]) =>
      Object.entries(PICTURE_MEDIA).flatMap(([look, media]) =>
        screens.map((story) => ({ story, mode: `${mode} ${look}`, globals, media })),
      ),
    ),
];
const total = waiting.length;
const results: PictureResult[] = [];

function compare(file: string, name: string, after: Buffer): PictureResult {
  const accepted = join(ACCEPTED, file);
  if (!existsSync(accepted)) return { file, name, kind: 'new', count: 0 };
  const before = readFileSync(accepted);
  if (before.equals(after)) return { file, name, kind: 'same', count: 0 };
  const { count, difference } = comparePictures(before, after);
  if (count > 0) writeFileSync(join(DIFFERENCE, file), difference);
  return { file, name, kind: count > 0 ? 'changed' : 'same', count };
}

async function takePictures(): Promise<void> {
  const studio = await openStudio(storybook.browser);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { story, mode, globals, media } = next;
    const file = `${story.id} ${mode}.png`.replaceAll(' ', '_');
    const picture = await studio.take(
      storybook.address + frameAddress(story.id, globals),
      VIEWPORTS[globals.viewport],
      media,
    );
    if (media?.media === 'print')
      writeFileSync(join(PAPER, file.replace(/png$/, 'pdf')), await studio.print());
    writeFileSync(join(CURRENT, file), picture);
    results.push(compare(file, `${story.title} · ${story.name} · ${mode}`, picture));
    if (results.length % 50 === 0) console.log(`${results.length} of ${total}`);
  }
  await studio.close();
}

try {
  await Promise.all(Array.from({ length: PAGES }, takePictures));
} finally {
  await storybook.close();
}
// A run of chosen stories says nothing about the others.
const taken = new Set(results.map(({ file }) => file));
const gone = words.length > 0 ? [] : readdirSync(ACCEPTED).filter((file) => !taken.has(file));
results.push(...gone.map((file) => ({ file, name: file, kind: 'gone' as const, count: 0 })));

const sorted = results.toSorted((a, b) => (a.file < b.file ? -1 : 1));
const count = (kind: PictureResult['kind']) => sorted.filter((result) => result.kind === kind).length;
console.log(
  `${total} pictures: ${count('same')} same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`,
);
for (const { kind, name } of sorted) if (kind === 'changed') console.log(`changed: ${name}`);
console.log(writeReport(FOLDER, sorted));
process.exitCode = count('changed') > 0 ? 1 : 0;
