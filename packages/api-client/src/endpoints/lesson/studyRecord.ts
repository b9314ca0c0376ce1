import { toSchoolTime } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { isRecord } from '../../entities/read.ts';
import { readQuantity } from '../../entities/readQuantity.ts';
import { MalformedError } from '../../errors/MalformedError.ts';

interface LessonPlace {
  classroomId: string;
  courseId: string;
  studentId: string;
  classId: string;
}

export interface StudyRecord extends LessonPlace {
  /** Milliseconds since 1970: `lastStudyTime`. */
  studiedAt: number;
  /** The position in the lesson, milliseconds: `learningDuration`. */
  position: number;
  /** From the position to the end, milliseconds: `remainStudyDuration`; null while the length is unknown. */
  remaining: number | null;
}

/** Saves how far the student is in a lesson (PROG-01). `isKeepalive` of the call lets it outlive the page. */
export const saveStudyRecord = defineEndpoint({
  id: 'studyRecord.save',
  method: 'POST',
  path: '/teaching/anyone/studyRecord/save',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  toPayload: ({ studiedAt, position, remaining, ...lesson }: StudyRecord) => ({
    ...lesson,
    lastStudyTime: toSchoolTime(studiedAt),
    learningDuration: Math.round(position),
    remainStudyDuration: remaining === null ? null : Math.round(remaining),
    client: 'Web',
  }),
  parse: () => undefined,
});

/**
 * The last position of the student in a lesson, milliseconds; null for a lesson that was never studied (PROG-02). What cannot
 * be read is malformed: taken for 0, it would let a report lower the position of the server.
 */
export const getLastPosition = defineEndpoint({
  id: 'studyRecord.lastPosition',
  method: 'POST',
  path: '/teaching/anyone/studyRecord/lastPosition',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classroomId, courseId, studentId, classId }: LessonPlace) => ({
    classroomId,
    courseId,
    studentId,
    classId,
  }),
  parse: (data) => {
    const told = isRecord(data) ? data.learningDuration : data;
    if (told === null || told === undefined || told === '') return null;
    const position = readQuantity(told);
    if (position === null) throw new MalformedError('The last position is no number of 0 or more.');
    return position;
  },
});
