import { listStudyQuestions } from '@cloud-school/api-client';
import { AccountNews } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { countAnswers, placesOf } from '../../platform/session/askedPlaces.ts';
import type { AskedPlace } from '../../platform/session/storedValues.ts';
import { useUserId } from '../../platform/session/useUserId.ts';

/** Places that are asked for answers when the menu opens. */
const MOST = 3;

/** In the account menu: the lessons in which a teacher has answered since the student looked. */
export function UnreadAnswers() {
  const { client, store } = usePortal();
  const userId = useUserId();
  const [places] = useState(() => placesOf(store.get('askedQuestions'), userId).slice(0, MOST));
  const [unread, setUnread] = useState<AskedPlace[]>([]);
  useEffect(() => {
    let isOpen = true;
    for (const place of places) {
      client.call(listStudyQuestions, place, { isQuiet: true }).then(
        (questions) => {
          if (isOpen && countAnswers(questions, place.studentId) > place.seen)
            setUnread((known) => [...known, place]);
        },
        () => undefined,
      );
    }
    return () => {
      isOpen = false;
    };
  }, [client, places]);
  return unread.map(({ classroomId, name, address }) => (
    <AccountNews key={classroomId} title="老师回复了你" text={name} to={address} />
  ));
}
