import { listStudyQuestions } from '@cloud-school/api-client';
import { AccountNews } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { type AskedPlace, atAnswers, countAnswers, storedAskedPlaces } from './askedPlaces.ts';

/** Places that are asked for answers when the menu opens. */
const MOST = 3;

/** In the account menu: the lessons in which a teacher has answered since the student looked. */
export function UnreadAnswers() {
  const { client, device } = usePortal();
  const [places] = useState(() => (device.get(storedAskedPlaces) ?? []).slice(0, MOST));
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
    <AccountNews key={classroomId} title="老师回复了您" text={name} to={atAnswers(address)} />
  ));
}
