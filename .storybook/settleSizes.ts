/** A page that is not visible draws no frame (ms). */
const LONGEST = 300;

/**
 * Waits until observers of sizes have reported what the last step of a story changed, and React has drawn it: a box that
 * began to scroll takes the focus with the next frame (ScrollBox), and axe, which runs after the story, looks for that.
 */
export const settleSizes = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, LONGEST);
  });
