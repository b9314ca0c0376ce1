import { assert, integer, property, sample, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inexactNumbers } from '../src/samples/malformedNumbers.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import type { RuleSamples } from '../src/samples/RuleSamples.ts';
import { seededRandom } from '../src/samples/seededRandom.ts';
import { hostileTexts } from './hostileTexts.ts';

const titled = ruleCatalogue.map((samples) => ({ ...samples, title: samples.call ?? samples.rule.name }));

// Tests every rule with its samples. What only one rule does is tested beside it.
describe.each(titled)('rule $title', ({ rule, isComplete, valid, invalid, strictlyInvalid = [], make }) => {
  const refusesEmpty = rule.name === 'required';
  const strict = rule.strict();

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
    // The strict rule never accepts more.
    expect(strict.test(value)).toBe(false);
  });

  test.each(strictlyInvalid)('%j passes, but not strictly', (value) => {
    expect(rule.test(value)).toBe(true);
    expect(strict.check(value)).toMatchObject({ rule: rule.name, message: rule.message });
  });

  test.each([undefined, null, ''])('%j passes as empty input, except in required()', (value) => {
    expect(rule.test(value)).toBe(!refusesEmpty);
    expect(strict.test(value)).toBe(!refusesEmpty);
  });

  test('a value that is neither text nor a finite number is an issue, not an exception', () => {
    const throwing = { toString: () => expect.unreachable('a rule never converts an object to text') };
    const others = [
      true,
      false,
      {},
      [],
      ['1'],
      NaN,
      Infinity,
      -Infinity,
      10n,
      Symbol('1'),
      () => '1',
      new Date(0),
      throwing,
    ];
    for (const value of others) {
      expect(rule.check(value)).toMatchObject({ rule: rule.name });
      expect(strict.check(value)).toMatchObject({ rule: rule.name });
    }
  });

  test('a number that has lost digits is an issue, positive or negative; required() accepts it', () => {
    for (const value of [...inexactNumbers, 2 ** 53, -(2 ** 53)]) {
      expect(rule.test(value)).toBe(refusesEmpty);
      expect(strict.test(value)).toBe(refusesEmpty);
    }
  });

  test('with another message it accepts and refuses the same values', () => {
    const reworded = rule.with({ message: '另一句话' });
    expect(reworded.message).toBe('另一句话');
    for (const value of invalid) expect(reworded.check(value)?.message).toBe('另一句话');
    for (const value of valid) expect(reworded.test(value)).toBe(true);
    expect(reworded.strict().message).toBe('另一句话');
  });

  test('accepts the values that it generates, also in its strict form', () => {
    assert(
      property(integer(), (seed) => {
        const value = make(seededRandom(seed));
        expect([value, strict.check(value), rule.check(value)]).toEqual([value, undefined, undefined]);
      }),
    );
  });

  test('hostile text of 100 000 characters is validated in linear time', () => {
    // A backtracking pattern would not return within the time limit of a test.
    for (const text of hostileTexts) {
      expect(typeof rule.test(text)).toBe('boolean');
      expect(typeof strict.test(text)).toBe('boolean');
    }
  });
});

test.each(titled.filter(({ hasCheckDigit }) => hasCheckDigit))(
  'rule $title with one digit changed is refused strictly',
  (samples) => {
    const strict = samples.rule.strict();
    expect(valuesWithOneDigitChanged(samples).filter((text) => strict.test(text))).toEqual([]);
  },
);

/** 2000 valid texts, each with one digit replaced by another. */
function valuesWithOneDigitChanged({ make }: RuleSamples): string[] {
  return sample(tuple(integer(), integer({ min: 0, max: 63 }), integer({ min: 1, max: 9 })), 2000).map(
    ([seed, choice, increase]) => {
      const text = make(seededRandom(seed));
      const indexes = Array.from(text.matchAll(/\d/g), (digit) => digit.index);
      const index = indexes[choice % indexes.length] ?? 0;
      const digit = (Number(text[index]) + increase) % 10;
      return text.slice(0, index) + String(digit) + text.slice(index + 1);
    },
  );
}
