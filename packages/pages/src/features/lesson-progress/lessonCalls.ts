import { type CallOptions, type Client, getLastPosition, saveStudyRecord } from '@cloud-school/api-client';
import type { LessonKey, StudyReport } from '@cloud-school/engine';

/** The two calls of the study progress, with the names of the wire (PROG-01, PROG-02). */
export function lessonCalls(client: Client) {
  const toLesson = ({ classroomId, courseId, studentId, classId }: LessonKey) => ({
    classroomId,
    courseId,
    studentId,
    classId,
  });
  return {
    loadPosition: (lesson: LessonKey) => client.call(getLastPosition, toLesson(lesson)),
    sendReport: (lesson: LessonKey, report: StudyReport, options?: CallOptions) =>
      client.call(
        saveStudyRecord,
        {
          ...toLesson(lesson),
          studiedAt: report.studiedAt,
          position: report.positionMs,
          remaining: report.remainingMs,
        },
        options,
      ),
  };
}
