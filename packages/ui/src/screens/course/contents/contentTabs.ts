import type { Chapter, Classroom, CoursewareKind } from '@cloud-school/domain';
import type { CourseContents } from './CourseContents.ts';

export type ContentTabKey = 'all' | 'online-teaching' | 'homework' | 'test' | 'face-to-face' | 'material';

export interface ContentTab {
  key: ContentTabKey;
  label: string;
  /** Chapters that hold a classroom. */
  chapters: Chapter[];
  count: number;
}

/** The tabs that have classrooms, in their order (COURSE-01). Live lectures are online teaching. */
export function contentTabs({ directory, courseware }: CourseContents): ContentTab[] {
  const tabs = TABS.map(({ key, label, kinds }) => {
    const chapters =
      kinds === null ? directory : mergeChapters(kinds.flatMap((kind) => courseware[kind] ?? []));
    return { key, label, chapters: chapters.filter(hasClassroom), count: classroomsOf(chapters).length };
  });
  return tabs.filter(({ count }) => count > 0);
}

const TABS: { key: ContentTabKey; label: string; kinds: CoursewareKind[] | null }[] = [
  { key: 'all', label: '全部', kinds: null },
  { key: 'online-teaching', label: '线上授课', kinds: ['online-teaching', 'live'] },
  { key: 'homework', label: '线上作业', kinds: ['homework'] },
  { key: 'test', label: '线上测试', kinds: ['test'] },
  { key: 'face-to-face', label: '线下面授', kinds: ['face-to-face'] },
  { key: 'material', label: '学习资料', kinds: ['material'] },
];

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
