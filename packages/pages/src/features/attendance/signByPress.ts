import type { Client } from '@cloud-school/api-client';
import type { SignKind } from '@cloud-school/domain';
import type { ScopedMutator } from 'swr';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runExclusive } from './runExclusive.ts';
import { signAfterLook } from './signAfterLook.ts';
import { signName } from './signName.ts';

interface Press {
  client: Pick<Client, 'call'>;
  mutate: ScopedMutator;
  place: AttendancePlace;
  kind: SignKind;
  onPending: (kind: SignKind | null) => void;
}

/** Signs unless it is signed, or being signed, here or elsewhere; resolves with whether it did. */
export async function signByPress({ client, mutate, place, kind, onPending }: Press): Promise<boolean> {
  const isSent = await runExclusive(signName(place, kind), async () => {
    onPending(kind);
    try {
      const isSigned = await signAfterLook(client, place, kind);
      showSigned(mutate, place.activityId, kind);
      return isSigned;
    } catch (error) {
      showSigned(mutate, place.activityId, null);
      throw error;
    } finally {
      onPending(null);
    }
  });
  return isSent ?? false;
}
