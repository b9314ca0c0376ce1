import {
  addDays,
  dueOf,
  isMastered,
  isPractisable,
  keysOf,
  type Mistake,
  type MistakeCards,
  type QuestionKind,
  compareTimes,
} from '@cloud-school/domain';

/** Which mistakes are shown; null is all of them. */
export interface MistakeFilter {
  courseId: string | null;
  kind: QuestionKind | null;
  /** Only what was wrong in two attempts or more. */
  isRepeated: boolean;
}

export const ALL_MISTAKES: MistakeFilter = { courseId: null, kind: null, isRepeated: false };

/** A mistake that is not mastered, with the day on which it is asked again. */
export interface DueMistake extends Mistake {
  due: string;
}

/** What is not mastered: what is due first, of a day what can be practised before what is only read, and then the newest. */
export const listDue = (mistakes: readonly Mistake[], cards: MistakeCards, today: string): DueMistake[] =>
  mistakes
    .filter(({ id }) => !isMastered(cards[id]))
    .map((mistake) => ({ ...mistake, due: dueOf(cards[mistake.id], today) }))
    .sort(
      (one, other) =>
        compareTimes(one.due, other.due) ||
        Number(isPractisable(other.question)) - Number(isPractisable(one.question)) ||
        compareTimes(other.answeredAt, one.answeredAt),
    );

const PASSES: Record<keyof MistakeFilter, (mistake: Mistake, filter: MistakeFilter) => boolean> = {
  courseId: ({ exam }, { courseId }) => courseId === null || exam.courseId === courseId,
  kind: ({ question }, { kind }) => kind === null || question.kind === kind,
  isRepeated: ({ times }, { isRepeated }) => !isRepeated || times > 1,
};

/** What the filter lets through; one part of it can be left out, for the counts of that part's choices. */
export const filterMistakes = <Item extends Mistake>(
  mistakes: readonly Item[],
  filter: MistakeFilter,
  without?: keyof MistakeFilter,
): Item[] =>
  mistakes.filter((mistake) =>
    keysOf(PASSES).every((part) => part === without || PASSES[part](mistake, filter)),
  );

/** What can be practised; what only a teacher can judge is read again. */
const practised = (due: readonly DueMistake[]): DueMistake[] =>
  due.filter(({ question }) => isPractisable(question));

/** When each is asked again, in words and numbers that add up to all of them: 今天复习 10 题 · 以后再问 2 题 · 只看解析 3 题. */
export function formatStanding(due: readonly DueMistake[], today: string): string {
  const asked = practised(due);
  const dueToday = asked.filter((mistake) => mistake.due === today).length;
  const parts = [
    ['今天复习', dueToday],
    ['以后再问', asked.length - dueToday],
    ['只看解析', due.length - asked.length],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count} 题`)
    .join(' · ');
}

/** How many are due on each of the next seven days. */
export function countWeek(due: readonly DueMistake[], today: string): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const mistake of practised(due)) counts.set(mistake.due, (counts.get(mistake.due) ?? 0) + 1);
  return Array.from({ length: 7 }, (_, index) => addDays(today, index)).map((day) => ({
    day,
    count: counts.get(day) ?? 0,
  }));
}

/** At most as many are practised at once. */
const ROUND = 10;

/** What of one exam is practised, whenever it is due: the student has just seen that it was wrong. */
export const examRound = (due: readonly DueMistake[], workId: string): DueMistake[] =>
  practised(due.filter(({ exam }) => exam.workId === workId)).slice(0, ROUND);

/** What is practised next. */
export const nextRound = (due: readonly DueMistake[], today: string): DueMistake[] =>
  practised(due.filter((mistake) => mistake.due === today)).slice(0, ROUND);
