import type { Client } from '@cloud-school/api-client';
import type { SignKind } from '@cloud-school/domain';
import type { ScopedMutator } from 'swr';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runInTurn } from './runInTurn.ts';
import { signAfterLook } from './signAfterLook.ts';
import { signName } from './signName.ts';

interface Press {
  client: Pick<Client, 'call'>;
  mutate: ScopedMutator;
  place: AttendancePlace;
  kind: SignKind;
  onPending: (kind: SignKind | null) => void;
}

/**
 * Signs unless it is signed, here or elsewhere; resolves with whether it did. A press that finds the same action being sent
 * waits for its end: it may fail.
 */
export async function signByPress({ client, mutate, place, kind, onPending }: Press): Promise<boolean> {
  return runInTurn(signName(place, kind), async () => {
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
}
