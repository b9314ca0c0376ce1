import { expect, test } from 'vitest';
import { stateToPassOn } from './ownEntry.ts';

test.each([
  ['the page of a visitor', { place: 3 }, null, { place: 3 }],
  ['a page that had no time to write its owner', { place: 3 }, '501', { place: 3, owner: '501' }],
  ['a page without a state', null, '501', { owner: '501' }],
  ['a page that has an owner', { owner: '501' }, '502', { owner: '501' }],
])('%s', (_name, state, reader, passed) => {
  expect(stateToPassOn({ state }, reader)).toEqual(passed);
});
