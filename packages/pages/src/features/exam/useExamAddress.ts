import type { ExamKind } from '@cloud-school/domain';
import { useLocation } from 'react-router-dom';
import { examPaths, paths } from '../../platform/navigation/paths.ts';
import { formatStudySearch, parseStudyQuery, type StudyQuery } from '../study-address/studyQuery.ts';

export interface ExamAddress {
  kind: ExamKind;
  query: StudyQuery;
  /** An address of the same exam; `changes` replaces query values, undefined removes one. */
  toAddress: (page: 'intro' | 'answering' | 'finished' | 'review', changes?: AddressChanges) => string;
}

type AddressChanges = { [Key in keyof StudyQuery]?: StudyQuery[Key] | undefined };

/** The kind of exam that the address names, and its query. */
export function useExamAddress(): ExamAddress {
  const { pathname, search } = useLocation();
  const kind = pathname.startsWith(paths.homeworkIntro) ? 'homework' : 'test';
  const query = parseStudyQuery(new URLSearchParams(search));
  return {
    kind,
    query,
    toAddress: (page, changes = {}) => examPaths[kind][page] + formatStudySearch({ ...query, ...changes }),
  };
}
