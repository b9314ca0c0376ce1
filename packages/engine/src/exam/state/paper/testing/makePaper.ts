import type { Paper, Question } from '@cloud-school/domain';

export const makeQuestion = (id: string, part: Partial<Question> = {}): Question => ({
  id,
  unitId: 'u',
  kind: part.subQuestions ? 'reading' : 'single',
  stemHtml: '',
  points: null,
  isMarked: false,
  options: [],
  blankCount: 0,
  subQuestions: [],
  isSavedAsOne: false,
  savedAnswer: null,
  solution: null,
  ...part,
});

export const makePaper = (...questions: Question[]): Paper => ({
  title: '',
  description: null,
  timeLimitMinutes: 10,
  groups: [{ kind: 'single', questions }],
});
