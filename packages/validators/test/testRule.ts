import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from './hostileTexts.ts';
import type { RuleSamples } from '../src/samples/RuleSamples.ts';
import { seededRandom } from '../src/samples/seededRandom.ts';

/** The table test every rule has: its samples, and what all rules promise. */
export function testRule({
  rule,
  call,
  isComplete,
  valid,
  invalid,
  strictlyInvalid = [],
  make,
}: RuleSamples): void {
  const refusesEmpty = rule.name === 'required';
  const strict = rule.strict();

  describe(`rule ${call ?? rule.name}`, () => {
    test('has eight samples or more of each kind', () => {
      expect(new Set(valid).size).toBeGreaterThanOrEqual(isComplete ? 1 : 8);
      expect(new Set(invalid).size).toBeGreaterThanOrEqual(8);
    });
    test.each(valid)('%j passes', (value) => {
      expect(rule.check(value)).toBeUndefined();
      expect(rule.test(value)).toBe(true);
      expect(rule['~standard'].validate(value)).toEqual({ value });
    });
    test.each(invalid)('%j is refused', (value) => {
      const issue = rule.check(value);
      expect(issue).toEqual({
        rule: rule.name,
        code: expect.stringMatching(/^[a-z-]+$/) as string,
        message: expect.stringMatching(/./) as string,
        params: expect.any(Object) as object,
      });
      expect(rule.test(value)).toBe(false);
      expect(rule['~standard'].validate(value)).toEqual({ issues: [issue] });
      // The strict form is never laxer.
      expect(strict.test(value)).toBe(false);
    });
    test.each(strictlyInvalid)('%j passes, but not strictly', (value) => {
      expect(rule.test(value)).toBe(true);
      expect(strict.check(value)).toMatchObject({ rule: rule.name, message: rule.message });
    });
    test.each([undefined, null, ''])('%j is skipped as empty', (value) => {
      expect(rule.test(value)).toBe(!refusesEmpty);
      expect(strict.test(value)).toBe(!refusesEmpty);
    });
    test('anything that is neither text nor an exact number is an issue, not an exception', () => {
      const throwing = { toString: () => expect.unreachable('a value is never asked for its text') };
      const others = [
        true,
        false,
        {},
        [],
        ['1'],
        NaN,
        Infinity,
        10n,
        Symbol('1'),
        () => '1',
        new Date(0),
        throwing,
      ];
      for (const value of others) expect(rule.check(value)).toMatchObject({ rule: rule.name });
    });
    test('a number too large to be exact is an issue, though it is there', () => {
      for (const value of [9e15, 1e21]) expect(rule.test(value)).toBe(refusesEmpty);
    });
    test('takes other words and keeps its verdicts', () => {
      const reworded = rule.with({ message: '另一句话' });
      expect(reworded.message).toBe('另一句话');
      for (const value of invalid) expect(reworded.check(value)?.message).toBe('另一句话');
      for (const value of valid) expect(reworded.test(value)).toBe(true);
      expect(reworded.strict().message).toBe('另一句话');
    });
    test('generates values that keep it, strictly too', () => {
      assert(
        property(integer(), (seed) => {
          const value = make(seededRandom(seed));
          expect([value, strict.check(value), rule.check(value)]).toEqual([value, undefined, undefined]);
        }),
      );
    });
    test('hostile text of 100 000 characters gets a verdict', () => {
      // A pattern that tries twice would not come back from these.
      for (const text of hostileTexts) {
        expect(typeof rule.test(text)).toBe('boolean');
        expect(typeof strict.test(text)).toBe('boolean');
      }
    });
  });
}
