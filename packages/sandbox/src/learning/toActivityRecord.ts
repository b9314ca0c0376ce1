import { ATTENDANCE_CODES, type AttendanceStatus, isPresent, toSchoolTime } from '@cloud-school/domain';
import type { Call } from '../http/Route.ts';
import type { ActivitySeed, ContentSeed } from '../seed/ActivitySeed.ts';
import { findClassroom } from './findClassroom.ts';
import { isSigned } from './getAttendance.ts';
import { type ClassStudent, getStudied, TARGET_PERCENT } from './getStudied.ts';
import { findSource } from './toChapterTree.ts';

export function getAttendanceStatus(call: Call, activity: ActivitySeed, userId: string): AttendanceStatus {
  const { activityId, end } = activity;
  const isAttended =
    isSigned(call, activity, userId) ||
    call.store.list('completions').some((done) => done.userId === userId && done.activityId === activityId);
  if (isAttended) return 'attended';
  return end < call.now ? 'absent' : 'to-attend';
}

/** Whether the student was there. */
export const wasPresent = (call: Call, activity: ActivitySeed, userId: string): boolean =>
  isPresent({ status: getAttendanceStatus(call, activity, userId) });

/** An activity with one student's attendance and progress. */
export function toActivityRecord(call: Call, activity: ActivitySeed, userId: string) {
  const { start, end, attendedBy: _attendedBy, contents, ...shown } = activity;
  const student = { userId, classId: activity.classId };
  return {
    ...shown,
    startTime: toSchoolTime(start),
    endTime: toSchoolTime(end),
    bizType: 'CLASS_ACTIVITY',
    // The server also sends it for elective activities, where it has no meaning.
    classActivityStatus: ATTENDANCE_CODES[getAttendanceStatus(call, activity, userId)],
    activityFinishTypeMap: {
      VIDEO_PROGRESS: countDuty(call, contents, 1, student),
      ONLINE_HOMEWORK_SUBMIT: countDuty(call, contents, 6, student),
      ONLINE_TEST_SUBMIT: countDuty(call, contents, 7, student),
    },
    activityContentResultVOS: contents.map((content) => toContentRecord(call, activity, content, userId)),
  };
}

export function toContentRecord(call: Call, activity: ActivitySeed, content: ContentSeed, userId: string) {
  const classroom = findClassroom(call, content.contentId);
  const studied = classroom && getStudied(call, classroom, { userId, classId: activity.classId });
  return {
    ...content,
    sourceType: findSource(call, content.contentId),
    id: `${activity.activityId}-${content.contentId}`,
    mustLearn: classroom?.mustLearn ?? activity.isRequired,
    initValue: classroom?.duration ?? null,
    learnProcess: studied ? studied.percent.toFixed(2) : null,
    learningDuration: studied?.position ?? null,
    dutyRuleResultVOS:
      content.dataType === 1 ? [{ dutyType: 'VIDEO_PROGRESS', targetValue: TARGET_PERCENT }] : [],
  };
}

function countDuty(
  call: Call,
  contents: ContentSeed[],
  dataType: ContentSeed['dataType'],
  student: ClassStudent,
) {
  const classrooms = contents
    .filter((content) => content.dataType === dataType)
    .map(({ contentId }) => findClassroom(call, contentId));
  return {
    totalNum: classrooms.length,
    finishNum: classrooms.filter((classroom) => classroom && getStudied(call, classroom, student).isDone)
      .length,
  };
}
