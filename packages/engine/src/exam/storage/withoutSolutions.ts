import type { Paper, Question } from '@cloud-school/domain';

/** The paper as a device may keep it: a server that sends right answers before the hand-in must not leave them there. */
export function withoutSolutions(paper: Paper): Paper {
  const strip = (question: Question): Question => ({
    ...question,
    solution: null,
    subQuestions: question.subQuestions.map(strip),
  });
  const groups = paper.groups.map((group) => ({ ...group, questions: group.questions.map(strip) }));
  return { ...paper, groups };
}
