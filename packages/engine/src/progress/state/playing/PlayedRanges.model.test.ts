import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRanges, totalOf } from './PlayedRanges.ts';

const part = fc.tuple(fc.nat(300), fc.nat(60)).map(([from, length]) => [from, from + length] as const);
const parts = fc.array(part, { maxLength: 30 });

it('counts each moment that was played exactly once, whatever the order', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const moments = new Set([...a, ...b].flatMap(([from, to]) => range(from, to)));
      expect(totalOf(mergeRanges(a, b))).toBe(moments.size);
      expect(mergeRanges(a, b)).toEqual(mergeRanges(mergeRanges(b), a, a));
    }),
    { seed: 9 },
  );
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
