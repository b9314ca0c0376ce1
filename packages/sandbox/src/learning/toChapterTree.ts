import { toSchoolTime } from '@cloud-school/domain';
import type { Call } from '../http/Route.ts';
import type { ClassroomSeed, ClassroomType, CourseSeed } from '../seed/CourseSeed.ts';
import { HOUR } from '../serverTime.ts';
import { type ClassStudent, getStudied, TARGET_PERCENT } from './getStudied.ts';

/** The directory of a course with one student's progress: chapters > sections > classrooms. */
export function toChapterTree(call: Call, { courseId, chapters }: CourseSeed, student: ClassStudent) {
  return chapters.map(({ name, sections }, index) => ({
    id: `${courseId}-${index + 1}`,
    name,
    children: sections.flatMap((section, position): object[] => {
      const classrooms = section.classrooms.map((classroom) => toClassroomRecord(call, classroom, student));
      // Classrooms without a section stand directly under the chapter.
      if (section.name === '') return classrooms;
      return [{ id: `${courseId}-${index + 1}-${position + 1}`, name: section.name, children: classrooms }];
    }),
  }));
}

/** The exam source of a classroom; null except of the partner's. */
export function findSource({ seed }: Pick<Call, 'seed'>, classroomId: string): string | null {
  return seed.tests.find((exam) => exam.classroomId === classroomId)?.source ?? null;
}

export function toClassroomRecord(call: Call, classroom: ClassroomSeed, student: ClassStudent) {
  const { classroomId, classroomType, name, mustLearn, duration, start, end, address } = classroom;
  const { percent, position, isDone } = getStudied(call, classroom, student);
  const times = {
    classStartTime: start === undefined ? null : toSchoolTime(start),
    classEndTime: end === undefined ? null : toSchoolTime(end),
  };
  const studyTime = duration === null ? null : Math.round((duration * TARGET_PERCENT) / 100);
  return {
    classroomId,
    classroomType,
    name,
    mustLearn,
    sourceType: findSource(call, classroomId),
    learnProcess: percent.toFixed(2),
    learningDuration: position,
    classroomDuration: duration,
    userStudyCourseDetailResultVO: {
      studyTime,
      finishStudyTime: position,
      numStatus: isDone ? 1 : 0,
    },
    courseLiveClassroomResultVO: LIVE_TYPES.has(classroomType)
      ? { liveStatus: toLiveStatus(call.now, classroom), ...times }
      : null,
    offlineClassroomResultVO: address === undefined ? null : { address, ...times },
  };
}

const LIVE_TYPES: ReadonlySet<ClassroomType> = new Set([10, 19]);

/** The replay of a live lesson is there so long after its end. */
const REPLAY_TAKES = 4 * HOUR;

/** 0 not started, 1 live, 2 the replay is being generated, 3 replay. */
function toLiveStatus(now: number, { start = now, end = now }: ClassroomSeed): 0 | 1 | 2 | 3 {
  if (now < start) return 0;
  if (now < end) return 1;
  return now < end + REPLAY_TAKES ? 2 : 3;
}
