import type { Attendance, ClassActivity, Classroom } from '@cloud-school/domain';

/** What the head of a lesson says: its activity, or the classroom where it was opened from its course (VIEW-05). */
export function toLessonHead(
  activity: ClassActivity | null,
  classroom: Classroom | null,
  attendance: Attendance | null,
) {
  return {
    name: activity?.name || classroom?.name || '',
    isRequired: activity?.isRequired ?? classroom?.isRequired ?? false,
    isFaceToFace: activity?.isFaceToFace ?? false,
    startsAt: attendance?.startsAt ?? activity?.startsAt ?? null,
    endsAt: attendance?.endsAt ?? activity?.endsAt ?? null,
  };
}
