/** How much of something is required, and how much is done. Both counts, or both milliseconds. */
export interface Tally {
  required: number;
  done: number;
}
