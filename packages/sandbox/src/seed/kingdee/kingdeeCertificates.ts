import {
  type GraduationCertificateSeed,
  type LevelCertificateSeed,
  RESIDENT_ID_CARD,
} from '../CertificateSeed.ts';

export const KINGDEE_LEVEL_CERTIFICATES: LevelCertificateSeed[] = [
  {
    name: '邱雯',
    card: '330102199011084528',
    mobile: '13738059316',
    professionName: '智能财税应用师',
    typeOfWorkName: '业财一体化核算',
    certificateCode: 'KD2026FIN000318',
    level: '中级',
    sendDate: '2026-09-12 00:00:00',
    certificateImgUrl: '/media/certificates/level-qiu.svg',
  },
];

export const KINGDEE_GRADUATION_CERTIFICATES: GraduationCertificateSeed[] = [
  {
    studentName: '邵扬',
    idType: RESIDENT_ID_CARD,
    idCard: '330184199605237015',
    mobile: '15968870452',
    productName: '智能财税应用师（中级）认证班',
    agencyName: '云帆职业培训学校',
    certificateNum: 'KD20260915021',
    startTime: '2026-06-15 00:00:00',
    endTime: '2026-09-15 00:00:00',
    certificateUrl: null,
  },
];
