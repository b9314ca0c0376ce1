import { recordStudyStart } from '@cloud-school/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface StudyStart {
  classroomId: string;
  courseId: string;
  studentId: string;
  classId: string;
  activityId: string | null;
  userId: string;
}

/**
 * Records once that the student opened a classroom; null for a preview and while something is unknown (VIEW-06). Another
 * activity of the same classroom is no other opening, nor is data that is asked for again.
 */
export function useStudyStart(start: StudyStart | null): void {
  const { client, lastReports } = usePortal();
  const opening =
    start && [start.classId, start.courseId, start.classroomId, start.studentId, start.userId].join(' ');
  const record = useEffectEvent(() => {
    if (start) lastReports.track(client.call(recordStudyStart, start)).catch(() => undefined);
  });
  const recorded = useRef<string>(null);
  useEffect(() => {
    if (opening === null || opening === recorded.current) return;
    recorded.current = opening;
    record();
  }, [opening]);
}
