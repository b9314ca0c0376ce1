/** What a student completed by handing in a test or homework: the completion record of its activity (EXAM-08). */
export interface Completion {
  activityId: string;
  classId: string | null;
  /** As the activity carries it (`ClassActivity.bizType`). */
  bizType: string | null;
  classroomId: string | null;
  activityContentId: string | null;
  tenantId: string | null;
  userId: string;
  /** Milliseconds since 1970. */
  at: number;
}
