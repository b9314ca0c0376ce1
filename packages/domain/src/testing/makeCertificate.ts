import type { GraduationCertificate, LevelCertificate } from '../certificate/Certificate.ts';
import { inSchool } from './sampleSchool.ts';

/** A vocational-skill certificate with every field. */
export function makeLevelCertificate(overrides: Partial<LevelCertificate> = {}): LevelCertificate {
  return {
    ...inSchool('certificate', ['holderName', 'professionName', 'typeOfWork', 'level'], {
      kind: 'level',
      holderName: '沈雨薇',
      idCard: '330106199203142419',
      mobile: '13857146209',
      professionName: '养老护理员',
      typeOfWork: '养老护理',
      certificateNumber: 'S000033010026263002419',
      level: '三级 / 高级工',
      issuedOn: '2026-06-18',
      pictureUrl: '/media/certificates/level-shen.svg',
    }),
    ...overrides,
  };
}

/** A training graduation certificate with every field. */
export function makeGraduationCertificate(
  overrides: Partial<GraduationCertificate> = {},
): GraduationCertificate {
  return {
    ...inSchool('certificate', ['holderName', 'productName'], {
      kind: 'graduation',
      holderName: '何志远',
      idType: '居民身份证',
      idCard: '33010519890617511X',
      mobile: '13606512873',
      productName: '医疗护理员（四级）岗前实训班',
      agencyName: '云帆职业培训学校',
      certificateNumber: 'YF20260830037',
      startedOn: '2026-07-06',
      endedOn: '2026-08-30',
      pictureUrl: '/media/certificates/graduation-he.svg',
    }),
    ...overrides,
  };
}
