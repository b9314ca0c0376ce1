import { isRecord } from '@cloud-school/domain';
import { examPaths } from '../../platform/navigation/paths.ts';
import { STUDENT_PAGE_KEY } from '../../platform/session/rememberStudentPage.ts';
import { tabStorage } from '../../platform/session/tabStorage.ts';

/** Parameters of the specification's addresses that name a student, or what is a student's own: an exam and its attempt. */
const NAMING = ['studentId', 'classStudentId', 'userId', 'workId', 'answerLogId', 'status'];

interface Destination {
  to: string;
  /** The state of the history entry, which belongs to the student who was there. */
  state: unknown;
}

/** Where a sign-in leads. The page of another student opens as the signed-in one's: nothing in it names the other. */
export function pageAfterSignIn(
  { to, state }: Destination,
  userId: string,
  storage: Storage = tabStorage(),
): Destination {
  const owner = readOwner(to, storage);
  if (owner === null || owner === userId) return { to, state };
  const url = new URL(to, 'http://a');
  for (const name of NAMING) url.searchParams.delete(name);
  return { to: introOf(url.pathname) + url.search + url.hash, state: null };
}

/** An exam begins at its intro: a paper, a review and a result are the other student's. */
function introOf(pathname: string): string {
  const exam = Object.values(examPaths).find((pages) => Object.values(pages).includes(pathname));
  return exam?.intro ?? pathname;
}

/** Whose page the address was; null where nobody knows. */
function readOwner(address: string, storage: Storage): string | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STUDENT_PAGE_KEY) ?? 'null');
    if (!isRecord(stored) || stored.address !== address) return null;
    return typeof stored.userId === 'string' ? stored.userId : null;
  } catch {
    return null;
  }
}
