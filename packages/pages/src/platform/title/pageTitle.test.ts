import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

test.each([
  [{}, '数字云校'],
  [{ projectName: '护理项目', universityName: '云帆职业培训学校' }, '护理项目云帆职业培训学校'],
  [{ projectName: '云帆', universityName: '云帆' }, '云帆'],
  [{ projectName: null, universityName: '云帆职业培训学校' }, '云帆职业培训学校'],
  [{ isMobileQuery: true, projectName: '护理项目', universityName: '云帆职业培训学校' }, '云帆职业培训学校'],
  [{ isMobileQuery: true, universityName: null }, '数字云校'],
  [{ fixedTitle: '金蝶认证中心', universityName: '云帆职业培训学校' }, '金蝶认证中心'],
])('%o → %s', (facts, title) => {
  expect(pageTitle({ ...facts, brandName: '数字云校' })).toBe(title);
});
