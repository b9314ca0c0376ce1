import { isRecord } from '@cloud-school/domain';
import { type Device, tabDevice } from '../device/createDevice.ts';
import { defineStored, isNumber, isText, isTextOrNull, only } from '../device/defineStored.ts';

/** Longest time between leaving for the outside login and returning, in milliseconds. */
const MAX_AGE_MS = 15 * 60_000;

interface SsoVisit {
  state: string;
  /** The address to open after the sign-in. */
  redirect: string | null;
  /** The student whose page that is; null where nobody knows. */
  owner: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const storedVisit = defineStored({
  key: 'ssoVisit',
  of: 'device',
  in: 'tab',
  maxDays: 1,
  endsWith: 'sign-out',
  read: only(
    (value): value is SsoVisit =>
      isRecord(value) &&
      isText(value.state) &&
      isNumber(value.startedAt) &&
      [value.redirect, value.owner].every(isTextOrNull),
  ),
});

/** One a document: it holds a visit where the tab's storage refuses to. */
const ofTab = tabDevice();

/** Records in this tab alone that it leaves for the outside login; returns the `state` that must come back unchanged. */
export function startSsoVisit(
  { redirect, owner }: Pick<SsoVisit, 'redirect' | 'owner'>,
  device: Device = ofTab,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  device.set(storedVisit, { state, redirect, owner, startedAt: Date.now() });
  return state;
}

/** Ends the visit and returns it if `state` matches; null for a forged, foreign, expired or used state. */
export function endSsoVisit(
  state: string | null,
  device: Device = ofTab,
): Pick<SsoVisit, 'redirect' | 'owner'> | null {
  const visit = device.get(storedVisit);
  device.remove(storedVisit);
  if (!visit || !state || visit.state !== state) return null;
  return Date.now() - visit.startedAt <= MAX_AGE_MS ? { redirect: visit.redirect, owner: visit.owner } : null;
}
