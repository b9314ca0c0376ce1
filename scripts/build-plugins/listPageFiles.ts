import type { Rolldown } from 'vite';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { closureOf, findShellChunks } from './findShellChunks.ts';

/** What a page of each day imports as it opens: modules of `packages`. */
interface PageModules {
  all: readonly string[];
  /** What only a phone imports. */
  phone?: readonly string[];
}

const CACHED_ANSWERS = 'pages/src/platform/cached-answers/cachedTable.ts';
const SITE = ['pages/src/features/site-frame/SiteFrame.tsx', CACHED_ANSWERS];
const CLASS_PAGE_ON_PHONES = 'pages/src/features/site-frame/PhonePage.tsx';

const PAGES: Record<string, PageModules> = {
  [paths.myClasses]: { all: ['pages/src/pages/my-classes/MyClassesPage.tsx', ...SITE] },
  [paths.trainingClass]: {
    all: [
      'pages/src/pages/training-class/TrainingClassPage.tsx',
      'pages/src/pages/training-class/preloadTrainingClass.ts',
      ...SITE,
    ],
    phone: [CLASS_PAGE_ON_PHONES],
  },
  [paths.timetable]: {
    all: [
      'pages/src/pages/timetable/TimetablePage.tsx',
      'pages/src/pages/timetable/preloadTimetable.ts',
      ...SITE,
    ],
    phone: [
      'ui/src/screens/timetable/period/PhoneStrip.tsx',
      'ui/src/screens/timetable/period/PhoneDay.tsx',
      CLASS_PAGE_ON_PHONES,
    ],
  },
  [paths.course]: { all: ['pages/src/pages/course/CoursePage.tsx', ...SITE], phone: [CLASS_PAGE_ON_PHONES] },
  [paths.lesson]: {
    all: [
      'pages/src/pages/lesson/LessonPage.tsx',
      'pages/src/features/lesson/preloadLesson.ts',
      CACHED_ANSWERS,
    ],
  },
};

/**
 * The files of these pages, without those that the page of the build names itself: 'path file file ? file;path file', where those
 * after the question mark are for phones.
 */
export function listPageFiles(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const { entry, renderer } = findShellChunks(bundle);

  function findChunks(module: string) {
    const isModule = (id: string) => id.replaceAll('\\', '/').endsWith(`packages/${module}`);
    // A shell may leave pages out.
    return chunks.filter(({ moduleIds }) => moduleIds.some(isModule));
  }

  const named = closureOf(bundle, [entry, renderer]);
  const names = (files: ReadonlySet<string>) => [...files].map((file) => file.replace(/^assets\//, ''));
  return Object.entries(PAGES)
    .map(([path, { all, phone = [] }]) => {
      const files = closureOf(bundle, all.flatMap(findChunks), named);
      const phoneFiles = closureOf(bundle, phone.flatMap(findChunks), new Set([...named, ...files]));
      return [path, ...names(files), ...(phoneFiles.size > 0 ? ['?', ...names(phoneFiles)] : [])].join(' ');
    })
    .join(';');
}
