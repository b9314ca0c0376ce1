import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

test('as many as the limit work at a time, in their order', () => {
  const takeTurn = createTurns(2);
  const started: string[] = [];
  const giveBackFirst = takeTurn(() => started.push('first'));
  takeTurn(() => started.push('second'));
  const leave = takeTurn(() => started.push('third'));
  takeTurn(() => started.push('fourth'));
  expect(started).toEqual(['first', 'second']);
  // The third leaves before its turn.
  leave();
  giveBackFirst();
  giveBackFirst();
  expect(started).toEqual(['first', 'second', 'fourth']);
});
