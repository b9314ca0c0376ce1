import type { Device } from '../../platform/device/createDevice.ts';
import { defineStored } from '../../platform/device/defineStored.ts';

/** What a student typed and did not send: of a note, a question, a comment of a lesson; nobody else has it. */
const storedDraft = defineStored({
  key: 'draft',
  of: 'student',
  maxDays: 30,
  endsWith: 'age',
  longest: 64 * 1024,
  read: (stored): unknown => stored,
});

interface DeviceDrafts<Value> {
  read: (subject: string) => Value | null;
  keep: (subject: string, value: Value) => void;
  drop: (subject: string) => void;
  /** Calls the listener with each subject that is dropped, by whichever instance; returns the unsubscription. */
  onDrop: (listener: (subject: string) => void) => () => void;
}

const listenersOf = new WeakMap<Device['subscribe'], Set<(subject: string) => void>>();

/**
 * Drafts on this device: they survive a reload and a lost session, and are returned to the student who wrote them only.
 * A visitor's draft is not stored. A value of another shape, from an older build, reads as absent.
 */
export function createDeviceDrafts<Value>(
  device: Device,
  isValue: (stored: unknown) => stored is Value,
): DeviceDrafts<Value> {
  const listeners = listenersOf.get(device.subscribe) ?? new Set();
  listenersOf.set(device.subscribe, listeners);
  return {
    read(subject) {
      const stored = device.get(storedDraft, subject);
      return isValue(stored) ? stored : null;
    },
    keep: (subject, value) => device.set(storedDraft, value, subject),
    drop(subject) {
      for (const tell of listeners) tell(subject);
      device.remove(storedDraft, subject);
    },
    onDrop(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
