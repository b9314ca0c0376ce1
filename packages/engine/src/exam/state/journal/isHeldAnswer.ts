import {
  type Answer,
  EMPTY_ANSWER,
  hasSameOptions,
  type Question,
  QUESTION_TRAITS,
} from '@cloud-school/domain';

/** What the comparison needs of a question. */
export type ComparedQuestion = Pick<Question, 'kind'> & { subQuestions: readonly ComparedQuestion[] };

/** True when the server's answer is the device's, apart from what the way to the server changes: outer spaces, | and line ends. */
export function isHeldAnswer({ kind, subQuestions }: ComparedQuestion, held: Answer, ours: Answer): boolean {
  const { answerForm } = QUESTION_TRAITS[kind];
  return (
    hasSameOptions(answerForm, held.optionKeys, ours.optionKeys) &&
    toComparable(held.texts) === toComparable(ours.texts) &&
    areHeld(subQuestions, held.subAnswers ?? [], ours.subAnswers ?? [])
  );
}

type SubAnswers = readonly (Answer | null)[];

function areHeld(questions: readonly ComparedQuestion[], held: SubAnswers, ours: SubAnswers): boolean {
  return ours.every((answer, index) =>
    isHeldAnswer(questions[index] ?? UNKNOWN_QUESTION, held[index] ?? EMPTY_ANSWER, answer ?? EMPTY_ANSWER),
  );
}

/** The question of a stored answer that the paper no longer has. */
const UNKNOWN_QUESTION: ComparedQuestion = { kind: 'unknown', subQuestions: [] };

function toComparable(parts: readonly string[]): string {
  const plain = parts.map((part) => part.replaceAll(/\r\n?/g, '\n').trim().replaceAll('|', '｜'));
  // Empty blanks at the end may be missing.
  return JSON.stringify(plain.slice(0, plain.findLastIndex((part) => part !== '') + 1));
}
