import {
  answerCard,
  isRecord,
  MASTERED_AFTER,
  type MistakeCard,
  type MistakeCards,
  toSchoolDay,
} from '@cloud-school/domain';
import { useMemo, useReducer, useSyncExternalStore } from 'react';
import { defineStored, isNumber, isText } from '../../platform/device/defineStored.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useNow } from '../../platform/time/useNow.ts';

/** How well a student knows the mistakes of a school by now, by the id of each. */
export const storedMistakeCards = defineStored({
  key: 'mistakeCards',
  of: 'student-of-school',
  maxDays: 365,
  // Some thousand mistakes.
  longest: 256 * 1024,
  read: (stored) => {
    // An earlier release named the student and the school beside them.
    return toCards(isRecord(stored) && 'cards' in stored ? stored.cards : stored);
  },
});

const toCards = (cards: unknown): MistakeCards | undefined => (isCards(cards) ? cards : undefined);

const isCards = (cards: unknown): cards is MistakeCards =>
  isRecord(cards) &&
  Object.values(cards).every((card) => isRecord(card) && isNumber(card.right) && isText(card.due));

/** How well the student knows each mistake, stored on the device until the sign-out, for a school and a student. */
export function useMistakeCards() {
  const { device } = usePortal();
  const today = toSchoolDay(useNow().getTime());
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  // Also what another tab stores, or a round that was left as this page opened.
  const text = useSyncExternalStore(device.subscribe, () => JSON.stringify(read()));
  const cards = useMemo(() => toCards(JSON.parse(text)) ?? {}, [text]);

  function read(): MistakeCards {
    return device.get(storedMistakeCards) ?? {};
  }

  /** On top of what another tab stored in the meantime. */
  function put(change: (known: MistakeCards) => MistakeCards) {
    device.set(storedMistakeCards, change(read()));
    showAgain();
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
