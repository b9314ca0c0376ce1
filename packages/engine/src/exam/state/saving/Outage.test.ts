import { describe, expect, it } from 'vitest';
import { SAVE_RETRY_MS } from '../../../retry/backOff.ts';
import { failProbe, probeNow, isInTrouble, NO_OUTAGE, opensAt, type Outage, recover } from './Outage.ts';

const at = (now: number, random = 0.5) => ({ now, random: () => random });
const down: Outage = { failedProbes: 2, recoverySpacing: 0, probeAt: 1000 };
const recovering: Outage = { failedProbes: 0, recoverySpacing: 3000, probeAt: 1000 };

it('is trouble while it lasts and while the school recovers', () => {
  expect([NO_OUTAGE, down, recovering].map(isInTrouble)).toEqual([false, true, true]);
});

it.each([
  ['a school without an outage', NO_OUTAGE, 3, -Infinity],
  ['the outage', down, 0, 1000],
  ['the outage', down, 3, 1000],
  ['the recovery', recovering, 0, -Infinity],
  ['the recovery', recovering, 1, 1000],
])('in %s (%j) a save that failed %i times may go at %s', (_, outage, failureCount, time) => {
  expect(opensAt(outage, failureCount)).toBe(time);
});

describe('a probe without an answer', () => {
  it('makes the next one wait longer, and ends a recovery', () => {
    expect(failProbe(down, at(1000))).toEqual({ failedProbes: 3, recoverySpacing: 0, probeAt: 5000 });
    expect(failProbe(recovering, at(1000))).toEqual({ failedProbes: 1, recoverySpacing: 0, probeAt: 2000 });
  });

  it('counts once for all requests that were on their way', () => {
    expect(failProbe(down, at(999))).toBe(down);
  });
});

describe('an answer of the server', () => {
  it('changes nothing where there was no outage', () => {
    expect(recover(NO_OUTAGE, 3, at(2000))).toBe(NO_OUTAGE);
  });

  it('ends the outage where no failed save is left', () => {
    expect(recover(down, 0, at(2000))).toBe(NO_OUTAGE);
    expect(recover(recovering, 0, at(2000))).toBe(NO_OUTAGE);
  });

  it('spreads the failed saves over one and a half of the last wait between two probes', () => {
    const spacing = 3000;
    expect(recover(down, 1, at(2000))).toEqual({ failedProbes: 0, recoverySpacing: spacing, probeAt: 3500 });
    expect(recover(down, 3, at(2000, 1)).probeAt).toBe(2000 + spacing / 3);
    const longest = { ...down, failedProbes: SAVE_RETRY_MS.length + 5 };
    expect(recover(longest, 1, at(2000)).recoverySpacing).toBe(45_000);
  });

  it('during the recovery keeps its spread', () => {
    expect(recover(recovering, 2, at(2000))).toEqual({
      failedProbes: 0,
      recoverySpacing: 3000,
      probeAt: 2750,
    });
  });
});

it('a student who moves on asks for a probe during the outage, not during the recovery', () => {
  expect(probeNow(down, 500)).toEqual({ ...down, probeAt: 500 });
  expect(probeNow(down, 1000)).toBe(down);
  expect(probeNow(recovering, 500)).toBe(recovering);
});
