const KINDS = [
  '职业技能等级证书',
  '专项职业能力证书',
  '职业资格证书',
  '企业认证证书',
  '培训合格证书',
  '培训结业证书',
];

/** The parts of a certificate's name. */
export interface CertificateNameParts {
  /** What it certifies; the whole name if the kind is not in KINDS. */
  subject: string;
  kind: string | null;
  /** The text in brackets at the end: 五级至一级 */
  level: string | null;
}

/** 养老护理员职业技能等级证书（五级至一级） → 养老护理员, 职业技能等级证书, 五级至一级. */
export function splitCertificateName(name: string): CertificateNameParts {
  const [, before = name, level = null] = /^(.+)[（(]([^（）()]+)[）)]$/.exec(name.trim()) ?? [];
  const whole = before.trim();
  const kind = KINDS.find((each) => whole.endsWith(each) && whole !== each) ?? null;
  return { subject: kind === null ? whole : whole.slice(0, -kind.length).trim(), kind, level };
}
