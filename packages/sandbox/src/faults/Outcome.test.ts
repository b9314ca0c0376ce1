import { expect, test } from 'vitest';
import { isOutcome, parseFailures } from './Outcome.ts';

test.each([
  '40001',
  '-1',
  'status-500',
  'status-204',
  'delay-3000',
  'late-3000',
  'hang',
  'held',
  'drop',
  'lose',
  'empty',
])('%s is an outcome', (text) => expect(isOutcome(text)).toBe(true));

test.each(['', 'status-', 'status-900', 'status-100', 'delay', 'delay-x', '4e4', 'explode', '40001 '])(
  '%j is not an outcome',
  (text) => expect(isOutcome(text)).toBe(false),
);

test('a header can name several endpoints, and invalid parts are left out', () => {
  expect(parseFailures(' test.saveAnswer=40001, test.finish = hang ,broken,login.bySms=never,=hang')).toEqual(
    [
      { endpointId: 'test.saveAnswer', outcome: '40001' },
      { endpointId: 'test.finish', outcome: 'hang' },
    ],
  );
});
