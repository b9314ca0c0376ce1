import {
  answerCard,
  MASTERED_AFTER,
  type MistakeCard,
  type MistakeCards,
  toSchoolDay,
} from '@cloud-school/domain';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useNow } from '../../platform/time/useNow.ts';

/** How well the student knows each mistake, kept on the device until the sign-out, for a school and a student. */
export function useMistakeCards() {
  const { store } = usePortal();
  const tenantId = useTenantId();
  const userId = useUserId() ?? '';
  const today = toSchoolDay(useNow().getTime());
  const [cards, setCards] = useState(read);

  function read(): MistakeCards {
    const kept = store.get('mistakeCards');
    return kept?.tenantId === tenantId && kept.userId === userId ? kept.cards : {};
  }

  /** On top of what another tab kept in the meantime. */
  function put(change: (known: MistakeCards) => MistakeCards) {
    const next = change(read());
    store.set('mistakeCards', { tenantId, userId, cards: { ...next } });
    setCards(next);
  }

  return {
    cards,
    today,
    /** The student knows one by now, or takes that back: then it is as new. */
    setKnown: (id: string, isKnown: boolean) =>
      put(({ [id]: _card, ...others }) =>
        isKnown ? { ...others, [id]: { right: MASTERED_AFTER, due: today } } : others,
      ),
    /** What a round has shown: true for a right answer. */
    answer: (results: ReadonlyMap<string, boolean>) =>
      put((known) => ({
        ...known,
        ...Object.fromEntries(
          [...results].map(([id, isRight]): [string, MistakeCard] => [
            id,
            answerCard(known[id], isRight, today),
          ]),
        ),
      })),
  };
}
