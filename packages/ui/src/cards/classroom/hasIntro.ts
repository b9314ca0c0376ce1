import type { ClassroomDetail } from '@cloud-school/domain';

/** Whether there is anything to introduce a classroom with. */
export const hasIntro = ({ notice, points }: Pick<ClassroomDetail, 'notice' | 'points'>): boolean =>
  Boolean(notice) || points.length > 0;
