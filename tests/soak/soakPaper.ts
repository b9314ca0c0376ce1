import { makeSeed, type QuestionSeed, type SandboxSeed } from '@cloud-school/sandbox';

/** The minutes of the soak's exam. */
export const MINUTES = 90;
export const QUESTION_COUNT = 100;
const TEST_ID = 'theory-2';
/** Where the exam begins. */
export const INTRO = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';

/** The order in which the answer card numbers the kinds. */
const CARD_ORDER = ['single', 'multiple', 'true-false', 'blanks', 'short-answer'];

/** The sample schools, with a theory test of a hundred questions. */
export function makeSoakSeed(now: number): SandboxSeed {
  const seed = makeSeed(now);
  return {
    ...seed,
    tests: seed.tests.map((test) =>
      test.testId === TEST_ID ? { ...test, unitTime: MINUTES, questions: repeat(test.questions) } : test,
    ),
  };
}

/** The questions of the exam in the order of the answer card. */
export function listSoakQuestions(): QuestionSeed[] {
  const test = makeSoakSeed(0).tests.find(({ testId }) => testId === TEST_ID);
  if (!test) throw new Error(`The sandbox has no test ${TEST_ID}.`);
  return test.questions.toSorted(
    (one, other) => CARD_ORDER.indexOf(one.kind) - CARD_ORDER.indexOf(other.kind),
  );
}

function repeat(questions: readonly QuestionSeed[]): QuestionSeed[] {
  return Array.from({ length: QUESTION_COUNT }, (_, index) => {
    const question = questions[index % questions.length];
    if (!question) throw new Error('The test has no questions.');
    return { ...question, id: `${question.id}-${Math.floor(index / questions.length) + 1}` };
  });
}
