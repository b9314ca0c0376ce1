import { expect, test } from 'vitest';
import { toInitials } from './toInitials.ts';

test.each([
  ['养老护理（三级）2026', 'ylhlsj2026'],
  ['压疮预防与皮肤护理', 'ycyfypfhl'],
  ['失智老人沟通', 'szlrgt'],
  ['母婴 Braden 评分表', 'mybradenpfb'],
  ['卧床、鼻饲、测体温、叩背', 'wcbsctwkb'],
  ['安全、额外、那么、让、啊', 'aqewnmra'],
  ['', ''],
])('%s is %s', (text, initials) => {
  expect(toInitials(text)).toBe(initials);
});
