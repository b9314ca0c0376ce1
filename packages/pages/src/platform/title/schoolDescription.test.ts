import { expect, test } from 'vitest';
import { schoolDescription } from './schoolDescription.ts';

const EMPTY = { universityName: '', projectName: '', typeName: null, crowd: null, address: null };

test.each([
  [EMPTY, null, null],
  [{ ...EMPTY, universityName: '云帆' }, null, '云帆。'],
  [{ ...EMPTY, universityName: '云帆', projectName: '云帆' }, null, '云帆。'],
  [
    {
      universityName: '云帆',
      projectName: '照护',
      typeName: '职业院校',
      crowd: '在职护理员',
      address: '莫干山路',
    },
    { projectName: '照护人才', tags: ['民办', '线上'] },
    '云帆：照护人才，职业院校，民办、线上，面向在职护理员，地址：莫干山路。',
  ],
])('%o, %o → %s', (school, business, sentence) => {
  expect(schoolDescription(school, business)).toBe(sentence);
});
