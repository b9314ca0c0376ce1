/** Seconds before another code may be sent. */
const SMS_PAUSE = 60;

/** What the button can do now. */
export type SmsPhase = { kind: 'ready'; hasSent: boolean } | { kind: 'counting'; seconds: number };

/**
 * The phase of the button from the time of the last code and the current time, both in milliseconds since 1970.
 * Derived from a deadline instead of counted ticks, so that it stays right in a sleeping tab and after a reload. A
 * device clock that was set back locks the button for one pause at most.
 */
export function smsPhase(sentAt: number | null, now: number): SmsPhase {
  if (sentAt === null) return { kind: 'ready', hasSent: false };
  const left = Math.ceil((sentAt + SMS_PAUSE * 1000 - now) / 1000);
  return left > 0 && left <= SMS_PAUSE
    ? { kind: 'counting', seconds: left }
    : { kind: 'ready', hasSent: true };
}
