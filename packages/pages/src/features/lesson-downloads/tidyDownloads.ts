import type { Device } from '../../platform/device/createDevice.ts';
import { countBytes, createDownloadStore } from './createDownloadStore.ts';
import { type DownloadedLesson, isWhole } from './DownloadedLesson.ts';
import { cacheOf, isTooOld, type StoredDownloads, storedDownloads } from './storedDownloads.ts';

const DAY_MS = 24 * 60 * 60_000;

interface TidyPorts {
  caches: CacheStorage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Removes the lessons whose time is over, and the mark of those that are no longer there whole, such as of a cache that the
 * browser removed. Resolves to the lessons that stay.
 */
export async function tidyDownloads(
  device: Device,
  { id, lessons: marked }: StoredDownloads,
  { caches, now }: TidyPorts,
): Promise<DownloadedLesson[]> {
  const store = createDownloadStore(caches, id);
  const there = (await caches.has(cacheOf(id))) ? await store.listLessons() : [];
  const young: DownloadedLesson[] = [];
  for (const lesson of there) {
    const age = now() - lesson.at;
    if (isTooOld(lesson, now())) {
      await store.removeLesson(lesson.classroomId);
      continue;
    }
    // The clock was put back since the download: its time counts by the new one.
    const dated = age < -DAY_MS ? { ...lesson, at: now() } : lesson;
    if (dated !== lesson) await store.writeLesson(dated);
    young.push(dated);
  }
  for (const classroomId of marked) {
    const lesson = young.find((each) => each.classroomId === classroomId);
    if (!lesson || !(await isThereWhole(lesson))) setWhole(device, classroomId, false);
  }
  return young;

  async function isThereWhole(lesson: DownloadedLesson): Promise<boolean> {
    if (!isWhole(lesson)) return false;
    const sizes = lesson.files.map(async (file) => {
      const counted = await countBytes(store, lesson.classroomId, { ...file, isWhole: false });
      return counted >= (file.size ?? 0);
    });
    return (await Promise.all(sizes)).every(Boolean);
  }
}

/** Marks a lesson as there whole, or not. */
export function setWhole(device: Device, classroomId: string, isThere: boolean): void {
  const own = device.get(storedDownloads);
  if (!own) return;
  const others = own.lessons.filter((id) => id !== classroomId);
  device.set(storedDownloads, { ...own, lessons: isThere ? [...others, classroomId] : others });
}
