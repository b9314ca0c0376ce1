import { getClassDetail } from '@cloud-school/api-client';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
  type StudentClass,
} from '@cloud-school/domain';
import { dataOf, useSchoolSettings } from '@cloud-school/ui';
import { useCallback, useMemo, useState } from 'react';
import useSWR from 'swr';
import { answerKey } from '../../platform/data/answerKey.ts';
import { useAnswersOf } from '../../platform/data/useAnswersOf.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { loadMistakes } from '../mistakes/loadMistakes.ts';
import { useMyClasses } from '../student-classes/useMyClasses.ts';
import { classesInService } from '../what-now/usePlannedWeek.ts';
import { toLoadedEntries } from './loadedEntries.ts';
import { loadClass, publicSources, toClassEntries, toMistakeEntries } from './searchSources.ts';

interface OpenIndex {
  index: SearchIndex;
  isLoading: boolean;
  /** Null while every source answers. */
  onRetry: (() => void) | null;
}

const NOTHING: SearchEntry[] = [];
/** The search says itself what did not answer. */
const QUIET = { isQuiet: true };
const NO_CLASSES: StudentClass[] = [];

/** The index of a visitor: products, news, notices and majors. */
export function useVisitorIndex(): OpenIndex {
  const { client } = usePortal();
  const tenantId = useTenantId();
  const settings = useSchoolSettings();
  return useIndex(
    null,
    [],
    () => publicSources.map((load) => load(client, tenantId, settings)),
    NO_CLASSES,
    NOTHING,
  );
}

/** The index of a student: the classes and what is in them too, and what pages have loaded. */
export function useStudentIndex(): OpenIndex {
  const { client } = usePortal();
  const userId = useUserId() ?? '';
  const tenantId = useTenantId();
  const settings = useSchoolSettings();
  const classes = useMyClasses(QUIET);
  const known = dataOf(classes);
  const inService = classesInService(known ?? []);
  const answersOf = useAnswersOf();
  const [loaded] = useState(() => toLoadedEntries(answersOf));
  const now = useNow();
  const mistakes = useMistakeEntries(
    userId,
    inService.map(({ classId }) => classId),
  );
  const found = useIndex(
    userId,
    inService.map(({ classId }) => classId),
    () => [
      ...inService.map((each) => loadClass(client, each, userId, now)),
      ...publicSources.map((load) => load(client, tenantId, settings)),
    ],
    known ?? NO_CLASSES,
    useMemo(() => [...loaded, ...mistakes], [loaded, mistakes]),
  );
  return classes.status === 'failed' ? { ...found, onRetry: classes.onRetry } : found;
}

/** A search that opens again within this asks for no mistakes (ms). */
const MISTAKES_FRESH_MS = 10 * 60_000;

/** The mistakes take several calls of each exam: they come after the rest, and a class fails alone. */
function useMistakeEntries(userId: string, classIds: readonly string[]): readonly SearchEntry[] {
  const { client } = usePortal();
  const tenantId = useTenantId();
  const key = classIds.length > 0 ? answerKey(tenantId, userId, 'search', 'mistakes', ...classIds) : null;
  const { data } = useSWR(
    key,
    async () => {
      const settled = await Promise.allSettled(
        classIds.map(async (classId) => {
          const { studentId } = await client.call(
            getClassDetail,
            { classId, userId, studentId: null, schoolId: null },
            QUIET,
          );
          if (studentId === null) return [];
          const { mistakes } = await loadMistakes(client, { classId, studentId, userId });
          return toMistakeEntries(mistakes, classId);
        }),
      );
      return settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    },
    { dedupingInterval: MISTAKES_FRESH_MS },
  );
  return data ?? NOTHING;
}

/** What the sources bring on top of what is there already; each fails alone. */
function useIndex(
  owner: string | null,
  classIds: readonly string[],
  ask: () => Promise<SearchEntry[]>[],
  classes: readonly StudentClass[],
  loaded: readonly SearchEntry[],
): OpenIndex {
  const tenantId = useTenantId();
  const { data, isLoading, mutate } = useSWR(answerKey(tenantId, owner, 'search', ...classIds), async () => {
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
