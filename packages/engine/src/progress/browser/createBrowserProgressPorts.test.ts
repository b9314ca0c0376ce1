import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { createFakeTabs } from '../../testing/createFakeTabs.ts';
import type { StudyReport } from '../contract/StudyReport.ts';
import { createLessonProgress } from '../createLessonProgress.ts';
import { LESSON } from '../testing/createProgressHarness.ts';
import { createBrowserProgressPorts } from './createBrowserProgressPorts.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true, locks: createFakeTabs().locks });
});
afterEach(() => vi.unstubAllGlobals());

it('a page that the browser closes sends its last report by keepalive, and keeps it', async () => {
  const sent: (StudyReport & { isKeepalive: boolean })[] = [];
  const storage = createFakeStorage();
  const ports = createBrowserProgressPorts(LESSON, storage, () => 0);
  let now = 0;
  const progress = createLessonProgress(
    {
      ...ports,
      environment: { ...ports.environment, monotonicNow: () => now },
      loadPosition: async () => null,
      sendReport: async (report, { isKeepalive }) => sent.push({ ...report, isKeepalive }),
    },
    { key: LESSON, durationMs: 600_000, isRecorded: true },
  );
  progress.open();
  await settle();
  progress.handle({ type: 'play', positionMs: 0, rate: 1 });
  await settle();
  now = 5000;
  progress.handle({ type: 'timeupdate', positionMs: 5000, rate: 1 });
  frame.dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)).toMatchObject({ positionMs: 5000, studiedMs: 5000, isKeepalive: true });
  expect(ports.store.read(LESSON)).toMatchObject({ positionMs: 5000, confirmed: { positionMs: 0 } });
  await settle();
  expect(ports.store.read(LESSON)).toMatchObject({ confirmed: { positionMs: 5000, studiedMs: 5000 } });
  await progress.close();
});

it('windows take turns by lesson and student: each has a lock of its own', async () => {
  const names: string[] = [];
  const request = async (name: string) => void names.push(name);
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  for (const lesson of [LESSON, { ...LESSON, classroomId: 'room/course', courseId: '' }]) {
    createBrowserProgressPorts(lesson, null, () => 0).turn.take(() => {})();
  }
  await settle();
  expect([...new Set(names)]).toEqual([
    'lesson/t/u/room/course/class/student',
    'lesson/t/u/room%2Fcourse//class/student',
  ]);
});
