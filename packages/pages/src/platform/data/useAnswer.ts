import type { CacheRule } from '@cloud-school/api-client';
import { toSchoolDay, toSchoolTime } from '@cloud-school/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useStartTime } from '../time/useStartTime.ts';
import { shareEqual } from './shareEqual.ts';

interface Answered<Result> {
  /** The server's answer in this visit; undefined until it comes. */
  data: Result | undefined;
  /** The last try brought no answer. */
  hasFailed: boolean;
  /** The server has not answered for long. */
  isOverdue: boolean;
  /** The server answered that it does not give it. */
  isRefused: boolean;
}

/**
 * What to show under an SWR key: the cached answer while the server has not answered, then the server's, which is the same object
 * where it says the same, so that nothing renders again. Caches the answer when it comes.
 */
export function useAnswer<Result>(
  key: string | null,
  rule: CacheRule | undefined,
  { data, hasFailed, isOverdue, isRefused }: Answered<Result>,
): Result | undefined {
  const { cachedAnswers } = usePortal();
  const startTime = useStartTime();
  const wanted = rule && key;
  const answer = useSyncExternalStore(
    cachedAnswers.subscribe,
    () =>
      (wanted ? cachedAnswers.get(wanted) : undefined) ??
      (key && (hasFailed || isOverdue) ? cachedAnswers.getPinned(key) : undefined),
    () => undefined,
  );
  useEffect(() => {
    if (!wanted) return;
    if (isRefused) cachedAnswers.remove(wanted);
    else if (isNew(data)) cachedAnswers.put(wanted, data);
  }, [data, isRefused, cachedAnswers, wanted]);

  const isShown =
    answer !== undefined &&
    data === undefined &&
    !isRefused &&
    !(rule?.isOfToday && toSchoolDay(answer.at) !== toSchoolDay(startTime));
  useEffect(
    () => (isShown ? cachedAnswers.beginShowing(answer, hasFailed) : undefined),
    [answer, hasFailed, isShown, cachedAnswers],
  );
  const cached = useMemo(() => {
    if (!answer) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the call, and this build wrote it.
    return (rule?.readAt ? rule.readAt(answer.data, toSchoolTime(startTime)) : answer.data) as Result;
  }, [answer, rule, startTime]);
  return useMemo(() => (isShown ? cached : shareEqual(cached, data)), [cached, data, isShown]);
}

const seen = new WeakSet<object>();

/** Whether an answer has just come: a page that opens again renders the one of SWR's cache. */
function isNew<Result>(data: Result | undefined): data is Result {
  if (typeof data !== 'object' || data === null || seen.has(data)) return false;
  seen.add(data);
  return true;
}
