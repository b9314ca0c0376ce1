import { recordStudyStart } from '@cloud-school/api-client';
import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface StudyStart {
  classroomId: string;
  courseId: string;
  studentId: string;
  classId: string;
  activityId: string | null;
  userId: string;
}

/** Records once that the student opened a classroom; null for a preview and while something is unknown (VIEW-06). */
export function useStudyStart(start: StudyStart | null): void {
  const { client } = usePortal();
  const text = start && JSON.stringify(start);
  useEffect(() => {
    if (text === null) return undefined;
    // In the next task: StrictMode mounts twice, and this is one opening.
    const timer = setTimeout(() => {
      client.call(recordStudyStart, JSON.parse(text) as StudyStart).catch(() => undefined);
    }, 0);
    return () => clearTimeout(timer);
  }, [client, text]);
}
