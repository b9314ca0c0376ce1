import { useMemo } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { visitorId } from './visitorId.ts';

/** Who likes: a student by the user id, a visitor by an id of this device. */
export function usePerson() {
  const { session, store } = usePortal();
  return useMemo(() => {
    const studentId = () => {
      const state = session.get();
      return state.kind === 'student' ? state.userId : null;
    };
    return {
      /** The id where there is one already; a visitor who never did anything has none. */
      knownId: (): string | null => studentId() ?? store.get('uuid') ?? null,
      /** The id, made if need be. */
      id: async (): Promise<string> => studentId() ?? (await visitorId(store)),
    };
  }, [session, store]);
}
