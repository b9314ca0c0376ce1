/** What the bar of a lesson says: the activity, or the classroom where it was opened from its course (VIEW-05). */
export interface LessonHead {
  name: string;
  isRequired: boolean;
  isFaceToFace: boolean;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
}
