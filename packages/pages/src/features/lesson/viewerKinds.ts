import type { Classroom } from '@cloud-school/domain';
import { paths } from '../../platform/navigation/paths.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';

/** Whether the online viewer shows a classroom; the others have a page of their own or open in the app. */
export const isShownInViewer = (classroom: Pick<Classroom, 'id' | 'kind'>): boolean =>
  classroomAddress(classroom, {})?.startsWith(`${paths.lesson}?`) === true;
