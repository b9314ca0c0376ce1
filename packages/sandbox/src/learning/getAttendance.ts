import type { Call } from '../http/Route.ts';
import type { ActivitySeed } from '../seed/ActivitySeed.ts';
import { MINUTE } from '../serverTime.ts';
import { attendanceId } from '../store/documentIds.ts';

/** Signing in opens before an activity, signing out closes after it. */
const MARGIN = 30 * MINUTE;

interface SignTimes {
  /** Milliseconds since 1970; null for never. */
  signedInAt: number | null;
  signedOutAt: number | null;
}

/** When a student signed in and out; who attended before the start of the sandbox did both. */
export function getSignTimes(
  { store }: Pick<Call, 'store'>,
  activity: ActivitySeed,
  userId: string,
): SignTimes {
  const { activityId, attendedBy = [], start, end } = activity;
  const stored = store.get('attendances', attendanceId(activityId, userId));
  if (stored) return stored;
  if (!attendedBy.includes(userId)) return { signedInAt: null, signedOutAt: null };
  return { signedInAt: start - 4 * MINUTE, signedOutAt: end + 2 * MINUTE };
}

/** The actions that an activity offers a student now. */
export function getOffers(call: Pick<Call, 'store' | 'now'>, activity: ActivitySeed, userId: string) {
  const { signedInAt, signedOutAt } = getSignTimes(call, activity, userId);
  const { start, end, isRequired, onlineType } = activity;
  const isOpen = call.now >= start - MARGIN && call.now <= end;
  return {
    canSignIn: isOpen && signedInAt === null,
    canSignOut: signedInAt !== null && signedOutAt === null && call.now <= end + MARGIN,
    // A lesson of the past signs nobody in: who opens it later stays absent.
    isAutomatic: isOpen && isRequired === 1 && onlineType === 1,
  };
}

/** Who signed in was there: nobody is asked to attend, or noted absent, after that. */
export const isSigned = (call: Pick<Call, 'store'>, activity: ActivitySeed, userId: string): boolean =>
  getSignTimes(call, activity, userId).signedInAt !== null;
