import { getClassBehaviour, isApiError, recordVisit } from '@cloud-school/api-client';
import type { ClassBehaviour } from '@cloud-school/domain';
import { type Loadable, LOADING, mapLoadable, ready } from '@cloud-school/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isEqual } from '../../features/interaction/isEqual.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { pageVisitsOf } from '../../platform/session/pageVisits.ts';

interface Visit {
  classId: string;
  /** Null until it is known; the visit is counted then. */
  studentId: string | null;
  userId: string | null;
}

/** The student's behaviour tells the number too: the page waits for the visit's answer no longer (ms). */
const WAIT = { timeout: 5000 };

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
  'use memo';
  const { client, device, lastReports } = usePortal();
  const { mutate } = useSWRConfig();
  const pageVisits = pageVisitsOf(device);
  /** Null when this visit is not counted by this mount; undefined while that is open. */
  const [count, setCount] = useState<number | null>();
  const uncounted = useRef<string | null>(null);
  // Where the page was opened: its tabs and filters change the address, not the visit.
  const opened = useRef(useLocation());
  const page = userId === null ? null : `${userId}/${classId}`;

  // A visit begins with the page, before the student's id is known: who leaves sooner has ended it.
  useEffect(() => {
    if (page === null) return undefined;
    if (pageVisits.enter(page, opened.current)) uncounted.current = page;
    else setCount((known) => known ?? null);
    return () => pageVisits.leave(page);
  }, [page, pageVisits]);

  useEffect(() => {
    if (page === null || studentId === null || uncounted.current !== page) return;
    uncounted.current = null;
    pageVisits.count(page);
    lastReports.track(client.call(recordVisit, { classId, studentId }, WAIT)).then(
      (visits) => {
        setCount(visits);
        // 个人中心 says the same number.
        const isOfClass = (key: unknown) =>
          Array.isArray(key) &&
          key.includes(getClassBehaviour.id) &&
          key.some((part) => isEqual(part, { classId, studentId, userId }));
        void mutate<ClassBehaviour>(isOfClass, (known) => known && { ...known, attendanceCount: visits }, {
          // SWR drops the answer that is under way for a key that is changed: it is asked again.
          revalidate: (known) => known === undefined,
        });
      },
      (error: unknown) => {
        // Of a call without an answer, as at a reload, nobody knows whether the server counted it.
        if (isApiError(error, 'rejected')) pageVisits.cancel(page);
        setCount(null);
      },
    );
  }, [client, classId, lastReports, mutate, page, pageVisits, studentId, userId]);

  if (typeof count === 'number') return ready(count);
  // The number of the behaviour may or may not have this visit while the call is under way.
  if (count === undefined && behaviour.status === 'ready') return LOADING;
  return mapLoadable(behaviour, ({ attendanceCount }) => attendanceCount);
}
