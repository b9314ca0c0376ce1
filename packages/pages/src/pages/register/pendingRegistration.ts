import { keysOf, type RegistrationType } from '@cloud-school/domain';
import type { RegisterValues } from '@cloud-school/ui';
import { tabStorage } from '../../platform/session/tabStorage.ts';

const KEY = 'manage-admin-registration';

/** A registration whose account exists, while a later step is missing. */
export interface PendingRegistration {
  userId: string;
  values: RegisterValues;
}

/** Keeps the registration over a reload of this tab. */
export function keepPendingRegistration(
  { userId, values }: PendingRegistration,
  storage: Storage = tabStorage(),
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ userId, values: toKept(values) }));
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

type FieldOf<Values> = Values extends unknown ? keyof Values : never;

/**
 * Whether a field outlives a reload, empty where it does not: the SMS code is used up, and an identity number is never
 * stored. `useRegistration.ts` sends the fields.
 */
const IS_KEPT: Record<FieldOf<RegisterValues>, boolean> = {
  type: true,
  name: true,
  mobile: true,
  code: false,
  schoolId: true,
  enterpriseName: true,
  invitationCode: true,
};

function toKept(values: RegisterValues): Stored {
  const given = new Map<string, unknown>(Object.entries(values));
  const fields = keysOf(IS_KEPT).filter((field) => given.has(field));
  return Object.fromEntries(fields.map((field) => [field, IS_KEPT[field] ? given.get(field) : '']));
}

type Stored = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isPersonal = ({ schoolId }: Stored) => isText(schoolId);

/** Whether a stored registration has the fields of its type. */
const COMPLETE: Record<RegistrationType, (stored: Stored) => boolean> = {
  'nursing-student': isPersonal,
  'health-student': isPersonal,
  enterprise: ({ enterpriseName, invitationCode }) => isText(enterpriseName) && isText(invitationCode),
};

function isPending(stored: unknown): stored is PendingRegistration {
  const { userId, values } = (stored ?? {}) as { userId?: unknown; values?: Stored | null };
  if (!isText(userId) || !values || !isText(values.mobile)) return false;
  if (values.name !== null && !isText(values.name)) return false;
  const type = keysOf(COMPLETE).find((each) => each === values.type);
  return type !== undefined && COMPLETE[type](values);
}
