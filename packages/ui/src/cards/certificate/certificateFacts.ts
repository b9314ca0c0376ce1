import type { Certificate } from '@cloud-school/api-client';
import { maskIdCard, maskMobile } from './maskText.ts';

/** One line of a certificate. */
export interface CertificateFact {
  label: string;
  value: string;
  /** Takes two columns. */
  isWide?: boolean;
  /** Takes two columns where there are only two. */
  isLong?: boolean;
  /** Digits that are compared one by one. */
  isNumber?: boolean;
}

/** What the server left out. */
const MISSING = '—';
/** A level certificate is always issued on this document (CERT-05). */
const LEVEL_ID_TYPE = '居民身份证';

/** The facts of a certificate in the order they are read; identity and mobile masked unless revealed (CERT-05, W28). */
export function certificateFacts(certificate: Certificate, isRevealed: boolean): CertificateFact[] {
  const { idCard, mobile, certificateNumber } = certificate;
  const personal = [
    {
      label: '证件号码',
      value: shown(idCard && !isRevealed ? maskIdCard(idCard) : idCard),
      isLong: true,
      isNumber: true,
    },
    {
      label: '手机号码',
      value: shown(mobile && !isRevealed ? maskMobile(mobile) : mobile),
      isNumber: true,
    },
  ];
  const number = { label: '证书编号', value: shown(certificateNumber), isWide: true, isNumber: true };
  if (certificate.kind === 'level') {
    return [
      { label: '职业名称', value: shown(certificate.professionName) },
      { label: '工种 / 方向', value: shown(certificate.typeOfWork) },
      { label: '技能等级', value: shown(certificate.level) },
      { label: '证件类型', value: LEVEL_ID_TYPE },
      ...personal,
      number,
      { label: '发证日期', value: dayText(certificate.issuedOn) },
    ];
  }
  return [
    { label: '培训项目', value: shown(certificate.productName), isWide: true },
    { label: '证件类型', value: shown(certificate.idType) },
    ...personal,
    { label: '开始日期', value: dayText(certificate.startedOn) },
    number,
    { label: '结束日期', value: dayText(certificate.endedOn) },
  ];
}

function shown(text: string | null): string {
  return text?.trim() || MISSING;
}

/** '2026-06-18' as '2026年6月18日'. */
function dayText(date: string | null): string {
  if (date === null) return MISSING;
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
