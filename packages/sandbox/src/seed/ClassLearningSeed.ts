/** What the page of a class shows besides its activities and courses. */
export interface ClassLearningSeed {
  classId: string;
  learningGoal: string | null;
  /** Visits of each student before the start of the sandbox. */
  visits: number;
  answerDurationStr: string;
  /** 0 not assessed, 1 passed, 2 failed. */
  evaluateStatus: 0 | 1 | 2;
  classmateCircleCount: number;
  classmates: ClassmateSeed[];
  dynamics: DynamicSeed[];
}

export interface ClassmateSeed {
  studentId: string;
  studentName: string;
  studentAvatar: string | null;
}

export interface DynamicSeed {
  /** 0 signed in, 1 signed out, 2 asked, 3 replied, 4 published a note, 5 reviewed the classroom. */
  type: 0 | 1 | 2 | 3 | 4 | 5;
  realName: string;
  avatar: string | null;
  content: string | null;
  activityId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Classmates from names; the students of the sandbox keep their ids. */
export function writeClassmates(students: ClassmateSeed[], prefix: string, names: string): ClassmateSeed[] {
  // No teacher's.
  const portraits = ['wu', 'gu', null, 'chen', null, null];
  return [
    ...students,
    ...names.split(' ').map((studentName, index) => {
      const portrait = portraits[index % portraits.length];
      return {
        studentId: `${prefix}-${index + 1}`,
        studentName,
        studentAvatar: portrait ? `/media/avatars/${portrait}.svg` : null,
      };
    }),
  ];
}
