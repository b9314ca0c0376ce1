import type { ClassroomKind } from '@cloud-school/api-client';

/** Where a classroom opens: the online viewer, a page of its own, or the app alone. */
export type ClassroomPlace = 'viewer' | 'homework' | 'test' | 'offline' | 'app';

/** The route of a directory item by its kind; a live lesson opens in the app only (COURSE-02). */
export const CLASSROOM_PLACES: Record<ClassroomKind, ClassroomPlace> = {
  video: 'viewer',
  audio: 'viewer',
  article: 'viewer',
  document: 'viewer',
  archive: 'viewer',
  image: 'viewer',
  'other-test': 'viewer',
  other: 'viewer',
  homework: 'homework',
  test: 'test',
  'face-to-face': 'offline',
  live: 'app',
};
