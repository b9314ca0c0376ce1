import type { QuestionOption } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { formatLabels } from './formatLabels.ts';

const options: QuestionOption[] = [
  { key: 'k1', label: 'A', html: '' },
  { key: 'k2', label: 'B', html: '' },
];

test.each([
  [[], ''],
  [['k2', 'k1'], 'A B'],
  [['k2', '9'], 'B 9'],
  [['1'], '1'],
])('%j is %j', (keys, labels) => {
  expect(formatLabels(options, keys)).toBe(labels);
});
