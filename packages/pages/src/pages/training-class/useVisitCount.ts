import { type ClassBehaviour, recordVisit } from '@cloud-school/api-client';
import { type Loadable, LOADING, mapLoadable, ready } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { pageVisits } from '../../platform/session/pageVisits.ts';

interface Visit {
  classId: string;
  /** Null until it is known; the visit is counted then. */
  studentId: string | null;
  userId: string | null;
}

/**
 * Counts the visit of a class once and returns the number of visits (CDET-01): the new one where this visit was counted,
 * else the one of the student's behaviour. A reload and StrictMode's second mount belong to the same visit; coming back
 * from a lesson is a new one (`createPageVisits`). A call that fails leaves the visit uncounted until the next mount.
 */
export function useVisitCount(
  { classId, studentId, userId }: Visit,
  behaviour: Loadable<ClassBehaviour>,
): Loadable<number | null> {
  const { client } = usePortal();
  const [count, setCount] = useState<Loadable<number> | null>(null);

  useEffect(() => {
    if (studentId === null || userId === null) return undefined;
    const page = `${userId}/${classId}`;
    if (pageVisits.enter(page)) {
      setCount(LOADING);
      client.call(recordVisit, { classId, studentId }).then(
        (visits) => setCount(ready(visits)),
        () => {
          pageVisits.cancel(page);
          setCount(null);
        },
      );
    }
    return () => pageVisits.leave(page);
  }, [client, classId, studentId, userId]);

  return count ?? mapLoadable(behaviour, ({ attendanceCount }) => attendanceCount);
}
