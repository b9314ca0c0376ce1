/** As long as a frame leaves beside drawing it (ms). */
const PIECE = 8;

/** Runs steps to their end, and gives way to the page after each piece; null where nobody wants the result any more. */
export async function runInPieces<Result>(
  steps: Generator<void, Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  while (isWanted()) {
    const end = performance.now() + PIECE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
