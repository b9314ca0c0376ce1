/** Business keys of a school, in the order of the entry grid (HOME-04). */
export const BUSINESS_LINES = ['enroll', 'study', 'certificate', 'exam', 'score', 'identification'] as const;

/** An entry of the home page; the words are the server's own keys. */
export type BusinessLine = (typeof BUSINESS_LINES)[number];
