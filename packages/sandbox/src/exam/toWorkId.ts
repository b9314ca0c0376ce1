/** The work id: one student's copy of a test or of homework, the `id` of its detail. */
export function toWorkId(test: { testId: string }, userId: string): string {
  return `w-${test.testId}-${userId}`;
}
