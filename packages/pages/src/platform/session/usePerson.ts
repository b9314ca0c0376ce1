import { useMemo } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { visitorId } from './visitorId.ts';

/** The person id of likes: the user id of a student, the device's id of a visitor. */
export function usePerson() {
  const { session, store } = usePortal();
  return useMemo(() => {
    const studentId = () => {
      const state = session.get();
      return state.kind === 'student' ? state.userId : null;
    };
    return {
      /** The id if it exists; null for a visitor without a stored id. */
      knownId: (): string | null => studentId() ?? store.get('uuid') ?? null,
      /** The id; creates one for a visitor without. */
      id: async (): Promise<string> => studentId() ?? (await visitorId(store)),
    };
  }, [session, store]);
}
