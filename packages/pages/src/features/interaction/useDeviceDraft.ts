import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { createDeviceDrafts } from './createDeviceDrafts.ts';
import { isEqual } from './isEqual.ts';

interface DeviceDraft<Value> {
  value: Value;
  /** Whether there are changes, rather than the fallback. */
  isChanged: boolean;
  onChange: (value: Value) => void;
  /**
   * Stores a value that the field does not show yet, as during a composition: until it shows it, no other value replaces what
   * is typed. The value of before the composition ends this.
   */
  keep: (value: Value) => void;
  /** Forgets the changes once they were sent; what was changed since then stays. */
  clear: (sent: Value) => void;
  /** Forgets the changes: the value is the fallback again. */
  drop: () => void;
}

/**
 * Unsent input about a subject, stored on the device with each change. Without changes it is the fallback, which may
 * arrive later and is not stored.
 */
export function useDeviceDraft<Value>(
  subject: string,
  fallback: Value,
  isValue: (stored: unknown) => stored is Value,
): DeviceDraft<Value> {
  const { device } = usePortal();
  const drafts = useMemo(() => createDeviceDrafts(device, isValue), [device, isValue]);
  const restored = useMemo(() => drafts.read(subject), [drafts, subject]);
  const [typed, setTyped] = useState<{ subject: string; value: Value | null } | null>(null);
  const changed = typed?.subject === subject ? typed.value : restored;
  // What the field shows while a composition runs in it.
  const [held, setHeld] = useState<{ subject: string; value: Value } | null>(null);
  const holding = held?.subject === subject ? held : null;
  const value = holding ? holding.value : (changed ?? fallback);

  // The answer to a send may reach a component that the student has left: the one that restored the words hears of it.
  useEffect(
    () =>
      drafts.onDrop((dropped) => {
        if (dropped === subject) setTyped({ subject, value: null });
        else setTyped((current) => (current?.subject === dropped ? null : current));
      }),
    [drafts, subject],
  );

  const onChange = useCallback(
    (next: Value) => {
      setHeld(null);
      setTyped({ subject, value: next });
      drafts.keep(subject, next);
    },
    [drafts, subject],
  );
  const drop = useCallback(() => drafts.drop(subject), [drafts, subject]);
  const keep = (next: Value) => {
    const isGivenUp = isEqual(next, value);
    setHeld(isGivenUp ? null : { subject, value });
    if (isGivenUp && changed === null) drop();
    else drafts.keep(subject, next);
  };
  const clear = useCallback(
    (sent: Value) => {
      const stored = drafts.read(subject);
      if (stored === null || isEqual(stored, sent)) drop();
      // Another window has stored words of its own: those stay, the sent ones leave this window.
      else {
        setTyped((current) => {
          const shown = current ?? { subject, value: restored };
          return shown.subject === subject && isEqual(shown.value, sent) ? { subject, value: null } : current;
        });
      }
    },
    [drafts, subject, restored, drop],
  );

  return { value, isChanged: changed !== null || holding !== null, onChange, keep, clear, drop };
}
