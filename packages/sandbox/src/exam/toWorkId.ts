/** A test as one student has it; what the detail call answers as `id`. */
export function toWorkId(test: { testId: string }, userId: string): string {
  return `w-${test.testId}-${userId}`;
}
