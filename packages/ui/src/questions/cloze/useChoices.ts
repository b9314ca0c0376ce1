import type { Question, QuestionOption } from '@cloud-school/domain';
import { useSyncExternalStore } from 'react';
import type { SubAnswers } from '../QuestionViews.ts';

/** The chosen option of each blank; null where none is. */
export function useChoices(
  subQuestions: readonly Question[],
  { subscribe, getAnswer }: SubAnswers,
): (QuestionOption | null)[] {
  // A text as the snapshot: it is equal until a choice changes.
  const keys = useSyncExternalStore(subscribe, () =>
    JSON.stringify(subQuestions.map(({ id }) => getAnswer(id)?.optionKeys[0] ?? null)),
  );
  const chosen = JSON.parse(keys) as (string | null)[];
  return subQuestions.map(({ options }, index) => options.find(({ key }) => key === chosen[index]) ?? null);
}
