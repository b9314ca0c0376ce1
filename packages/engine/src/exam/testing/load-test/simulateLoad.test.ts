import { expect, it } from 'vitest';
import { simulateLoad } from './simulateLoad.ts';

it('200 students through an outage to the end of the time: nothing is lost or doubled, and nobody storms the server', async () => {
  const result = await simulateLoad({ students: 200, windowSeconds: 10 });
  expect(result).toMatchObject({ lost: 0, doubled: 0 });
  expect(result.peakAfterOutage / result.steadyRate).toBeLessThan(3);
  // A hand-in is three calls; without the spread all 600 arrive in the first second.
  expect(result.peakAtTimeUp).toBeLessThan(100);
  expect(result.allHandedIn).toBeLessThan(60);
});
