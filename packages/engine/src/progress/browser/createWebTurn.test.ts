import { expect, it } from 'vitest';
import { settle } from '../../testing/createFakeClock.ts';
import { createFakeTabs } from '../../testing/createFakeTabs.ts';
import { createWebTurn } from './createWebTurn.ts';

it('gives the turn to one window at a time, in order', async () => {
  const { locks } = createFakeTabs();
  const turns: string[] = [];
  const take = (name: string) =>
    createWebTurn('lesson', locks).take((wasFree) => turns.push(`${name} ${wasFree ? 'at once' : 'later'}`));
  const giveBack = take('first');
  await settle();
  const stopWaiting = take('second');
  take('third');
  await settle();
  expect(turns).toEqual(['first at once']);
  stopWaiting();
  giveBack();
  await settle();
  expect(turns).toEqual(['first at once', 'third later']);
});

it('gives a turn back that was granted too late', async () => {
  const { locks } = createFakeTabs();
  const turns: string[] = [];
  createWebTurn('lesson', locks).take(() => turns.push('first'))();
  await settle();
  createWebTurn('lesson', locks).take(() => turns.push('second'));
  await settle();
  expect(turns).toEqual(['second']);
});

it.each([
  ['no locks', null],
  ['locks that it refuses', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }],
])('gives every window its turn where the browser has %s', async (_, locks) => {
  const turns: boolean[] = [];
  for (let window = 0; window < 2; window += 1) {
    createWebTurn('lesson', locks).take((wasFree) => turns.push(wasFree));
  }
  await settle();
  expect(turns).toEqual([true, true]);
});
