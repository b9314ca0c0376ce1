import { ownerOf } from '../../platform/history/ownerOf.ts';
import { ownAddress } from '../../platform/sign-in/ownAddress.ts';

interface Destination {
  to: string;
  /** The state of the history entry, which belongs to the student who was there. */
  state: unknown;
}

/** Where a sign-in leads. The page of another student opens as the signed-in one's: nothing in it names the other. */
export function pageAfterSignIn({ to, state }: Destination, userId: string): Destination {
  const owner = ownerOf({ state });
  if (owner === null || owner === userId) return { to, state };
  return { to: ownAddress(new URL(to, 'http://a')), state: null };
}
