import type { Certificate } from '@cloud-school/domain';
import { maskIdCard, maskMobile } from './maskText.ts';

/** One label and value of a certificate. */
export interface CertificateFact {
  label: string;
  value: string;
  /** 'wide' spans two columns, 'wide-when-narrow' only in a narrow window, which has two. */
  width?: 'wide' | 'wide-when-narrow';
  /** Shows the digits with equal widths, for comparing. */
  isNumber?: boolean;
}

export const CERTIFICATE_TITLES: Record<Certificate['kind'], { chinese: string; english: string }> = {
  level: { chinese: '职业技能等级证书', english: 'Certificate of Vocational Skill Level' },
  graduation: { chinese: '培训结业证书', english: 'Certificate of Training Completion' },
};

/** Shown for a value that the server left out. */
const MISSING = '—';
/** The document type of every level certificate (CERT-05). */
const LEVEL_ID_TYPE = '居民身份证';

/** The facts of a certificate in display order; identity card and mobile are masked unless revealed (CERT-05). */
export function certificateFacts(certificate: Certificate, isRevealed: boolean): CertificateFact[] {
  const { idCard, mobile, certificateNumber } = certificate;
  const personal: CertificateFact[] = [
    {
      label: '证件号码',
      value: orMissing(idCard && !isRevealed ? maskIdCard(idCard) : idCard),
      width: 'wide-when-narrow',
      isNumber: true,
    },
    {
      label: '手机号码',
      value: orMissing(mobile && !isRevealed ? maskMobile(mobile) : mobile),
      isNumber: true,
    },
  ];
  const number: CertificateFact = {
    label: '证书编号',
    value: orMissing(certificateNumber),
    width: 'wide',
    isNumber: true,
  };
  switch (certificate.kind) {
    case 'level':
      return [
        { label: '职业名称', value: orMissing(certificate.professionName) },
        { label: '工种 / 方向', value: orMissing(certificate.typeOfWork) },
        { label: '技能等级', value: orMissing(certificate.level) },
        { label: '证件类型', value: LEVEL_ID_TYPE },
        ...personal,
        number,
        { label: '发证日期', value: formatLongDate(certificate.issuedOn) },
      ];
    case 'graduation':
      return [
        { label: '培训项目', value: orMissing(certificate.productName), width: 'wide' },
        { label: '证件类型', value: orMissing(certificate.idType) },
        ...personal,
        { label: '开始日期', value: formatLongDate(certificate.startedOn) },
        number,
        { label: '结束日期', value: formatLongDate(certificate.endedOn) },
      ];
    default:
      return certificate satisfies never;
  }
}

function orMissing(text: string | null): string {
  return text?.trim() || MISSING;
}

/** '2026-06-18' → '2026 年 6 月 18 日' */
export function formatLongDate(date: string | null): string {
  if (date === null) return MISSING;
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
