import type { RegisterValues } from '@cloud-school/ui';
import { tabStorage } from '../../platform/session/tabStorage.ts';

const KEY = 'manage-admin-registration';

/** A registration whose account exists, while a later step is missing. */
export interface PendingRegistration {
  userId: string;
  values: RegisterValues;
}

/** Keeps the registration over a reload of this tab. Its SMS code is used up, and is not stored. */
export function keepPendingRegistration(
  { userId, values }: PendingRegistration,
  storage: Storage = tabStorage(),
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ userId, values: { ...values, code: '' } }));
  } catch {
    // Without storage the registration goes on until the page is closed.
  }
}

export function dropPendingRegistration(storage: Storage = tabStorage()): void {
  storage.removeItem(KEY);
}

/** The registration of the user that is signed in; null without one. */
export function readPendingRegistration(
  userId: string | null,
  storage: Storage = tabStorage(),
): PendingRegistration | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isPending(stored) && stored.userId === userId ? stored : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown) => typeof value === 'string';

function isPending(stored: unknown): stored is PendingRegistration {
  const { userId, values } = (stored ?? {}) as { userId?: unknown; values?: Record<string, unknown> | null };
  if (!isText(userId) || !values || !isText(values.mobile)) return false;
  if (values.name !== null && !isText(values.name)) return false;
  return values.type === 'enterprise'
    ? isText(values.enterpriseName) && isText(values.invitationCode)
    : (values.type === 'nursing-student' || values.type === 'health-student') && isText(values.schoolId);
}
