/** Where downloaded lessons are on the device: one cache for the student, whose files have addresses below `path`. */
export const LESSON_DOWNLOADS = {
  path: '/lesson-downloads/',
  cachePrefix: 'cloud-school-lessons-',
} as const;
