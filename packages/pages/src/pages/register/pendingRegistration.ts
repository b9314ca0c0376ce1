import { keysOf, type RegistrationType } from '@cloud-school/domain';
import type { RegisterValues } from '@cloud-school/ui';
import type { Device } from '../../platform/device/createDevice.ts';
import { defineStored } from '../../platform/device/defineStored.ts';

/** A registration whose account exists, while a later step is missing. */
export interface PendingRegistration {
  userId: string;
  values: RegisterValues;
}

/** Of the student whose account it made, over a reload of this tab. */
const storedRegistration = defineStored({
  key: 'registration',
  of: 'student',
  in: 'tab',
  maxDays: 1,
  read: (stored) => (isPending(stored) ? stored : undefined),
});

export function keepPendingRegistration(device: Device, { userId, values }: PendingRegistration): void {
  const stored = { userId, values: toStored(values) };
  if (isPending(stored)) device.set(storedRegistration, stored);
}

export const dropPendingRegistration = (device: Device): void => device.remove(storedRegistration);

/** Null without one. */
export const readPendingRegistration = (device: Device): PendingRegistration | null =>
  device.get(storedRegistration) ?? null;

type FieldOf<Values> = Values extends unknown ? keyof Values : never;

/**
 * Whether a field outlives a reload, empty where it does not: the SMS code is used up, and an identity number is never
 * stored. `useRegistration.ts` sends the fields.
 */
const IS_STORED: Record<FieldOf<RegisterValues>, boolean> = {
  type: true,
  name: true,
  mobile: true,
  code: false,
  schoolId: true,
  enterpriseName: true,
  invitationCode: true,
};

function toStored(values: RegisterValues): Stored {
  const given = new Map<string, unknown>(Object.entries(values));
  const fields = keysOf(IS_STORED).filter((field) => given.has(field));
  return Object.fromEntries(fields.map((field) => [field, IS_STORED[field] ? given.get(field) : '']));
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
