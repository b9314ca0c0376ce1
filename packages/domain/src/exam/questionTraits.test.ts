import { expect, test } from 'vitest';
import { isCompoundKind, QUESTION_TRAITS, toQuestionKind, toSimpleKind } from './questionTraits.ts';

test.each([
  ['1', 'single'],
  ['2', 'multiple'],
  ['3', 'true-false'],
  ['4', 'blanks'],
  ['6', 'short-answer'],
  ['11', 'reading'],
  ['13', 'cloze'],
  ['9999', 'unknown'],
  ['', 'unknown'],
])('type %s is %s (EXAM-02)', (code, kind) => {
  expect(toQuestionKind(code)).toBe(kind);
});

test.each([
  ['reading', true, 'unknown'],
  ['cloze', true, 'unknown'],
  ['single', false, 'single'],
  ['short-answer', false, 'short-answer'],
] as const)('%s has sub-questions: %s; as one itself it is %s', (kind, isCompound, simple) => {
  expect(isCompoundKind(kind)).toBe(isCompound);
  expect(toSimpleKind(kind)).toBe(simple);
});

test('what a kind of sub-question is where the server does not say', () => {
  expect(QUESTION_TRAITS.reading.subQuestions).toEqual({
    withOptions: 'single',
    withoutOptions: 'short-answer',
    hasPassage: true,
  });
  expect(QUESTION_TRAITS.cloze.subQuestions).toEqual({
    withOptions: 'single',
    withoutOptions: 'single',
    hasPassage: false,
  });
});

test('a teacher marks short answers alone', () => {
  const marked = Object.entries(QUESTION_TRAITS).filter(([, { isMarkedByTeacher }]) => isMarkedByTeacher);
  expect(marked.map(([kind]) => kind)).toEqual(['short-answer']);
});
