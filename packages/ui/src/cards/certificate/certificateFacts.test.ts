import { makeGraduationCertificate, makeLevelCertificate } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { certificateFacts } from './certificateFacts.ts';

const rows = (...args: Parameters<typeof certificateFacts>) =>
  certificateFacts(...args).map(({ label, value }) => [label, value]);

test('a level certificate shows every field, with personal data masked', () => {
  expect(rows(makeLevelCertificate(), false)).toEqual([
    ['职业名称', '养老护理员'],
    ['工种 / 方向', '养老护理'],
    ['技能等级', '三级 / 高级工'],
    ['证件类型', '居民身份证'],
    ['证件号码', '330106********2419'],
    ['手机号码', '138****6209'],
    ['证书编号', 'S000033010026263002419'],
    ['发证日期', '2026 年 6 月 18 日'],
  ]);
});

test('a graduation certificate shows every field, with personal data in full when revealed', () => {
  expect(rows(makeGraduationCertificate(), true)).toEqual([
    ['培训项目', '医疗护理员（四级）岗前实训班'],
    ['证件类型', '居民身份证'],
    ['证件号码', '33010519890617511X'],
    ['手机号码', '13606512873'],
    ['开始日期', '2026 年 7 月 6 日'],
    ['证书编号', 'YF20260830037'],
    ['结束日期', '2026 年 8 月 30 日'],
  ]);
});

test('a value that the server left out is a dash, never the word null', () => {
  const certificate = makeLevelCertificate({ idCard: null, mobile: ' ', level: null, issuedOn: null });
  expect(rows(certificate, false).filter(([, value]) => value === '—')).toHaveLength(4);
});
