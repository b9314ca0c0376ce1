import type { Drafts } from '../../platform/session/createDrafts.ts';
import type { Session } from '../../platform/session/createSession.ts';

const PREFIX = 'manage-admin-draft';

interface DeviceDrafts<Value> extends Drafts<Value> {
  /** Calls the listener with each subject that is dropped, by whichever instance; returns the unsubscription. */
  onDrop(listener: (subject: string) => void): () => void;
}

interface Shared {
  /** What a full storage refused, by key: it lasts until the page is closed, whoever reads it. */
  refused: Map<string, unknown>;
  listeners: Set<(subject: string) => void>;
}

const sharedByStorage = new WeakMap<Storage, Shared>();

/**
 * Drafts on this device: they survive a reload and a lost session, and are returned to the student who wrote them only.
 * A visitor's draft is not kept. A value of another shape, from an older build, reads as absent.
 */
export function createDeviceDrafts<Value>(
  storage: Storage,
  isValue: (stored: unknown) => stored is Value,
): DeviceDrafts<Value> {
  const shared: Shared = sharedByStorage.get(storage) ?? { refused: new Map(), listeners: new Set() };
  sharedByStorage.set(storage, shared);
  const { refused, listeners } = shared;

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
      for (const tell of listeners) tell(subject);
      const key = keyOf(session, subject);
      if (key === null) return;
      refused.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // A blocked storage holds nothing.
      }
    },
    onDrop(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
