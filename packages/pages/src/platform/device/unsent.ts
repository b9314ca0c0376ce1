/** Where the engine stores what the server may not have yet: answers, completion records, study reports. */
export const UNSENT_PLACES = [
  { key: 'exam-answers', in: 'database', prefix: 'cloud-school-answers' },
  { key: 'exam-answers-without-database', in: 'local-storage', prefix: 'cloud-school.answers:' },
  { key: 'study-reports', in: 'local-storage', prefix: 'cloud-school.progress:' },
] as const;

const usedStorages = new WeakSet<Storage>();

/** To be called before the engine stores anything: from then on its memory may hold what a full or blocked storage refused. */
export function holdUnsent(storage: Storage): void {
  usedStorages.add(storage);
}

/** Whether this device may hold something unsent, of anyone. Without it the engine need not load. */
export async function mayHoldUnsent(storage: Storage): Promise<boolean> {
  if (usedStorages.has(storage)) return true;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    const names = { 'local-storage': keys, database: databases };
    return UNSENT_PLACES.some((place) => names[place.in].some((name) => name.startsWith(place.prefix)));
  } catch {
    // A browser that does not tell may hold something.
    return true;
  }
}
