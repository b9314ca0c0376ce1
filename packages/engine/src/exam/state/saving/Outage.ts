import { backOff, SAVE_RETRY_MS } from '../../../retry/backOff.ts';
import type { Moment } from '../time/Moment.ts';

/**
 * Keeps the devices of a school from calling a server that is down, or that just came back, all at once. Times are
 * milliseconds of the monotonic clock.
 */
export interface Outage {
  /** Probes in a row that the server did not answer; above 0 one request at a time is sent, whatever it saves. */
  readonly failedProbes: number;
  /** Above 0 after an outage: the saves that failed follow one by one within about this many milliseconds. */
  readonly recoverySpacing: number;
  /** No probe, and during the recovery no failed save, is sent before. */
  readonly probeAt: number;
}

/** The recovery takes this share of the last wait between two probes. */
const RECOVERY_SHARE = 1.5;

export const NO_OUTAGE: Outage = { failedProbes: 0, recoverySpacing: 0, probeAt: -Infinity };

/** During an outage and the recovery from it. */
export function isInTrouble({ failedProbes, recoverySpacing }: Outage): boolean {
  return failedProbes > 0 || recoverySpacing > 0;
}

/** When a save that failed so often may be sent. */
export function opensAt({ failedProbes, probeAt }: Outage, failureCount: number): number {
  return failedProbes > 0 || failureCount > 0 ? probeAt : -Infinity;
}

/** A request had no answer. Requests that were sent together fail together: they count as one probe. */
export function failProbe(outage: Outage, { now, random }: Moment): Outage {
  if (now < outage.probeAt) return outage;
  const failedProbes = outage.failedProbes + 1;
  const probeAt = now + backOff(SAVE_RETRY_MS, failedProbes, random());
  return { failedProbes, recoverySpacing: 0, probeAt };
}

/** The server answered; so many failed saves are left. */
export function recover(outage: Outage, failedCount: number, { now, random }: Moment): Outage {
  if (!isInTrouble(outage)) return outage;
  if (failedCount === 0) return NO_OUTAGE;
  // The longer the outage, the more students have something to send.
  const longest = SAVE_RETRY_MS[outage.failedProbes - 1] ?? SAVE_RETRY_MS.at(-1) ?? 0;
  const recoverySpacing = outage.failedProbes > 0 ? longest * RECOVERY_SHARE : outage.recoverySpacing;
  return { failedProbes: 0, recoverySpacing, probeAt: now + (random() * recoverySpacing) / failedCount };
}

/** The student goes on to another question: a probe may be sent. All students do, so it does not shorten the recovery. */
export function probeNow(outage: Outage, now: number): Outage {
  if (outage.recoverySpacing > 0 || outage.probeAt <= now) return outage;
  return { ...outage, probeAt: now };
}
