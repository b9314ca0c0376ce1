import type { Device } from '../../platform/device/createDevice.ts';
import { countBytes, createDownloadStore, type DownloadStore } from './createDownloadStore.ts';
import { type DownloadedLesson, sumSizes } from './DownloadedLesson.ts';
import { DownloadFailure, type DownloadFailureReason } from './DownloadFailure.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';
import { type DownloadPlan, type DownloadPorts, runDownload } from './runDownload.ts';
import { storedDownloads } from './storedDownloads.ts';
import { setWhole, tidyDownloads } from './tidyDownloads.ts';

/** A lesson on the device and how much of it is there. */
export interface LessonOnDevice {
  lesson: DownloadedLesson;
  bytes: number;
}

export interface DownloadsSnapshot {
  /** Newest first; null while the device is asked. */
  lessons: LessonOnDevice[] | null;
  /** What is coming now, of how much; null where a host does not say. */
  running: { classroomId: string; bytes: number; size: number | null } | null;
  /** Why the last try of a lesson stopped, by its classroom. */
  failures: Record<string, DownloadFailureReason>;
}

export interface LessonDownloads {
  getSnapshot: () => DownloadsSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Reads what is on the device. */
  read: () => Promise<void>;
  /** Begins a download, or goes on with it; resolves when it ended, however. */
  start: (plan: DownloadPlan) => Promise<void>;
  pause: () => void;
  remove: (classroomId: string) => Promise<void>;
}

/** One window of a device downloads at a time. */
const LOCK = 'cloud-school-lesson-download';

/** The downloaded lessons of the student whose values the device gives; `build` is the one that runs. */
export function createLessonDownloads(device: Device, build: string, ports: DownloadPorts): LessonDownloads {
  let snapshot: DownloadsSnapshot = { lessons: null, running: null, failures: {} };
  const listeners = new Set<() => void>();
  let pausing = new AbortController();
  let ended: Promise<void> = Promise.resolve();

  function update(change: Partial<DownloadsSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function fail(classroomId: string, reason: DownloadFailureReason | null): void {
    const { [classroomId]: _last, ...failures } = snapshot.failures;
    update({ failures: reason ? { ...failures, [classroomId]: reason } : failures });
  }

  /** The student's own cache; another tab may have signed her out. */
  const findOwn = () => device.get(storedDownloads) ?? null;

  function openOwn(): DownloadStore {
    const own = findOwn() ?? { id: crypto.randomUUID(), lessons: [], build };
    device.set(storedDownloads, own);
    return createDownloadStore(ports.caches, own.id);
  }

  async function readOwn(): Promise<LessonOnDevice[]> {
    await removeOrphans();
    const own = findOwn();
    if (!own) return [];
    const lessons = await tidyDownloads(device, own, ports);
    const store = createDownloadStore(ports.caches, own.id);
    const sized = await Promise.all(
      lessons.map(async (lesson) => {
        const bytes = await Promise.all(
          lesson.files.map((file) => countBytes(store, lesson.classroomId, file)),
        );
        return { lesson, bytes: bytes.reduce((sum, count) => sum + count, 0) };
      }),
    );
    return sized.sort((one, other) => other.lesson.at - one.lesson.at);
  }

  /** Caches that no stored value holds: of a download that went on over a sign-out, or of a full storage. */
  async function removeOrphans(): Promise<void> {
    for (const name of await ports.caches.keys())
      if (name.startsWith(LESSON_DOWNLOADS.cachePrefix) && !device.holdsCache(name))
        await ports.caches.delete(name);
  }

  const readLessons = (): Promise<LessonOnDevice[]> => readOwn().catch(() => []);

  const read = async (): Promise<void> => update({ lessons: await readLessons() });

  async function start(plan: DownloadPlan): Promise<void> {
    const { classroomId } = plan.lesson;
    pausing.abort();
    await ended;
    pausing = new AbortController();
    const { signal } = pausing;
    fail(classroomId, null);
    const size = sumSizes(plan.lesson.files);
    update({ running: { classroomId, bytes: 0, size } });
    // The download does not wait for the student's answer.
    void ports.persist();
    ended = (async () => {
      try {
        await ports.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
          if (!lock) throw new DownloadFailure('elsewhere');
          await runDownload({
            plan,
            store: openOwn(),
            ports,
            signal,
            isOwned: () => findOwn() !== null,
            onBytes: (bytes) => update({ running: { classroomId, bytes, size } }),
          });
          setWhole(device, classroomId, true);
        });
      } catch (error) {
        if (error instanceof DownloadFailure) fail(classroomId, error.reason);
        else if (!signal.aborted) fail(classroomId, 'network');
        // What was written since the sign-out belongs to nobody.
        if (!findOwn()) await removeOrphans().catch(() => undefined);
      }
      // At once: between the two the lesson would seem not to be there.
      update({ lessons: await readLessons(), running: null });
    })();
    await ended;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    start,
    pause: () => pausing.abort(),
    async remove(classroomId) {
      if (snapshot.running?.classroomId === classroomId) pausing.abort();
      await ended;
      const own = findOwn();
      if (!own) return;
      await ports.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        // Another window writes, perhaps this lesson.
        if (!lock) return fail(classroomId, 'elsewhere');
        setWhole(device, classroomId, false);
        await createDownloadStore(ports.caches, own.id).removeLesson(classroomId);
        return fail(classroomId, null);
      });
      await read();
    },
  };
}
