import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { usePortal } from '../portal/Portal.ts';
import { userIdOf } from '../session/createSession.ts';
import { isPublic } from './answerKey.ts';

/** Forgets the answers of a student in one step, whatever their keys, when the student is no longer signed in. */
export function PersonalAnswers(): null {
  const { session } = usePortal();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let userId = userIdOf(session.get());
    return session.subscribe(() => {
      const next = userIdOf(session.get());
      if (next === userId) return;
      const isSignIn = userId === null;
      userId = next;
      // An answer that is still under way is dropped by it too. After a sign-in all is asked for again: what was asked within the
      // last two seconds, and is forgotten here, would else count as asked. Not when another student takes over in another tab:
      // what is still on this page would ask with her token for the one before.
      void mutate((key) => !isPublic(key), undefined, { revalidate: isSignIn });
    });
  }, [mutate, session]);
  return null;
}
