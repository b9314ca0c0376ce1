import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { findFrame, keepFrame } from './lessonFrames.ts';

/** The frame where the student stopped at her last visit, and where the next one goes. */
export function useLessonFrame(classroomId: string | null) {
  'use memo';
  const { device } = usePortal();
  // A frame that this visit stores changes nothing that is shown.
  const frame = useMemo(() => findFrame(device, classroomId), [device, classroomId]);
  return {
    frame,
    storeFrame: (picture: string | null) => {
      if (classroomId !== null) keepFrame(device, classroomId, picture);
    },
  };
}
