import { toSchoolTime } from '@cloud-school/domain';
import type { Call } from '../http/Route.ts';
import type { ClassroomSeed, CourseSeed } from '../seed/CourseSeed.ts';
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
  const { classroomId, classroomType, name, mustLearn, duration, start, end, address, liveStatus } =
    classroom;
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
    courseLiveClassroomResultVO: liveStatus === undefined ? null : { liveStatus, ...times },
    offlineClassroomResultVO: address === undefined ? null : { address, ...times },
  };
}
