export function enrolmentId(userId: string, classId: string): string {
  return `${userId}/${classId}`;
}

export function answerId(answerLogId: string, questionId: string): string {
  return `${answerLogId}/${questionId}`;
}

export function invitationId(userId: string, tenantId: string): string {
  return `${userId}/${tenantId}`;
}
