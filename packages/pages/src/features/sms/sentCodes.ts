import type { SmsPurpose } from '@cloud-school/api-client';
import { isRecord } from '@cloud-school/domain';
import { smsPhase } from '@cloud-school/ui';
import { defineStored, isNumber, isText, only } from '../../platform/device/defineStored.ts';

/** An SMS code that was sent; `sentAt` in milliseconds since 1970. */
export interface SentCode {
  purpose: SmsPurpose;
  mobile: string;
  sentAt: number;
}

/** The SMS codes whose countdown runs (LOGIN-03: it survives a reload, and a sign-in that ends by its time). */
export const storedSmsCodes = defineStored({
  key: 'smsCodes',
  of: 'device',
  endsWith: 'sign-out',
  maxDays: 1,
  read: only(
    (value): value is SentCode[] =>
      Array.isArray(value) &&
      value.every(
        (code) => isRecord(code) && isText(code.purpose) && isText(code.mobile) && isNumber(code.sentAt),
      ),
  ),
});

/** The codes whose countdown runs (LOGIN-03); `now` in milliseconds since 1970. */
export const withRunningOnly = (codes: readonly SentCode[], now: number): SentCode[] =>
  codes.filter(({ sentAt }) => smsPhase(sentAt, now).kind === 'counting');

/** The last code for a purpose to a mobile. */
export const sentCodeTo = (
  codes: readonly SentCode[],
  purpose: SmsPurpose,
  mobile: string,
): SentCode | undefined => codes.findLast((code) => code.purpose === purpose && code.mobile === mobile);
