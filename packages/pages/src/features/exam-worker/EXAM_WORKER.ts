/** The exam worker's file, the same for every build: the browser compares it with the installed one. */
export const EXAM_WORKER = {
  address: '/exam-worker.js',
  /** Its caches, one for each build. */
  cachePrefix: 'cloud-school-exam-',
} as const;
