import type { UserKey } from '../../ports/UserKey.ts';
import type { StudyProgress } from '../state/StudyProgress.ts';
import type { LessonKey } from './LessonKey.ts';

export interface StoredProgress {
  lesson: LessonKey;
  progress: StudyProgress;
}

/**
 * The progress that this device keeps, shared by its windows. Synchronous, because a page that is closed waits for
 * nothing. No method throws: what cannot be stored lasts as long as the page, or not at all.
 */
export interface ProgressStore {
  read(lesson: LessonKey): StudyProgress | null;
  write(lesson: LessonKey, progress: StudyProgress): void;
  list(user: UserKey): StoredProgress[];
  remove(lesson: LessonKey): void;
}
