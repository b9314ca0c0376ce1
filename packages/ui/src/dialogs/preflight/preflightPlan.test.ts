import type { StartConcern } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { preflightPlan } from './preflightPlan.ts';

const offline: StartConcern = { kind: 'offline' };
const elsewhere: StartConcern = { kind: 'open-elsewhere' };
const noStorage: StartConcern = { kind: 'no-storage' };
const signIn: StartConcern = { kind: 'sign-in-ends', at: 0, examEndsAt: 1, now: 0 };
const clock: StartConcern = { kind: 'clock-differs', deviceTime: 0, serverTime: 1 };

test.each<[string, StartConcern[], ReturnType<typeof preflightPlan>]>([
  ['nothing more: the student starts', [], { main: 'start', other: 'close' }],
  ['a clock is information', [clock], { main: 'start-knowing', other: 'close' }],
  ['a sign-in can be renewed', [signIn, clock], { main: 'sign-in', other: 'start-anyway' }],
  ['storage can be opened', [noStorage, signIn], { main: 'recheck', other: 'start-anyway' }],
  ['one of two tabs', [elsewhere, noStorage], { main: 'take-over', other: 'close' }],
  ['no start without a network', [offline, elsewhere, noStorage], { main: null, other: 'close' }],
])('%s', (_case, concerns, plan) => {
  expect(preflightPlan(concerns)).toEqual(plan);
});
