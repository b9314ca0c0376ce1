import { expect, test } from 'vitest';
import { getSelectedSchoolId } from './getSelectedSchoolId.ts';

const school = (id: string) => ({ id, name: id, introduction: '' });

test.each([
  ['one of several', [school('1'), school('2')], '2', '2'],
  ['none of several', [school('1'), school('2')], '', ''],
  ['a school of another registration', [school('1'), school('2')], '3', ''],
  ['the only one, without a choice', [school('3')], '', '3'],
  ['none if there are no schools', [], '1', ''],
])('%s', (_name, schools, schoolId, selected) => {
  expect(getSelectedSchoolId(schools, schoolId)).toBe(selected);
});
