import type { Classroom } from '@cloud-school/domain';
import { paths } from '../../platform/navigation/paths.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';
import type { LessonPlace } from './LessonPlace.ts';

/** The pages that show classrooms: the viewer, and the detail page in the site's frame. */
export type ViewerPath = typeof paths.lesson | typeof paths.classroomDetail;

/** The address of another classroom from a page that shows classrooms; null for those that only the app opens. */
export function lessonTarget(
  classroom: Classroom,
  { isPreview, ...place }: Omit<LessonPlace, 'userId'>,
  viewerPath: ViewerPath,
): { to: string } | null {
  const address = classroomAddress(classroom, place);
  if (address === null) return null;
  const search = address.slice(address.indexOf('?'));
  if (!address.startsWith(`${paths.lesson}?`)) return { to: address };
  return { to: `${viewerPath}${search}${isPreview ? '&preview=1' : ''}` };
}
