import type { Device } from '../../platform/device/createDevice.ts';
import { ownerOf } from '../../platform/history/ownEntry.ts';
import { ownAddress } from '../../platform/sign-in/ownAddress.ts';
import { takeStudentOf } from '../../platform/sign-in/rememberStudentPage.ts';

interface Destination {
  to: string;
  /** The state of the history entry, which belongs to the student who was there. */
  state: unknown;
}

/** Where a sign-in leads. The page of another student opens as the signed-in one's: nothing in it names the other. */
export function pageAfterSignIn(device: Device, { to, state }: Destination, userId: string): Destination {
  const owner = ownerOf({ state }) ?? takeStudentOf(device, to);
  if (owner === null || owner === userId) return { to, state };
  return { to: ownAddress(new URL(to, 'http://a')), state: null };
}
