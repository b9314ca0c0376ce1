/** Heights of bars that other parts stand below. In rem like the text in them, so that enlarged text moves both alike. */
export const bars = {
  /** The bar of a lesson. */
  lesson: '3.5rem',
} as const;
