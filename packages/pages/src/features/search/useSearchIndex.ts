import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
  type StudentClass,
} from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { useCallback, useMemo, useState } from 'react';
import useSWR, { type Cache, type ScopedMutator, unstable_serialize, useSWRConfig } from 'swr';
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
const NO_CLASSES: StudentClass[] = [];

/** The index of a visitor: products, news, notices and majors. */
export function useVisitorIndex(): OpenIndex {
  const { client } = usePortal();
  const tenantId = useTenantId();
  return useIndex(
    ['visitor'],
    () => publicSources.map((load) => load(client, tenantId)),
    NO_CLASSES,
    NOTHING,
  );
}

/** The index of a student: the classes and what is in them too, and what pages have loaded. */
export function useStudentIndex(): OpenIndex {
  const { client } = usePortal();
  const userId = useUserId() ?? '';
  const tenantId = useTenantId();
  const classes = useMyClasses();
  const known = dataOf(classes);
  const inService = classesInService(known ?? []);
  const { cache, mutate } = useSWRConfig();
  const [loaded] = useState(() => listLoaded(cache, mutate));
  const found = useIndex(
    ['student', userId, ...inService.map(({ classId }) => classId)],
    () => [
      ...inService.map((each) => loadClass(client, each, userId)),
      ...publicSources.map((load) => load(client, tenantId)),
    ],
    known ?? NO_CLASSES,
    loaded,
  );
  return classes.status === 'failed' ? { ...found, onRetry: classes.onRetry } : found;
}

/** What pages have loaded. The filter takes no key: it is only asked which keys there are. */
function listLoaded(cache: Cache, mutate: ScopedMutator): SearchEntry[] {
  const entries: SearchEntry[] = [];
  void mutate((key) => {
    entries.push(...toLoadedEntries(key, cache.get(unstable_serialize(key))?.data));
    return false;
  });
  return entries;
}

/** What the sources bring on top of what is there already; each fails alone. */
function useIndex(
  key: readonly string[],
  ask: () => Promise<SearchEntry[]>[],
  classes: readonly StudentClass[],
  loaded: readonly SearchEntry[],
): OpenIndex {
  const tenantId = useTenantId();
  const { data, isLoading, mutate } = useSWR(['search', tenantId, ...key], async () => {
    const settled = await Promise.allSettled(ask());
    return {
      entries: settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      isWhole: settled.every(({ status }) => status === 'fulfilled'),
    };
  });
  const index = useMemo(
    () => createSearchIndex([...toClassEntries(classes), ...(data?.entries ?? []), ...loaded]),
    [data, classes, loaded],
  );
  const retry = useCallback(() => void mutate(), [mutate]);
  return { index, isLoading, onRetry: data?.isWhole === false ? retry : null };
}
