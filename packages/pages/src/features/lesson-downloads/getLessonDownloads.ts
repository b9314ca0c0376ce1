import type { Device } from '../../platform/device/createDevice.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { browserDownloadPorts } from './browserDownloadPorts.ts';
import { createLessonDownloads, type LessonDownloads } from './createLessonDownloads.ts';

const opened = new WeakMap<Device, { userId: string; downloads: LessonDownloads }>();

/** The downloads of a student in this window: they go on while she looks at other pages. */
export function getLessonDownloads(
  { device, cachedAnswers, session }: Pick<Portal, 'device' | 'cachedAnswers' | 'session'>,
  userId: string,
): LessonDownloads {
  const known = opened.get(device);
  if (known?.userId === userId) return known.downloads;
  known?.downloads.pause();
  const downloads = createLessonDownloads(device, cachedAnswers.build, browserDownloadPorts());
  opened.set(device, { userId, downloads });
  session.subscribe(() => {
    const state = session.get();
    if (state.kind !== 'student' || state.userId !== userId) downloads.pause();
  });
  return downloads;
}
