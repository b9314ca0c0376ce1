import type { PortalConfig } from '../../platform/config/PortalConfig.ts';
import { registerExamWorker } from '../exam-worker/registerExamWorker.ts';
import { KEEP_LESSON_PAGES } from '../exam-worker/workerMessages.ts';
import { DownloadFailure } from './DownloadFailure.ts';

/** The worker installs, and fetches some files, within this time (ms). */
const PATIENCE_MS = 60_000;

/** Has the worker keep the code of the lesson's pages, without which the files of a lesson are of no use offline. */
export async function keepLessonPages(config: PortalConfig): Promise<void> {
  await registerExamWorker(config);
  // A browser that refuses the worker is never ready.
  if (!(await navigator.serviceWorker.getRegistration())) throw new DownloadFailure('blocked');
  const worker = (await withLimit(navigator.serviceWorker.ready)).active;
  if (!worker) throw new DownloadFailure('blocked');
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    port1.start();
  });
  worker.postMessage(KEEP_LESSON_PAGES, [port2]);
  if ((await withLimit(answer)) !== true) throw new DownloadFailure('network');
}

const withLimit = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new DownloadFailure('network')), PATIENCE_MS);
    }),
  ]);
