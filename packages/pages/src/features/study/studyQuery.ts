/** Query values that study screens hand on; everything else in an address stays behind (never a token or a name). */
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
] as const;

export type StudyQuery = Partial<Record<(typeof KEYS)[number], string>>;

/** The known, non-empty values of an address. */
export function readStudyQuery(search: URLSearchParams): StudyQuery {
  return Object.fromEntries(KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])));
}

/** '?workId=7&…' in a fixed order; empty when nothing is set. */
export function studySearch(query: StudyQuery): string {
  const search = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value) search.set(key, value);
  }
  return search.size > 0 ? `?${search}` : '';
}
