import { type Chapter, type Classroom, COURSEWARE_KINDS, type CoursewareKind } from '@cloud-school/domain';
import type { CourseContents } from './CourseContents.ts';

/** The kinds of classrooms that a course has a tab for. */
export const CONTENT_TABS = [
  { key: 'all', label: '全部' },
  { key: 'online-teaching', label: '线上授课' },
  { key: 'homework', label: '线上作业' },
  { key: 'test', label: '线上测试' },
  { key: 'face-to-face', label: '线下面授' },
  { key: 'material', label: '学习资料' },
] as const;

export type ContentTabKey = (typeof CONTENT_TABS)[number]['key'];

/** Live lectures are online teaching. */
const TAB_OF: Record<CoursewareKind, Exclude<ContentTabKey, 'all'>> = {
  'online-teaching': 'online-teaching',
  homework: 'homework',
  test: 'test',
  'face-to-face': 'face-to-face',
  live: 'online-teaching',
  material: 'material',
};

export interface ContentTab {
  key: ContentTabKey;
  label: string;
  /** Chapters that hold a classroom. */
  chapters: Chapter[];
  count: number;
}

/** The tabs that have classrooms, in their order (COURSE-01). */
export function contentTabs({ directory, courseware }: CourseContents): ContentTab[] {
  const tabs = CONTENT_TABS.map(({ key, label }) => {
    const kinds = COURSEWARE_KINDS.filter((kind) => TAB_OF[kind] === key);
    const chapters =
      key === 'all' ? directory : mergeChapters(kinds.flatMap((kind) => courseware[kind] ?? []));
    return { key, label, chapters: chapters.filter(hasClassroom), count: classroomsOf(chapters).length };
  });
  return tabs.filter(({ count }) => count > 0);
}

/** All classrooms of the chapters, in their order. */
export const classroomsOf = (chapters: Chapter[]): Classroom[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms));

const hasClassroom = (chapter: Chapter) => classroomsOf([chapter]).length > 0;

/** Two kinds of one tab may have classrooms in the same chapter. */
function mergeChapters(chapters: Chapter[]): Chapter[] {
  const merged = new Map<string, Chapter>();
  for (const chapter of chapters) {
    const known = merged.get(chapter.id);
    merged.set(
      chapter.id,
      known ? { ...known, sections: [...known.sections, ...chapter.sections] } : chapter,
    );
  }
  return [...merged.values()];
}
