import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.ts';
import { ARTICLE_FIGURE, AUDIO_COVER, drawPressureStages } from './lesson-media/drawPressureStages.ts';
import { drawStills } from './lesson-media/drawStill.ts';
import { encodeAudio, encodeVideo } from './lesson-media/encodeVideo.ts';
import { ARCHIVE_FILES, AUDIO_SECONDS, TRANSCRIPT } from './lesson-media/firstAidLesson.ts';
import { audioNotes, videoNotes } from './lesson-media/lessonTones.ts';
import { packZip } from './lesson-media/packZip.ts';
import { renderNotes } from './lesson-media/renderNotes.ts';
import { SCORE_SHEET_PAGES, scoreSheetHtml } from './lesson-media/scoreSheet.ts';
import {
  CHAPTER_SECONDS,
  CHAPTERS,
  chapterStart,
  LESSON_SECONDS,
  STEP_SECONDS,
  TITLE_SECONDS,
} from './lesson-media/turningLesson.ts';
import { writeWebVtt } from './lesson-media/writeWebVtt.ts';

const LESSONS = fileURLToPath(new URL('../media/lessons', import.meta.url));
const VIEWER = fileURLToPath(new URL('../media/viewer', import.meta.url));
const FONT = 'Noto Sans CJK SC';

/** What the machine lacks, in one sentence; null when it has everything. */
function missingTool(): string | null {
  if (!canRun('ffmpeg', '-version')) return 'FFmpeg is missing: install the package ffmpeg.';
  if (!canRun('fc-list', FONT)?.includes(FONT)) {
    return `The font ${FONT} is missing: install the package fonts-noto-cjk.`;
  }
  return findChromium() ? null : 'Chromium is missing: install it, or set CHROMIUM to its path.';
}

function canRun(command: string, ...parameters: string[]): string | null {
  try {
    return execFileSync(command, parameters, { encoding: 'utf8' });
  } catch {
    return null;
  }
}

function folderOf(lesson: string): string {
  const folder = join(LESSONS, lesson);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function makeVideo(browser: Browser, workFolder: string): Promise<void> {
  const folder = folderOf('turning');
  const stills = drawStills();
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const pictures: string[] = [];
  for (const [index, { html }] of stills.entries()) {
    const picture = join(workFolder, `still-${index}.png`);
    await page.setContent(html);
    await page.screenshot({ path: picture });
    pictures.push(picture);
  }
  await page.setContent(stills[0]?.html ?? '');
  await page.screenshot({ path: join(folder, 'poster.jpg'), type: 'jpeg', quality: 60 });
  await page.close();

  const sound = join(workFolder, 'video.wav');
  writeFileSync(sound, renderNotes(videoNotes(), LESSON_SECONDS));
  encodeVideo({ stills, pictures, sound, workFolder, folder });

  const captions = CHAPTERS.flatMap((chapter, index) => [
    {
      from: chapterStart(index),
      to: chapterStart(index) + TITLE_SECONDS,
      text: `${chapter.label}，${chapter.title}。`,
    },
    ...chapter.steps.map(({ caption }, step) => {
      const from = chapterStart(index) + TITLE_SECONDS + step * STEP_SECONDS;
      return { from, to: from + STEP_SECONDS, text: caption };
    }),
  ]);
  writeFileSync(join(folder, 'captions.zh.vtt'), writeWebVtt(captions));
  const chapters = CHAPTERS.map(({ label, title }, index) => {
    const from = chapterStart(index);
    return { from, to: from + CHAPTER_SECONDS, text: `${label} ${title}` };
  });
  writeFileSync(join(folder, 'chapters.zh.vtt'), writeWebVtt(chapters));
}

function makeAudio(workFolder: string): void {
  const folder = folderOf('choking');
  const sound = join(workFolder, 'audio.wav');
  writeFileSync(sound, renderNotes(audioNotes(AUDIO_SECONDS), AUDIO_SECONDS));
  encodeAudio(sound, join(folder, 'audio.m4a'));
  writeFileSync(join(folder, 'cover.svg'), AUDIO_COVER);
  writeFileSync(join(folder, 'transcript.zh.vtt'), writeWebVtt(TRANSCRIPT));
}

async function makeDocument(browser: Browser): Promise<void> {
  const folder = folderOf('score-sheet');
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.5 });
  await page.setContent(scoreSheetHtml());
  await page.pdf({ path: join(folder, 'document.pdf'), preferCSSPageSize: true, printBackground: true });
  for (const [index, section] of (await page.locator('.page').all()).entries()) {
    await section.screenshot({ path: join(folder, `page-${index + 1}.png`) });
  }
  await page.close();
  const pages = SCORE_SHEET_PAGES.map((text, index) => ({
    picture: `../lessons/score-sheet/page-${index + 1}.png`,
    text,
  }));
  writeFileSync(
    join(VIEWER, 'documents.js'),
    `// Made by packages/sandbox/scripts/makeLessonMedia.ts: the documents that the viewer shows.
globalThis.documents = ${JSON.stringify({ '../lessons/score-sheet/document.pdf': pages }, null, 2)};
`,
  );
}

function makeFiles(): void {
  const stages = folderOf('pressure-stages');
  drawPressureStages().forEach((drawing, index) =>
    writeFileSync(join(stages, `stage-${index + 1}.svg`), drawing),
  );
  writeFileSync(join(folderOf('two-hours'), 'figure.svg'), ARTICLE_FIGURE);
  writeFileSync(join(folderOf('first-aid'), 'first-aid-cards.zip'), packZip(ARCHIVE_FILES));
}

const missing = missingTool();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const workFolder = mkdtempSync(join(tmpdir(), 'lesson-media-'));
mkdirSync(VIEWER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  makeFiles();
  makeAudio(workFolder);
  await makeDocument(browser);
  await makeVideo(browser, workFolder);
} finally {
  await browser.close();
  rmSync(workFolder, { recursive: true });
}
