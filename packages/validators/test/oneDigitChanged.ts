import { integer, sample, tuple } from 'fast-check';
import type { RuleSamples } from '../src/samples/RuleSamples.ts';
import { seededRandom } from '../src/samples/seededRandom.ts';

/** Valid texts with one digit changed to another that the strict rule still lets pass; a check character lets none. */
export function passesWithOneDigitChanged({ rule, make }: RuleSamples): string[] {
  const strict = rule.strict();
  return sample(tuple(integer(), integer({ min: 0, max: 63 }), integer({ min: 1, max: 9 })), 2000)
    .map(([seed, at, by]) => {
      const text = make(seededRandom(seed));
      const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
      const place = places[at % places.length] ?? 0;
      const digit = (Number(text[place]) + by) % 10;
      return text.slice(0, place) + String(digit) + text.slice(place + 1);
    })
    .filter((changed) => strict.test(changed));
}
