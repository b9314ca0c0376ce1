import type { StudyCourse, Tally } from '@cloud-school/domain';

export interface GoalTarget extends Tally {
  label: string;
}

/** The targets of all courses together; a kind that no course requires is left out. */
export function goalTargets(courses: StudyCourse[]): GoalTarget[] {
  const requirements = courses.map((course) => course.requirements);
  const targets = [
    { label: '必修课堂', ...sum(requirements.map(({ classrooms }) => classrooms)) },
    { label: '面授课堂', ...sum(requirements.map(({ faceToFace }) => faceToFace)) },
    { label: '作业/测试', ...sum(requirements.flatMap(({ homework, test }) => [homework, test])) },
  ];
  return targets.filter(({ required }) => required > 0);
}

function sum(tallies: (Tally | null)[]): Tally {
  const known = tallies.filter((tally) => tally !== null);
  return {
    required: known.reduce((total, { required }) => total + required, 0),
    // More than required in one course does not make up for another.
    done: known.reduce((total, { required, done }) => total + Math.min(done, required), 0),
  };
}
