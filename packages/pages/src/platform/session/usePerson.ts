import { useMemo } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useUserId } from './useUserId.ts';
import { visitorId } from './visitorId.ts';

/** The person id of likes: the user id of a student, the device's id of a visitor. */
export function usePerson() {
  const { store } = usePortal();
  const userId = useUserId();
  return useMemo(
    () => ({
      /**
       * The id if it exists; null for a visitor without a stored id. It changes with a sign-in alone: a visitor's new id would
       * load again what useLikes shows already.
       */
      knownId: userId ?? store.get('uuid') ?? null,
      /** The id; creates one for a visitor without. */
      id: async (): Promise<string> => userId ?? (await visitorId(store)),
    }),
    [store, userId],
  );
}
