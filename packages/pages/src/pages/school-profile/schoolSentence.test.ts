import { expect, test } from 'vitest';
import { schoolSentence } from './schoolSentence.ts';

test.each([
  ['<p>“教室在病房，老师是同事”：理论课线上学，实操课进定点医院。</p>', '教室在病房，老师是同事'],
  ['用真实账套做题：从建账到合并报表', '用真实账套做题'],
  ['小班教学。每班不超过三十人。', null],
  ['理论课线上学，实操课进定点医院和养老机构，考前三次按评分表模拟，不过免费重学', null],
  ['', null],
  [null, null],
])('of %s the poster says %s', (features, sentence) => {
  expect(schoolSentence(features)).toBe(sentence);
});
