import type { School } from '../school/School.ts';
import { inSchool } from './sampleSchool.ts';

/** A vocational school in Hangzhou for elder care, maternity care and nursing. */
export function makeSchool(overrides: Partial<School> = {}): School {
  return {
    ...inSchool('school', ['universityName', 'projectName', 'logoUrl', 'typeName', 'crowd'], {
      universityId: '2001',
      universityName: '云帆职业培训学校',
      projectName: '云帆数字云校',
      logoUrl: '/media/brands/yunfan.svg',
      address: '浙江省杭州市拱墅区莫干山路 1418 号',
      position: { latitude: 30.3302, longitude: 120.1187 },
      typeName: '职业培训学校',
      crowd: '养老、母婴与医疗护理从业人员，转岗与待业人员',
      websiteUrl: 'https://www.yunfan.example',
      contactMobile: '0571-88326610',
    }),
    ...overrides,
  };
}
