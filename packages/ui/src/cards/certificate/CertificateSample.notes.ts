import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['证书纸、花纹和边框', '按名称写的证书种类和职业', '没有印章：印章属于发证机构'],
  keys: {},
  reader: ['有名字时读作图片；没有名字时不读'],
  do: ['名称来自专业，颜色由证书种类决定'],
  dont: ['当作真的证书使用', '写学员的姓名和编号'],
  related: ['CertificateSheet'],
};
