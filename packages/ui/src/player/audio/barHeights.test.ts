import { expect, test } from 'vitest';
import { barHeights } from './barHeights.ts';

test.each(['', '海姆立克：听口令做动作', 'x'.repeat(80)])(
  'the bars of %j are drawable, and the same each time',
  (seed) => {
    const heights = barHeights(72, seed);
    expect(heights).toHaveLength(72);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
    expect(barHeights(72, seed)).toEqual(heights);
  },
);
