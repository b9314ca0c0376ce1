import { type ClassBehaviour, isApiError, recordVisit } from '@cloud-school/api-client';
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
 * from a lesson is a new one (`createPageVisits`). A call that the server refuses leaves the visit uncounted until the next
 * mount; one without an answer is not repeated, so that no visit counts twice.
 */
export function useVisitCount(
  { classId, studentId, userId }: Visit,
  behaviour: Loadable<ClassBehaviour>,
): Loadable<number | null> {
  const { client } = usePortal();
  /** Null when this visit is not counted by this mount; undefined while that is open. */
  const [count, setCount] = useState<number | null>();

  useEffect(() => {
    if (studentId === null || userId === null) return undefined;
    const page = `${userId}/${classId}`;

    async function countVisit(student: string) {
      if (!pageVisits.enter(page)) {
        // Another mount may be counting: its number wins.
        await Promise.resolve();
        setCount((known) => known ?? null);
        return;
      }
      try {
        setCount(await client.call(recordVisit, { classId, studentId: student }));
      } catch (error) {
        // Of a call without an answer, as at a reload, nobody knows whether the server counted it.
        if (isApiError(error, 'rejected')) pageVisits.cancel(page);
        setCount(null);
      }
    }

    void countVisit(studentId);
    return () => pageVisits.leave(page);
  }, [client, classId, studentId, userId]);

  if (typeof count === 'number') return ready(count);
  // The number of the behaviour may or may not have this visit while the call is under way.
  if (count === undefined && behaviour.status === 'ready') return LOADING;
  return mapLoadable(behaviour, ({ attendanceCount }) => attendanceCount);
}
