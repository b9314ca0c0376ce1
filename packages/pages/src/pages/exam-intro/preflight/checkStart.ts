import { findConcerns, readStartFacts, type StartConcern, type WorkKey } from '@cloud-school/engine';
import { getAnswerStore } from '../../../features/study/getAnswerStore.ts';
import type { Portal } from '../../../platform/portal/Portal.ts';
import { readSignIn } from '../../../platform/session/createSession.ts';

const MINUTE_MS = 60_000;

export interface StartQuestion {
  key: WorkKey;
  timeLimitMinutes: number | null;
  /** An attempt runs already. */
  isRunning: boolean;
}

/** What needs attention before the start, by what the device, the session and the last responses say. */
export async function checkStart(
  portal: Portal,
  { key, timeLimitMinutes, isRunning }: StartQuestion,
): Promise<StartConcern[]> {
  const clockOffset = portal.client.serverClockOffset();
  const facts = await readStartFacts({
    key,
    isRunning,
    store: getAnswerStore(portal),
    storage: portal.storage,
    clockOffset,
    signInEndsAt: readSignIn(portal.device)?.expiresAt ?? null,
    timeLimitMs: timeLimitMinutes === null ? null : timeLimitMinutes * MINUTE_MS,
  });
  return findConcerns(facts);
}
