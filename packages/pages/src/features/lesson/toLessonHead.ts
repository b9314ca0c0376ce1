import type { Attendance, ClassActivity, Classroom } from '@cloud-school/domain';
import type { LessonHead, Loadable } from '@cloud-school/ui';

interface Known {
  activity: ClassActivity | null;
  activities: Loadable<unknown>;
  classroom: Classroom | null;
}

/**
 * What the head of a lesson says: its activity, or the classroom where it was opened from its course (VIEW-05). Which of both it
 * is, only the class knows: until it has answered, neither is said to be required or online.
 */
export function toLessonHead(
  { activity, activities, classroom }: Known,
  attendance: Attendance | null,
): LessonHead {
  const known = activity ?? headOfClassroom(activities.status === 'ready' ? classroom : null);
  return {
    name: activity?.name || classroom?.name || '',
    isRequired: known.isRequired,
    isFaceToFace: known.isFaceToFace,
    startsAt: attendance?.startsAt ?? known.startsAt,
    endsAt: attendance?.endsAt ?? known.endsAt,
  };
}

const headOfClassroom = (classroom: Classroom | null) => ({
  isRequired: classroom && classroom.isRequired,
  isFaceToFace: classroom && false,
  startsAt: null,
  endsAt: null,
});
