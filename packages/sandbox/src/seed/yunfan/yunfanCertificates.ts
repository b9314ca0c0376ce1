import {
  type GraduationCertificateSeed,
  type LevelCertificateSeed,
  RESIDENT_ID_CARD,
} from '../CertificateSeed.ts';

export const YUNFAN_LEVEL_CERTIFICATES: LevelCertificateSeed[] = [
  {
    name: '沈雨薇',
    card: '330106199203142419',
    mobile: '13857146209',
    professionName: '养老护理员',
    typeOfWorkName: '养老护理',
    certificateCode: 'S000033010026263002419',
    level: '三级 / 高级工',
    sendDate: '2026-06-18 00:00:00',
    certificateImgUrl: '/media/certificates/level-shen.svg',
  },
  // A certificate without a picture.
  {
    name: '何志远',
    card: '33010519890617511X',
    mobile: '13606512873',
    professionName: '医疗护理员',
    typeOfWorkName: '医疗护理',
    certificateCode: 'S000033010026264001187',
    level: '四级 / 中级工',
    sendDate: '2026-05-20 00:00:00',
    certificateImgUrl: null,
  },
  // Eight characters with the dot: the longest name that the query accepts.
  {
    name: '阿依古丽·买买提',
    card: '653101199508062026',
    mobile: '15909980416',
    professionName: '母婴护理员',
    typeOfWorkName: '产妇与新生儿护理',
    certificateCode: 'S000033010026264003052',
    level: '四级 / 中级工',
    sendDate: '2026-04-09 00:00:00',
    certificateImgUrl: '/media/certificates/level-aygul.svg',
  },
  // Ten characters: longer than the query's limit of eight, so that the page refers to the school.
  {
    name: '迪丽热巴·迪力木拉提',
    card: '650102199306030627',
    mobile: '13999120637',
    professionName: '健康照护师',
    typeOfWorkName: '长期照护',
    certificateCode: 'S000033010026263003164',
    level: '三级 / 高级工',
    sendDate: '2026-03-27 00:00:00',
    certificateImgUrl: null,
  },
];

export const YUNFAN_GRADUATION_CERTIFICATES: GraduationCertificateSeed[] = [
  {
    studentName: '何志远',
    idType: RESIDENT_ID_CARD,
    idCard: '33010519890617511X',
    mobile: '13606512873',
    productName: '医疗护理员（四级）岗前实训班',
    agencyName: '云帆职业培训学校',
    certificateNum: 'YF20260830037',
    startTime: '2026-07-06 00:00:00',
    endTime: '2026-08-30 00:00:00',
    certificateUrl: '/media/certificates/graduation-he.svg',
  },
  {
    studentName: '沈雨薇',
    idType: RESIDENT_ID_CARD,
    idCard: '330106199203142419',
    mobile: '13857146209',
    productName: '养老护理员（三级）考评全程班',
    agencyName: '云帆职业培训学校',
    certificateNum: 'YF20260531012',
    startTime: '2026-03-02 00:00:00',
    endTime: '2026-05-31 00:00:00',
    certificateUrl: null,
  },
];
