import type { LocalStore } from '../session/localStore.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';

/** Removes all downloaded lessons from this device: at a sign-out, and when another student signs in. */
export async function forgetDownloads(store: LocalStore): Promise<void> {
  const downloads = store.get('downloads');
  if (!downloads) return;
  // Nobody's from now on: a page that closes meanwhile leaves the rest to the next one.
  store.set('downloads', { ...downloads, userId: '', lessons: [] });
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(LESSON_DOWNLOADS.cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
    if (store.get('downloads')?.userId === '') store.remove('downloads');
  } catch {
    // Storage is blocked now: the next page tries again.
  }
}

/**
 * Removes the lessons of anyone but the student who is signed in, and of her too where the host switched downloads off. Those
 * of a sign-in that expired wait for its student.
 */
export function forgetDownloadsOfOthers(store: LocalStore, userId: string | null, isOn: boolean): void {
  const owner = store.get('downloads')?.userId;
  if (owner === undefined) return;
  if (!isOn || owner === '' || (userId !== null && owner !== userId)) void forgetDownloads(store);
}
