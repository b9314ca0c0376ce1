/** Business keys of a school, in the order of the entry grid (HOME-04). */
export const BUSINESS_LINES = ['enroll', 'study', 'certificate', 'exam', 'score', 'identification'] as const;

/** One entry a school offers on its home page. */
export type BusinessLine = (typeof BUSINESS_LINES)[number];
