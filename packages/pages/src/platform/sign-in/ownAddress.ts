import { examPaths } from '../navigation/paths.ts';

/** Parameters of the specification's addresses that name a student, or what is a student's own: an exam and its attempt. */
const NAMING = ['studentId', 'classStudentId', 'userId', 'workId', 'answerLogId', 'status'];

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The page of another student as one's own: nothing in its address names the other. */
export function ownAddress({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of NAMING) query.delete(name);
  const text = query.toString();
  return introOf(pathname) + (text && `?${text}`) + hash;
}

/** An exam begins at its intro: a paper, a review and a result are the other student's. */
function introOf(pathname: string): string {
  const exam = Object.values(examPaths).find((pages) => Object.values(pages).includes(pathname));
  return exam?.intro ?? pathname;
}
