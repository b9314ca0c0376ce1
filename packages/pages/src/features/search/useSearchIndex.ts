import { createSearchIndex, type SearchEntry, type SearchIndex } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useMyClasses } from '../student-classes/useMyClasses.ts';
import { classesInService } from '../what-now/usePlannedWeek.ts';
import { toLoadedEntries } from './loadedEntries.ts';
import { loadClass, publicSources, toClassEntries } from './searchSources.ts';

interface OpenIndex {
  index: SearchIndex;
  isLoading: boolean;
  /** Null while every source answers. */
  onRetry: (() => void) | null;
}

const NOTHING: SearchEntry[] = [];

/** The index of a visitor: news, notices and majors. */
export function useVisitorIndex(): OpenIndex {
  const { client } = usePortal();
  return useIndex(['visitor'], () => publicSources.map((load) => load(client)), NOTHING);
}

/** The index of a student: the classes and what is in them too, and what pages have loaded. */
export function useStudentIndex(): OpenIndex {
  const { client } = usePortal();
  const userId = useUserId() ?? '';
  const classes = useMyClasses();
  const known = dataOf(classes);
  const inService = classesInService(known ?? []);
  const { cache, mutate } = useSWRConfig();
  const own = useMemo(() => {
    const entries = toClassEntries(known ?? []);
    // A filter that takes no key: it is only asked which keys there are.
    void mutate((key) => {
      entries.push(...toLoadedEntries(key, cache.get(unstable_serialize(key))?.data));
      return false;
    });
    return entries;
  }, [known, cache, mutate]);
  const found = useIndex(
    ['student', userId, ...inService.map(({ classId }) => classId)],
    () => [
      ...inService.map((each) => loadClass(client, each, userId)),
      ...publicSources.map((load) => load(client)),
    ],
    own,
  );
  return classes.status === 'failed' ? { ...found, onRetry: classes.onRetry } : found;
}

/** What the sources bring on top of what is there already; each fails alone. */
function useIndex(
  key: readonly string[],
  ask: () => Promise<SearchEntry[]>[],
  own: readonly SearchEntry[],
): OpenIndex {
  const tenantId = useTenantId();
  const { data, isLoading, mutate } = useSWR(['search', tenantId, ...key], async () => {
    const settled = await Promise.allSettled(ask());
    return {
      entries: settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      isWhole: settled.every(({ status }) => status === 'fulfilled'),
    };
  });
  const index = useMemo(() => createSearchIndex([...(data?.entries ?? []), ...own]), [data, own]);
  const retry = useCallback(() => void mutate(), [mutate]);
  return { index, isLoading, onRetry: data?.isWhole === false ? retry : null };
}
