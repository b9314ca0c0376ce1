import { type Chapter, type Classroom, isDone } from '@cloud-school/domain';

/** One row of a directory; the tree is a flat list, so that only the rows near the screen are drawn. */
export type DirectoryEntry =
  | { type: 'chapter'; key: string; chapter: Chapter; done: number; total: number; isOpen: boolean }
  | { type: 'section'; key: string; name: string; isOpen: boolean }
  | { type: 'classroom'; key: string; classroom: Classroom };

/** The rows of a tree; a closed chapter or section shows its head alone. Keys hold positions, since ids may repeat. */
export function directoryEntries(
  chapters: readonly Chapter[],
  closedKeys: ReadonlySet<string>,
): DirectoryEntry[] {
  return chapters.flatMap((chapter, chapterIndex): DirectoryEntry[] => {
    const classrooms = chapter.sections.flatMap((section) => section.classrooms);
    const chapterKey = `${chapterIndex}`;
    const isOpen = !closedKeys.has(chapterKey);
    const head: DirectoryEntry = {
      type: 'chapter',
      key: chapterKey,
      chapter,
      done: classrooms.filter(isDone).length,
      total: classrooms.length,
      isOpen,
    };
    if (!isOpen) return [head];
    const rows = chapter.sections.flatMap((section, sectionIndex): DirectoryEntry[] => {
      const key = `${chapterKey}.${sectionIndex}`;
      const { name } = section;
      const isSectionOpen = !closedKeys.has(key);
      return [
        ...(name ? [{ type: 'section', key, name, isOpen: isSectionOpen } as const] : []),
        ...(isSectionOpen ? section.classrooms : []).map((classroom, index) => {
          return { type: 'classroom', key: `${key}.${index}`, classroom } as const;
        }),
      ];
    });
    return [head, ...rows];
  });
}

/** All classrooms of a tree in their order. */
export const classroomsOf = (chapters: readonly Chapter[]): Classroom[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms));
