import { cards } from './cards.ts';
import { studyDay } from './day.ts';
import type { ElementSpec } from './ElementSpec.ts';
import { exams } from './exams.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { lessons } from './lessons.ts';
import { studying } from './studying.ts';

/** Every element, in the order of the documents. */
export const specs: readonly ElementSpec[] = [
  ...exams,
  ...studying,
  ...studyDay,
  ...lessons,
  ...cards,
  ...home,
  ...fields,
];
