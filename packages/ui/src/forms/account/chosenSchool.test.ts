import { expect, test } from 'vitest';
import { chosenSchool } from './RegisterFields.ts';

const school = (id: string) => ({ id, name: id, introduction: '' });

test.each([
  ['one of several', [school('1'), school('2')], '2', '2'],
  ['none of several', [school('1'), school('2')], '', ''],
  ['one of another registration', [school('1'), school('2')], '3', ''],
  ['the only one, unasked', [school('3')], '', '3'],
  ['none where there is none', [], '1', ''],
])('%s', (_name, schools, schoolId, chosen) => {
  expect(chosenSchool(schools, schoolId)).toBe(chosen);
});
