import { type Client, getAttendance, signAttendance } from '@cloud-school/api-client';
import type { SignKind } from '@cloud-school/domain';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { isSigned } from './isSigned.ts';
import { readPosition } from './readPosition.ts';

/** A look before signing that takes longer (ms) is given up: the press, and those in other windows, wait for it. */
const LOOK_MS = 5000;

/** Signs unless another window or device has done so since this page loaded; resolves with whether it signed. */
export async function signAfterLook(
  client: Pick<Client, 'call'>,
  place: AttendancePlace,
  kind: SignKind,
): Promise<boolean> {
  const current = await client
    .call(getAttendance, place, { timeout: LOOK_MS, isQuiet: true })
    .catch(() => null);
  if (isSigned(current, kind)) return false;
  const position = await readPosition();
  await client.call(signAttendance, { ...place, kind, position }, CLICK_CALL);
  return true;
}
