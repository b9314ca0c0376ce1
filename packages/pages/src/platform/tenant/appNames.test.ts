import { expect, test } from 'vitest';
import { appNames } from './appNames.ts';

const school = { universityName: '云帆职业培训学校', projectName: '照护人才云校' };

test.each([
  [{}, school, { name: '云帆职业培训学校', shortName: '照护人才云校' }],
  [{}, { universityName: '云帆', projectName: '云帆照护人才云校' }, { name: '云帆', shortName: '云帆' }],
  [
    {},
    { universityName: '', projectName: '照护人才云校' },
    { name: '照护人才云校', shortName: '照护人才云校' },
  ],
  [{ fixedTitle: '金蝶认证中心' }, school, { name: '金蝶认证中心', shortName: '金蝶认证中心' }],
  [{}, { universityName: '', projectName: '' }, null],
])('%o with %o is %o', (brand, of, names) => {
  expect(appNames(brand, of)).toEqual(names);
});
