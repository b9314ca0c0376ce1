import { isRecord, type User } from '@cloud-school/domain';
import { defineStored, FOREVER, isNumber, isText, only, type Stored } from '../device/defineStored.ts';
import { readOldEnd, readOldUser } from './oldPortalValues.ts';

// The values that the specification names (SHELL-08), under its keys and without an owner: createSession decides whose they are.

export interface StoredSession {
  userId: string;
  token: string;
  /** By the server's clock, milliseconds since 1970; null where the server names no end. */
  expiresAt: number | null;
  /** Server clock minus this device's clock at the sign-in, milliseconds. */
  clockOffset?: number;
}

const isSession = (value: unknown): value is StoredSession =>
  isRecord(value) &&
  isText(value.userId) &&
  isText(value.token) &&
  (value.expiresAt === null || isNumber(value.expiresAt)) &&
  (value.clockOffset === undefined || isNumber(value.clockOffset));

const isUser = (value: unknown): value is User => isRecord(value) && isText(value.id);

function specified<Value>(
  key: string,
  plain: NonNullable<Stored<Value>['plain']>,
  read: Stored<Value>['read'],
): Stored<Value> {
  return defineStored({ key, of: 'device', maxDays: FOREVER, plain, read });
}

export const storedTenantId = specified('tenantId', 'text', only(isText));
/** The school's id, which calls carry from the start of the next visit, also where its answer fails. */
export const storedSchoolId = specified('schoolId', 'text', only(isText));

/** The sign-in, in one value: another tab never sees one student's id beside another's token. */
export const storedSession = specified('session', 'json', only(isSession));
/**
 * The session's token under the specification's name: without it there is no sign-in. With `tokenExpireTime` and `info` alone, as
 * the old portal stored them, it is one.
 */
export const storedToken = specified('token', 'text', only(isText));
/** The session's end, milliseconds since 1970. */
export const storedTokenEnd = specified('tokenExpireTime', 'json', (stored) =>
  only(isNumber)(readOldEnd(stored)),
);
/** The visitor's fingerprint id. */
export const storedVisitorId = specified('uuid', 'text', only(isText));
export const storedUser = specified('info', 'json', (stored) => only(isUser)(readOldUser(stored)));

/** What the end of a sign-in removes. */
export const SIGN_IN_VALUES = [storedSession, storedToken, storedTokenEnd, storedVisitorId, storedUser];
