/** Seconds between two codes. */
export const SMS_PAUSE = 60;

/** What the button for a code can do now. */
export type SmsPhase = { kind: 'ready'; hasSent: boolean } | { kind: 'counting'; seconds: number };

/**
 * Phase of the button, from when the last code was sent and now, both milliseconds since 1970.
 * A deadline, not ticks: a sleeping tab and a reload stay right. A clock that was set back does not lock
 * the button for longer than one pause.
 */
export function smsPhase(sentAt: number | null, now: number): SmsPhase {
  if (sentAt === null) return { kind: 'ready', hasSent: false };
  const left = Math.ceil((sentAt + SMS_PAUSE * 1000 - now) / 1000);
  return left > 0 && left <= SMS_PAUSE
    ? { kind: 'counting', seconds: left }
    : { kind: 'ready', hasSent: true };
}
