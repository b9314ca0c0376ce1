import { expect, test } from 'vitest';
import { hasAreaCode } from './hasAreaCode.ts';

const isAreaCode = (code: string) => hasAreaCode(`${code}-62345678`);

/** The codes of libphonenumber's numbering plan, by their first three digits and the last digits in use. */
const FOUR_DIGIT_CODES = `
  031:0123456789 033:5 034:9 035:0123456789 037:0123456789 039:1234568
  041:0123456789 042:179 043:123456789 045:123456789 046:4789 047:0123456789 048:23
  051:0123456789 052:37 053:0123456789 054:36 055:0123456789 056:12346 057:0123456789 058:0 059:123456789
  063:12345 066:0238 069:12
  070:1 071:0123456789 072:248 073:01456789 074:3456 075:0123456789 076:023689 077:0123456789 079:0123456789
  081:23678 082:567 083:0123456789 085:123456789 087:0123456789 088:3678 089:12345678
  090:123689 091:12345679 093:0123456789 094:13 095:12345 097:012345679 099:0123456789`;

test('no code outside the numbering plan is accepted', () => {
  const expected = FOUR_DIGIT_CODES.trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [start = '', lastDigits = ''] = row.split(':');
      return Array.from(lastDigits, (digit) => start + digit);
    });
  const found = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0')).filter(isAreaCode);
  expect(found).toEqual(expected);
});

test('a code of three digits is Beijing or one of nine cities', () => {
  const found = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).filter(isAreaCode);
  expect(found).toEqual(['010', '020', '021', '022', '023', '024', '025', '027', '028', '029']);
});

test.each(['0100', '0171', '010 ', ' 010', '10', '', '01', '00', '07555'])('%j is no area code', (text) => {
  expect(isAreaCode(text)).toBe(false);
});
