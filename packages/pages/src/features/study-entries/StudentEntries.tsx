import { addDays, countCertificates, plannedOn, type StudentClass, toSchoolDay } from '@cloud-school/domain';
import { formatBytes, StudyEntries, type StudyEntriesProps, type StudyEntry } from '@cloud-school/ui';
import { useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { mistakesPath, paths, timetablePath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { hasDownloads } from '../lesson-downloads/hasDownloads.ts';
import { classesInService, usePlannedWeek } from '../what-now/usePlannedWeek.ts';
import { useClassCertificates } from './useClassCertificates.ts';
import { useDownloadedSize } from './useDownloadedSize.ts';
import { useDueMistakes } from './useDueMistakes.ts';

const Downloads = lazyDialog(() => import('../lesson-downloads/Downloads.tsx'), 'Downloads');

interface StudentEntriesProps extends Pick<StudyEntriesProps, 'variant'> {
  /** Null while they load. */
  classes: readonly StudentClass[] | null;
}

/** 错题本, 课表, 下载 and 证书 of a student, with counts. */
export function StudentEntries({ classes, variant }: StudentEntriesProps) {
  const withDownloads = hasDownloads(usePortal());
  if (classes) return <KnownEntries {...{ classes, variant, withDownloads }} />;
  const awaited = AWAITED.filter(({ kind }) => withDownloads || kind !== 'downloads');
  return <StudyEntries variant={variant} entries={awaited} />;
}

/** As many as there will be. */
const AWAITED: readonly StudyEntry[] = (['mistakes', 'timetable', 'downloads', 'certificates'] as const).map(
  (kind) => ({ kind, text: null, to: paths.myClasses }),
);

interface KnownEntriesProps extends Pick<StudyEntriesProps, 'variant'> {
  classes: readonly StudentClass[];
  withDownloads: boolean;
}

function KnownEntries({ classes, variant, withDownloads }: KnownEntriesProps) {
  const [isDownloadsOpen, setDownloadsOpen] = useState(false);
  const main = classesInService(classes)[0] ?? classes.find(({ isOpen }) => isOpen) ?? null;
  const mistakes = useMistakesEntry(main);
  const timetable = useTimetableEntry(classes, main);
  const certificates = useCertificatesEntry(classes);
  const downloads = useDownloadsEntry(() => setDownloadsOpen(true));
  const entries = [mistakes, timetable, withDownloads ? downloads : null, certificates];
  return (
    <>
      <StudyEntries variant={variant} entries={entries.filter((entry) => entry !== null)} />
      {isDownloadsOpen && <Downloads lesson={null} onClose={() => setDownloadsOpen(false)} />}
    </>
  );
}

function useMistakesEntry(main: StudentClass | null): StudyEntry | null {
  const { total, dueToday, isFailed } = useDueMistakes(main?.classId ?? null);
  if (main === null) return null;
  const entry = { kind: 'mistakes', to: mistakesPath(main.classId) } as const;
  if (isFailed) return { ...entry, text: '暂时没查到' };
  if (total === null) return { ...entry, text: null };
  if (dueToday > 0)
    return { ...entry, text: `今天 ${dueToday} 题`, longText: `今天复习 ${dueToday} 题`, isDue: true };
  return { ...entry, text: total > 0 ? '今天没有' : '还没有错题' };
}

function useTimetableEntry(classes: readonly StudentClass[], main: StudentClass | null): StudyEntry | null {
  const userId = useUserId();
  const today = toSchoolDay(useNow().getTime());
  const inService = classesInService(classes);
  const week = usePlannedWeek(inService, today);
  if (main === null) return null;
  const to = timetablePath({ classId: main.classId, studentId: null, userId, isTrial: false });
  const entry = { kind: 'timetable', to } as const;
  if (inService.length === 0) return { ...entry, text: '今天没有' };
  if (week.status !== 'ready') return { ...entry, text: week.status === 'loading' ? null : '暂时没查到' };
  const { activities, period } = week.data;
  const tomorrow = addDays(today, 1);
  const text = `今天${sayCount(plannedOn(activities, today).length)}`;
  // The week that is asked for may end today.
  const isKnown = tomorrow <= period.to;
  return {
    ...entry,
    text,
    ...(isKnown && { longText: `${text}，明天${sayCount(plannedOn(activities, tomorrow).length)}` }),
  };
}

const sayCount = (count: number): string => (count > 0 ? ` ${count} 节` : '没有');

function useCertificatesEntry(classes: readonly StudentClass[]): StudyEntry {
  const entry = { kind: 'certificates', to: `${paths.mine}#certificates` } as const;
  const certificates = useClassCertificates(classes);
  if (certificates.status !== 'ready')
    return { ...entry, text: certificates.status === 'loading' ? null : '暂时没查到' };
  return { ...entry, ...(countCertificates(certificates.data) ?? { text: '还没有' }) };
}

function useDownloadsEntry(onSelect: () => void): StudyEntry {
  const size = useDownloadedSize();
  const entry = { kind: 'downloads', onSelect } as const;
  if (size === null) return { ...entry, text: null };
  if (size.count === 0) return { ...entry, text: '还没有' };
  const bytes = formatBytes(size.bytes);
  return { ...entry, text: bytes, longText: `${size.count} 节，${bytes}` };
}
