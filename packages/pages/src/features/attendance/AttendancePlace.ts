/** Where a student attends: an activity of a class, opened at one of its classrooms. */
export interface AttendancePlace {
  activityId: string;
  classId: string;
  classroomId: string | null;
  courseId: string | null;
  studentId: string;
  userId: string;
}
