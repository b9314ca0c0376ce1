import type { Drafts } from '../../platform/session/createDrafts.ts';
import type { Session } from '../../platform/session/createSession.ts';

const PREFIX = 'manage-admin-draft';

/** What a full storage refused, by key: it lasts until the page is closed, whoever reads it. */
const refusedByStorage = new WeakMap<Storage, Map<string, unknown>>();

/**
 * Drafts on this device: they survive a reload and a lost session, and are returned to the student who wrote them only.
 * A visitor's draft is not kept. A value of another shape, from an older build, reads as absent.
 */
export function createDeviceDrafts<Value>(
  storage: Storage,
  isValue: (stored: unknown) => stored is Value,
): Drafts<Value> {
  const refused = refusedByStorage.get(storage) ?? new Map<string, unknown>();
  refusedByStorage.set(storage, refused);

  const keyOf = (session: Session, subject: string) => {
    const state = session.get();
    return state.kind === 'student' ? `${PREFIX} ${state.userId} ${subject}` : null;
  };

  return {
    read(session, subject) {
      const key = keyOf(session, subject);
      if (key === null) return null;
      try {
        const stored: unknown = refused.has(key)
          ? refused.get(key)
          : JSON.parse(storage.getItem(key) ?? 'null');
        return isValue(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    keep(session, subject, value) {
      const key = keyOf(session, subject);
      if (key === null) return;
      try {
        storage.setItem(key, JSON.stringify(value));
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    drop(session, subject) {
      const key = keyOf(session, subject);
      if (key === null) return;
      refused.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // A blocked storage holds nothing.
      }
    },
  };
}
