import { getLessonContent } from '@cloud-school/api-client';
import { CONTENT_KINDS, type LessonContent } from '@cloud-school/domain';
import type { LessonDownload } from '@cloud-school/ui';
import { pickSource } from '@cloud-school/ui/player';
import { useContext, useEffect, useMemo, useState } from 'react';
import { OwnerContext } from '../../platform/portal/OwnerContext.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { storedPlayerSettings } from '../lesson-settings/lessonSettings.ts';
import type { DownloadsSnapshot, LessonDownloads } from './createLessonDownloads.ts';
import type { DownloadableLesson } from './DownloadableLesson.ts';
import { keepLessonPages } from './keepLessonPages.ts';
import { type LessonFile, listLessonFiles, toSource } from './listLessonFiles.ts';
import { loadLessonAnswers } from './loadLessonAnswers.ts';
import { measureFile } from './measureFile.ts';
import type { DownloadPlan } from './runDownload.ts';
import { toLessonDownload } from './toLessonDownload.ts';

type Measured = Record<string, { size: number | null; version: string | null }>;

/** The download of the lesson that is open: how far it is, and its start. */
export function useLessonDownload(
  lesson: DownloadableLesson,
  downloads: LessonDownloads,
  snapshot: DownloadsSnapshot,
): { download: LessonDownload; start: () => void } {
  const { client, config, cachedAnswers, device, visit } = usePortal();
  const tenantId = useTenantId();
  const owner = useContext(OwnerContext);
  const { classroom, content } = lesson;
  const quality = device.get(storedPlayerSettings)?.quality ?? null;
  const list = useMemo(() => {
    const rules = {
      origins: [visit.origin, ...(config.downloadHosts ?? [])],
      pickVideo: (videos: LessonContent['videos']) => pickSource(videos, quality),
    };
    return (given: LessonContent) => listLessonFiles(classroom.kind, given, rules);
  }, [classroom.kind, config.downloadHosts, quality, visit.origin]);
  const found = useMemo(() => list(content), [content, list]);
  const measured = useMeasured(found.files);

  const files = found.files.map(({ id, label, url, type, fileName }) => ({
    id,
    label,
    type,
    fileName,
    source: toSource(url, visit.origin),
    size: measured?.[id]?.size ?? null,
    version: measured?.[id]?.version ?? null,
    isWhole: false,
  }));

  const plan: DownloadPlan = {
    lesson: {
      classroomId: classroom.id,
      name: classroom.name || '课堂',
      address: lesson.address,
      build: cachedAnswers.build,
      files,
      query: {
        classroomId: classroom.id,
        classId: lesson.classId,
        courseId: lesson.courseId,
        studentId: lesson.studentId,
        isExam: lesson.isExam,
      },
    },
    urls: toUrls(found.files),
    renewUrls: async () =>
      toUrls(
        list(await client.call(getLessonContent, { classroomId: classroom.id }, { isQuiet: true })).files,
      ),
    async prepare() {
      await keepLessonPages(config);
      return loadLessonAnswers({ client, owner, tenantId }, plan.lesson.query);
    },
  };

  return {
    download: toLessonDownload({
      classroomId: classroom.id,
      isPlayed: CONTENT_KINDS[classroom.kind].player !== null,
      files,
      refused: found.refused,
      isMeasured: measured !== null,
      snapshot,
    }),
    start: () => void downloads.start(plan),
  };
}

const toUrls = (files: readonly LessonFile[]): Record<string, string> =>
  Object.fromEntries(files.map(({ id, url }) => [id, url]));

/** Size and version of each file, asked when the dialog opens; null until all have answered or failed. */
function useMeasured(files: readonly LessonFile[]): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const asked = files.map(async ({ id, url }) => {
      const facts = await measureFile(fetch, url, stop.signal).catch(() => ({ size: null, version: null }));
      return [id, facts] as const;
    });
    void Promise.all(asked).then((all) => {
      if (!stop.signal.aborted) setMeasured(Object.fromEntries(all));
    });
    return () => stop.abort();
  }, [files]);
  return measured;
}
