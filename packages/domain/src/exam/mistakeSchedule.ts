import { addDays } from '../time/addDays.ts';

/** How well a mistake is known by now. */
export interface MistakeCard {
  /** Right answers running. */
  right: number;
  /** The day, 'YYYY-MM-DD', on which it is asked again. */
  due: string;
}

/** Cards by the id of their mistake; a mistake without one is due. */
export type MistakeCards = Readonly<Record<string, MistakeCard>>;

/** Days until it is asked again, by the right answers running; with one more it is mastered. */
const STEPS = [1, 1, 3] as const;

export const isMastered = (card: MistakeCard | undefined): boolean =>
  card !== undefined && card.right >= STEPS.length;

export const MASTERED_AFTER = STEPS.length;

/** The card after an answer: right is a step further, once it was due; wrong begins again tomorrow. */
export function answerCard(card: MistakeCard | undefined, isRight: boolean, today: string): MistakeCard {
  if (isRight && card !== undefined && card.due > today) return card;
  const right = isRight ? (card?.right ?? 0) + 1 : 0;
  return { right, due: addDays(today, STEPS[right] ?? 0) };
}

/** When a mistake is asked again: today for one that never was. */
export const dueOf = (card: MistakeCard | undefined, today: string): string =>
  card === undefined || card.due < today ? today : card.due;

/** How many of these mistakes are asked again today. */
export const countDueToday = (ids: readonly string[], cards: MistakeCards, today: string): number =>
  ids.filter((id) => !isMastered(cards[id]) && dueOf(cards[id], today) === today).length;
