import { CONTENT_KINDS } from '../lesson/contentKinds.ts';
import type { ClassActivity } from './ClassActivity.ts';

/** Whether all that an activity asks for is exams, and each is handed in: nothing is left to enter it for. */
export const isHandedIn = ({ contents }: Pick<ClassActivity, 'contents'>): boolean =>
  contents.length > 0 &&
  contents.every(
    ({ kind, progress, handIn }) =>
      CONTENT_KINDS[kind].exam !== null && (handIn !== undefined || (progress ?? 0) >= 100),
  );
