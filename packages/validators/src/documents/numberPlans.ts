/**
 * The day on which the number plans behind the strict rules, and the forms of documents, were last compared with their
 * sources: area codes, mobile numbers, permits, passports. README says what a change of them does to a release.
 */
export const NUMBER_PLANS_DATE = '2026-11-26';
