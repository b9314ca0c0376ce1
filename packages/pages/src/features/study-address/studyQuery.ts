/** The query values that study pages pass on; all others are dropped, so that no token or name travels. */
const KEYS = [
  'workId',
  'sourceType',
  'activityId',
  'classId',
  'classroomId',
  'classStudentId',
  'studentId',
  'courseId',
  'bizType',
  'activityContentId',
  'answerLogId',
  'status',
  'type',
] as const;

export type StudyQuery = Partial<Record<(typeof KEYS)[number], string>>;

/** The known, non-empty values of an address. */
export function parseStudyQuery(search: URLSearchParams): StudyQuery {
  return Object.fromEntries(KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])));
}

/** A query of which not every value is known. */
export type OpenStudyQuery = { [key in keyof StudyQuery]: string | null | undefined };

/** '?workId=7&…' in a fixed order; empty when nothing is set. */
export function formatStudySearch(query: OpenStudyQuery): string {
  const search = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value) search.set(key, value);
  }
  return search.size > 0 ? `?${search}` : '';
}
