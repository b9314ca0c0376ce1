import { useMemo } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useUserId } from '../portal/useUserId.ts';
import { storedVisitorId } from '../session/sessionValues.ts';
import { visitorId } from '../session/visitorId.ts';

/** The person id of likes: the user id of a student, the device's id of a visitor. */
export function usePerson() {
  const { device } = usePortal();
  const userId = useUserId();
  return useMemo(
    () => ({
      /**
       * The id if it exists; null for a visitor without a stored id. It changes with a sign-in alone: a visitor's new id would
       * load again what useLikes shows already.
       */
      knownId: userId ?? device.get(storedVisitorId) ?? null,
      /** The id; creates one for a visitor without. */
      id: async (): Promise<string> => userId ?? (await visitorId(device)),
    }),
    [device, userId],
  );
}
