import { expect, test } from 'vitest';
import { splitCertificateName } from './splitCertificateName.ts';

test.each([
  ['养老护理员职业技能等级证书（五级至一级）', '养老护理员', '职业技能等级证书', '五级至一级'],
  ['失智照护专项职业能力证书', '失智照护', '专项职业能力证书', null],
  ['智能财税 1+X 职业技能等级证书(中级)', '智能财税 1+X', '职业技能等级证书', '中级'],
  ['红十字救护员证', '红十字救护员证', null, null],
  ['职业技能等级证书', '职业技能等级证书', null, null],
  ['（三级）', '（三级）', null, null],
])('%s splits into %s, %s, %s', (name, subject, kind, level) => {
  expect(splitCertificateName(name)).toEqual({ subject, kind, level });
});
