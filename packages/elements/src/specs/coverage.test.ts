import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { specs } from './specs.ts';

const UI = new URL('../../../ui/src/', import.meta.url).pathname;
const PARTS = new URL('../parts/', import.meta.url).pathname;

/** Folders of ui whose components a page of another framework has as elements. */
const COVERED = /^\.\/(cards|player|calendar|questions|answer-card|forms)\//;

const parse = (file: string) => parseSync(file, readFileSync(file, 'utf8')).module;

/** The components that ui exports from these folders. */
const components = ['index.ts', 'player.ts', 'calendar.ts', 'questions.ts'].flatMap((entry) =>
  parse(join(UI, entry)).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, isType, moduleRequest }) =>
      !isType &&
      name &&
      moduleRequest &&
      COVERED.test(moduleRequest.value) &&
      moduleRequest.value.endsWith('.tsx')
        ? [name]
        : [],
    ),
  ),
);

/** The components of elements, and those that the parts of elements are made of. */
const covered = new Set([
  ...specs.map(({ component }) => component),
  ...globSync('*.{ts,tsx}', { cwd: PARTS }).flatMap((file) => {
    const { staticImports, staticExports } = parse(join(PARTS, file));
    return [...staticImports, ...staticExports].flatMap(({ entries }) =>
      entries.flatMap(({ importName }) => importName.name ?? []),
    );
  }),
]);

const A_PIECE = 'A piece of an element that is there, and shows nothing by itself.';
const A_PLACEHOLDER = 'A page shows its own placeholder until the element has its data.';
const OF_A_LESSON =
  'It shares its drafts, its student and the moment of the video with the lesson around it, which is a page: LessonScreen of ui.';

const OF_MINE = 'It counts what pages of this portal hold: a host has a menu of its own.';

/** Components without an element, and why. */
const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  ActivityTags: A_PIECE,
  AnswerTile: A_PIECE,
  CardGroup: A_PIECE,
  DayMarkLabel: A_PIECE,
  LessonKindTags: A_PIECE,
  ReviewTile: A_PIECE,
  StudyEntries: OF_MINE,
  TileLegend: A_PIECE,
  CalendarSkeleton: A_PLACEHOLDER,
  PanelSkeleton: A_PLACEHOLDER,
  StudyEntriesSpace: A_PLACEHOLDER,
  StudyTodaySkeleton: A_PLACEHOLDER,
  StudyWeekSkeleton: A_PLACEHOLDER,
  WhatNowSkeleton: A_PLACEHOLDER,
  InteractionPanel: OF_A_LESSON,
  InteractionStrip: OF_A_LESSON,
  LessonCommentPanel: OF_A_LESSON,
  LessonStage: OF_A_LESSON,
  LessonTabs: OF_A_LESSON,
  LessonTabsInteraction: OF_A_LESSON,
  LiveContent: OF_A_LESSON,
  NotePanel: OF_A_LESSON,
  QuestionPanel: OF_A_LESSON,
  TranscriptPanel: OF_A_LESSON,
  LazyAudioPlayer: 'Every element loads its code when it is in the page: cs-audio-player.',
  LazyLessonPlayer: 'Every element loads its code when it is in the page: cs-lesson-player.',
  LessonAttendance: 'cs-attendance with the states of loading, which a page shows by itself.',
  LessonCard: 'The popup of a lesson in the timetable; cs-lesson-card is a lesson by itself.',
  VideoPlayer: 'cs-video fetches it when its cover is pressed, or at once with auto-play.',
};

test('each card, player, calendar, question, answer card and form of ui is an element, or says why not', () => {
  const known = Object.keys(WITHOUT_ELEMENT);
  expect(components.filter((name) => !covered.has(name)).toSorted()).toEqual(known.toSorted());
  expect(components.length).toBeGreaterThan(60);
});
