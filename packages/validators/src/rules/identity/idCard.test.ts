import { expect, test } from 'vitest';
import { idCard } from './idCard.ts';

const CHECK_CHARACTERS = Array.from('10X98765432');

/** The 17 digits with each possible check character. */
const completed = (digits: string) => CHECK_CHARACTERS.map((character) => digits + character);

test.each([
  ['a province that does not exist', '161105194912310026'],
  ['a thirteenth month', '110105194913310024'],
  ['a thirtieth of February', '110105194902300028'],
  ['a twenty-ninth of February in a common year', '110105194902290028'],
  ['a day zero', '110105194912000021'],
  ['the year 1849', '110105184912310023'],
  ['the year 2100', '110105210012310023'],
  ['the city 99', '119999199003070732'],
  ['the county 00 of the city 99', '339900199003070732'],
  ['the permit 810001', '810001199003070732'],
])('strict refuses %s with any check character', (_, text) => {
  const candidates = completed(text.slice(0, 17));
  expect(candidates.some((candidate) => idCard.strict().test(candidate))).toBe(false);
});

test('strict handles leap years', () => {
  const candidates = completed('11010520000229001');
  expect(candidates.filter((candidate) => idCard.strict().test(candidate))).toHaveLength(1);
});

test('strict accepts every province code of GB/T 2260 and no other', () => {
  const accepted = Array.from({ length: 90 }, (_, code) => String(code).padStart(2, '0')).filter((code) =>
    completed(`${code}${code.startsWith('8') ? '0000' : '0105'}19491231002`).some((candidate) =>
      idCard.strict().test(candidate),
    ),
  );
  expect(accepted.join(' ')).toBe(
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83',
  );
});

test("strict takes a permanent resident's number, whose province follows the 9", () => {
  const strict = idCard.strict();
  expect(strict.test('911840199003070735')).toBe(true);
  // No province 16; another check character.
  expect(completed('91684019900307073').some((text) => strict.test(text))).toBe(false);
  expect(strict.test('911840199003070736')).toBe(false);
});

test.each([
  ['a city under Xinjiang itself', '659001199003070108', true],
  ['a county under Hainan itself', '469001198701010110', true],
  ['a city under Hubei itself', '429004200002290127', true],
  ['a city under Henan itself', '419001199912310135', true],
  ['a county of Chongqing', '50024319560630014X', true],
  ['a county of Shanghai that is a district now', '31023019480815015X', true],
  ['a prefecture that is gone', '512501196504290164', true],
  ['Taiwan', '710000197809120170', true],
  ['Hong Kong', '810000198305260186', true],
  ['Macau', '820000200101010195', true],
  ['a permit of Taiwan', '830000197201100101', true],
  ['the 29th of February of 1900', '110105190002290017', false],
  ['the 31st of April', '110105202404310012', false],
  ['the 30th of February', '330106202302300013', false],
  ['a city 71', '337106199003070010', false],
  ['a province 72', '720105199003070010', false],
  ['a district of Beijing 03', '110301199003070012', false],
  ['a month 00', '110105199000070011', false],
  ['another check character', '659001199003070100', false],
  ['digits in their order', '123456789012345678', false],
  ['15 digits, without a check character', '110105491231002', false],
])('strict knows %s: %s', (_, text, isKnown) => {
  expect(idCard.test(text)).toBe(true);
  expect(idCard.strict().test(text)).toBe(isKnown);
});
