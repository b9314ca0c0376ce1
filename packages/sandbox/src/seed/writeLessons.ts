import { dayAt } from '../serverTime.ts';
import type { ActivitySeed } from './ActivitySeed.ts';
import type { ClassroomSeed } from './CourseSeed.ts';
import { writeClassroom } from './writeClassroom.ts';

/** [days from today, hour, minute, length in minutes, kind of activity, name, students who attended]. */
export type LessonRow = [
  day: number,
  hour: number,
  minute: number,
  length: number,
  kind: 'online' | 'elective' | 'training',
  name: string,
  attendedBy?: string[],
];

interface LessonPlace {
  classId: string;
  extendId: string;
  /** Place of the face-to-face lessons. */
  address: string;
  /** First number of the ids: 101 makes a-PREFIX-101 with its classroom r-PREFIX-101. */
  firstId: number;
  prefix: string;
}

/** Activities with one classroom each: a video, or the face-to-face lesson itself. */
export function writeLessons(
  now: number,
  { classId, extendId, address, firstId, prefix }: LessonPlace,
  rows: LessonRow[],
): { activities: ActivitySeed[]; classrooms: ClassroomSeed[] } {
  const lessons = rows.map(([day, hour, minute, length, kind, name, attendedBy = []], index) => {
    const id = `${prefix}-${firstId + index}`;
    const start = dayAt(now, day, hour, minute);
    const end = start + length * 60_000;
    const isTraining = kind === 'training';
    const isRequired = kind === 'elective' ? 0 : 1;
    const activity: ActivitySeed = {
      activityId: `a-${id}`,
      classId,
      extendId,
      activityName: name,
      isRequired,
      onlineType: isTraining ? 2 : 1,
      ...(isTraining && { address }),
      start,
      end,
      attendedBy,
      contents: [{ contentId: `r-${id}`, contentName: name, dataType: isTraining ? 11 : 1 }],
    };
    const classroom = writeClassroom(`r-${id}`, isTraining ? 11 : 1, name, {
      mustLearn: isRequired,
      studied: attendedBy.length > 0 ? 100 : 0,
      ...(isTraining && { start, end, address }),
    });
    return { activity, classroom };
  });
  return {
    activities: lessons.map(({ activity }) => activity),
    classrooms: lessons.map(({ classroom }) => classroom),
  };
}
