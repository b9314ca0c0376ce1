/** The work id: one student's copy of a test, the `id` of the test detail. */
export function toWorkId(test: { testId: string }, userId: string): string {
  return `w-${test.testId}-${userId}`;
}
