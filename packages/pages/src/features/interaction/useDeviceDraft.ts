import { useCallback, useMemo, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { createDeviceDrafts } from './createDeviceDrafts.ts';

interface DeviceDraft<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Keeps a value on the device that the field does not show yet. */
  keep: (value: Value) => void;
  /** Forgets the changes once they were sent; what was changed since then stays. */
  clear: (sent: Value) => void;
  /** Forgets the changes: the value is the fallback again. */
  drop: () => void;
}

/**
 * Unsent input about a subject, kept on the device with each change. Without changes it is the fallback, which may
 * arrive later and is not stored.
 */
export function useDeviceDraft<Value>(
  subject: string,
  fallback: Value,
  isValue: (stored: unknown) => stored is Value,
): DeviceDraft<Value> {
  const { session, storage } = usePortal();
  const drafts = useMemo(() => createDeviceDrafts(storage, isValue), [storage, isValue]);
  const restored = useMemo(() => drafts.read(session, subject), [drafts, session, subject]);
  const [typed, setTyped] = useState<{ subject: string; value: Value | null } | null>(null);
  const changed = typed?.subject === subject ? typed.value : restored;

  const keep = useCallback(
    (value: Value) => drafts.keep(session, subject, value),
    [drafts, session, subject],
  );
  const onChange = useCallback(
    (value: Value) => {
      setTyped({ subject, value });
      keep(value);
    },
    [keep, subject],
  );
  const drop = useCallback(() => {
    // A late answer about one subject leaves what is typed about the next.
    setTyped((current) => (current && current.subject !== subject ? current : { subject, value: null }));
    drafts.drop(session, subject);
  }, [drafts, session, subject]);
  const clear = useCallback(
    (sent: Value) => {
      const kept = drafts.read(session, subject);
      // Kept drafts are JSON.
      if (kept === null || JSON.stringify(kept) === JSON.stringify(sent)) drop();
    },
    [drafts, session, subject, drop],
  );

  return { value: changed ?? fallback, onChange, keep, clear, drop };
}
