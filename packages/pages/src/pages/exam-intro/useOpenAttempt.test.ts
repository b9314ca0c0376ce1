import { expect, test } from 'vitest';
import { isOpen } from './useOpenAttempt.ts';

const stored = { answerLogId: 'here' };
const running = (answerLogId: string) => ({ answerLogId, startedAt: null });

test.each([
  ['runs, as far as the server says', null, [], true],
  ['is the one that the server names', running('here'), ['before'], true],
  ['is not that of another device, whose answers it does not hold', running('other'), [], false],
  ['was handed in', null, ['here'], false],
])('the attempt of this device %s', (_, server, logs, result) => {
  expect(
    isOpen(
      stored,
      server,
      logs.map((id) => ({ id })),
    ),
  ).toBe(result);
});
