import { EXAM_WORKER } from './EXAM_WORKER.ts';

/** Removes the worker and its files from this device, however old they are. */
export async function removeExamWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some(
      (worker) => worker && new URL(worker.scriptURL).pathname === EXAM_WORKER.address,
    ),
  );
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(EXAM_WORKER.cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
