import type { Paper, QuestionKind } from '@cloud-school/domain';

/** Id of the first question of a kind. */
export function getFirstQuestionId(paper: Paper, kind: QuestionKind): string | null {
  return paper.groups.find((group) => group.kind === kind)?.questions[0]?.id ?? null;
}
