import type { StoredEntry } from './StoreBackend.ts';
import { parseJournalEntry, parseStoredAttempt } from './storedValues.ts';
import { ATTEMPTS } from './storeNames.ts';

/** The keys of what belongs to attempts that were not continued since a time, by the server's clock. */
export function listForgotten(entries: readonly StoredEntry[], before: number): string[] {
  const lastSeen = new Map<string, number>();
  for (const entry of entries) {
    const path = attemptOf(entry);
    lastSeen.set(path, Math.max(lastSeen.get(path) ?? 0, seenAt(entry)));
  }
  return entries.filter((entry) => (lastSeen.get(attemptOf(entry)) ?? 0) < before).map(({ key }) => key);
}

/** tenant/user/work/attempt */
function attemptOf({ key, value }: StoredEntry): string {
  const [room, ...path] = key.split('/');
  if (room !== ATTEMPTS) return path.slice(0, 4).join('/');
  return [...path, encodeURIComponent(parseStoredAttempt(value)?.answerLogId ?? '')].join('/');
}

/** A paper carries no time: it stays as long as its attempt. */
function seenAt({ key, value }: StoredEntry): number {
  if (key.startsWith(`${ATTEMPTS}/`)) return parseStoredAttempt(value)?.time?.lastSeen ?? 0;
  return parseJournalEntry(value)?.editedAt ?? 0;
}
