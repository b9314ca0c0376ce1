/** Attendance of a student at an activity (ATT-01, ATT-02). Times are 'YYYY-MM-DD HH:mm:ss'. */
export interface Attendance {
  startsAt: string | null;
  endsAt: string | null;
  /** Entering signs the student in. */
  isAutomatic: boolean;
  /** The server offers the action: signIn and signOut are 1. */
  canSignIn: boolean;
  canSignOut: boolean;
  signedInAt: string | null;
  signedOutAt: string | null;
  /** Also true where the server knows no time. */
  isSignedIn: boolean;
  isSignedOut: boolean;
}

export type SignKind = 'sign-in' | 'sign-out';

/** Whether a student can sign out at `now` ('YYYY-MM-DD HH:mm:ss'): once, and of a class that has begun. */
export const offersSignOut = (
  { canSignOut, isSignedOut, startsAt }: Pick<Attendance, 'canSignOut' | 'isSignedOut' | 'startsAt'>,
  now: string,
): boolean => canSignOut && !isSignedOut && (startsAt === null || startsAt <= now);
