import { expect, test } from 'vitest';
import { limitOpenSends, renumberOpenSends, REQUEST_TRAVEL_MS } from './OpenSend.ts';

const NOW = 1_000_000;
const LATEST = NOW + REQUEST_TRAVEL_MS;

test('sends that another clock stored end when a request that was sent now would', () => {
  const sends = [
    { rev: 0, until: LATEST - 1 },
    { rev: 1, until: LATEST },
    { rev: 2, until: LATEST + 1 },
  ];
  expect(limitOpenSends(sends, NOW)).toEqual([
    { rev: 0, until: LATEST - 1 },
    { rev: 1, until: LATEST },
    { rev: 2, until: LATEST },
  ]);
});

test('only sends of the revision that gets another number get it', () => {
  const sends = [
    { rev: 1, until: 5 },
    { rev: 2, until: 6 },
  ];
  expect(renumberOpenSends(sends, 2, 7)).toEqual([
    { rev: 1, until: 5 },
    { rev: 7, until: 6 },
  ]);
  expect(renumberOpenSends(sends, 2, 2)).toEqual(sends);
});
