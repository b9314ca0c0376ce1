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
      userId = next;
      // An answer that is still under way is dropped by it too. With a new sign-in all is asked for again: what was asked within
      // the last two seconds, and is forgotten here, would else count as asked.
      void mutate((key) => !isPublic(key), undefined, { revalidate: next !== null });
    });
  }, [mutate, session]);
  return null;
}
