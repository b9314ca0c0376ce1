import type { Chapter } from '@cloud-school/domain';
import { classroomsOf } from './contentTabs.ts';

/** The chapter of the classroom that was studied last, else the first with an unfinished classroom, else the first. */
export function findCurrentChapter(chapters: readonly Chapter[], lastId: string | null): Chapter | undefined {
  const having = (isIt: (classroom: ReturnType<typeof classroomsOf>[number]) => boolean) =>
    chapters.find((chapter) => classroomsOf([chapter]).some(isIt));
  return having(({ id }) => id === lastId) ?? having(({ state }) => state !== 'done') ?? chapters[0];
}
