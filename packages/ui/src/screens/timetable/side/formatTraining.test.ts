import { expect, test } from 'vitest';
import { formatTraining } from './formatTraining.ts';

const training = { from: '2026-09-07', to: '2026-12-25' };

test.each([
  ['2026-11-21', '培训期至 2026-12-25，还有 34 天'],
  ['2026-12-25', '培训期 2026-09-07 至 12-25'],
  ['2027-01-01', '培训期 2026-09-07 至 12-25'],
  ['2026-09-01', '培训期 2026-09-07 至 12-25'],
])('on %s: %s', (today, text) => {
  expect(formatTraining(training, today)).toBe(text);
});

test('the year of the end shows when it differs', () => {
  expect(formatTraining({ from: '2026-12-01', to: '2027-02-01' }, '2027-03-01')).toBe(
    '培训期 2026-12-01 至 2027-02-01',
  );
});
