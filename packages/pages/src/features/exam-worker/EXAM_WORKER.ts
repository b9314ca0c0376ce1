import { defineStoredElsewhere, FOREVER } from '../../platform/device/defineStored.ts';

/** Its caches, one for each build; the worker of the next build removes them. */
const CACHES = defineStoredElsewhere({
  key: 'exam-worker',
  of: 'device',
  in: 'caches',
  prefix: 'cloud-school-exam-',
  maxDays: FOREVER,
});

/** The exam worker's file, the same for every build: the browser compares it with the installed one. */
export const EXAM_WORKER = {
  address: '/exam-worker.js',
  cachePrefix: CACHES.prefix,
} as const;
