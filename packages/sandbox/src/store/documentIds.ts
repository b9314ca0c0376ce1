export function enrolmentId(userId: string, classId: string): string {
  return `${userId}/${classId}`;
}

export function answerId(answerLogId: string, questionId: string): string {
  return `${answerLogId}/${questionId}`;
}

export function likeId(bizType: string, bizId: string, personId: string): string {
  return `${bizType}/${bizId}/${personId}`;
}

export function invitationId(userId: string, tenantId: string): string {
  return `${userId}/${tenantId}`;
}

export function classroomOfStudentId(classId: string, classroomId: string, studentId: string): string {
  return `${classId}/${classroomId}/${studentId}`;
}

export function studyId(userId: string, classId: string, classroomId: string): string {
  return `${userId}/${classId}/${classroomId}`;
}

export function attendanceId(activityId: string, userId: string): string {
  return `${activityId}/${userId}`;
}
