import type { SmsPurpose } from '@cloud-school/api-client';
import { smsPhase } from '@cloud-school/ui';
import type { StoredSmsCode } from '../../platform/session/storedValues.ts';

export type SentCode = StoredSmsCode;

/** The codes whose countdown runs (LOGIN-03); `now` in milliseconds since 1970. */
export const withRunningOnly = (codes: readonly SentCode[], now: number): SentCode[] =>
  codes.filter(({ sentAt }) => smsPhase(sentAt, now).kind === 'counting');

/** The last code for a purpose to a mobile. */
export const sentCodeTo = (
  codes: readonly SentCode[],
  purpose: SmsPurpose,
  mobile: string,
): SentCode | undefined => codes.findLast((code) => code.purpose === purpose && code.mobile === mobile);
