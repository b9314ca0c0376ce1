import type { Call } from '../http/Route.ts';
import type { CourseSeed } from '../seed/CourseSeed.ts';
import { HOUR } from '../serverTime.ts';
import { listClassrooms } from './findClassroom.ts';
import { type ClassStudent, getStudied } from './getStudied.ts';

/** The targets of a course with what a student did, with the field names of the wire. */
export function countDuties(call: Call, course: CourseSeed, student: ClassStudent) {
  const classrooms = listClassrooms(course).map((classroom) => ({
    ...classroom,
    isDone: getStudied(call, classroom, student).isDone,
  }));
  const count = (accepts: (classroom: (typeof classrooms)[number]) => boolean) => {
    const accepted = classrooms.filter(accepts);
    return { total: accepted.length, done: accepted.filter(({ isDone }) => isDone).length };
  };
  const faceToFace = count(({ classroomType }) => classroomType === 11);
  const homework = count(({ classroomType }) => classroomType === 6);
  const tests = count(({ classroomType }) => classroomType === 7);
  const required = count(({ mustLearn }) => mustLearn === 1);
  const [studyTime, finishStudyTime] = (course.studyHours ?? [0, 0]).map((hours) => Math.round(hours * HOUR));
  return {
    faceTeachingNumber: faceToFace.total,
    finishFaceTeachingNumber: faceToFace.done,
    studyTime,
    finishStudyTime,
    homeworkNumber: homework.total,
    finishHomeworkNumber: homework.done,
    testNumber: tests.total,
    finishTestNumber: tests.done,
    needLearnNumber: required.total,
    finishNeedLearnNumber: required.done,
    videoNumber: count(({ classroomType }) => classroomType === 1).total,
  };
}
