import { BUSINESS_LINES } from '@cloud-school/domain';
import { dayAt, toMonthAndDay } from '../../serverTime.ts';
import type { SchoolSeed } from '../SandboxSeed.ts';
import { KINGDEE_ALBUMS } from './kingdeeAlbums.ts';
import { KINGDEE_GRADUATION_CERTIFICATES, KINGDEE_LEVEL_CERTIFICATES } from './kingdeeCertificates.ts';
import { makeKingdeeCoupons } from './kingdeeCoupons.ts';
import { makeKingdeeMajors } from './kingdeeMajors.ts';
import { makeKingdeeNews } from './kingdeeNews.ts';
import { makeKingdeeNotices } from './kingdeeNotices.ts';
import { KINGDEE_PRODUCT_CATEGORIES, KINGDEE_PRODUCTS } from './kingdeeProducts.ts';
import { KINGDEE_PROFILE } from './kingdeeProfile.ts';
import { makeKingdeeReviews } from './kingdeeReviews.ts';
import { KINGDEE_SHORT_VIDEOS } from './kingdeeShortVideos.ts';

export const KINGDEE_TENANT_ID = '10002';
export const KINGDEE_SCHOOL_ID = '20002';

/** 金蝶认证中心 · 云帆职业培训学校: the co-branded site for finance digitisation. */
export function makeKingdeeSchool(now: number): SchoolSeed {
  return {
    tenantId: KINGDEE_TENANT_ID,
    preDomain: 'kingdee',
    info: {
      universityId: KINGDEE_SCHOOL_ID,
      universityName: '云帆职业培训学校',
      projectName: '金蝶认证中心',
      logo: '/media/brands/kingdee-demo.svg',
      address: '杭州市拱墅区莫干山路 1418 号',
      latitude: 30.348226,
      longitude: 120.113087,
      schoolType: { code: 'CERTIFICATION', desc: '认证中心' },
      crowd: '财会、业财一体与医养机构数字化运营人员',
      website: 'https://kingdee.example.com',
      contactMobile: '0571-8832 6610',
    },
    business: {
      projectName: '金蝶认证中心',
      institutionProperty: '授权认证',
      institutionGrade: '企业合作',
      trainingMode: '线上线下融合',
      serviceAttribute: JSON.stringify(['岗位认证', '企业内训', '机考服务']),
      certificateAttribute: JSON.stringify(['企业认证证书', '1+X 职业技能等级证书']),
      contactMobile: '0571-8832 6610',
      schoolParentType: 'PE10',
      ...KINGDEE_PROFILE,
      certificationOrganizationTypeName: '授权单位',
      trainingInstitutionsName: '承办学校',
      schoolType: { code: 'CERTIFICATION', desc: '认证中心' },
    },
    businessLines: BUSINESS_LINES.join(','),
    invitationCodes: ['KD27QX'],
    visitorCount: 106_212,
    serviceContacts: [{ id: '71002', mobile: '0571-8832 6618', url: '/media/qr/kingdee-service.svg' }],
    visitorPosition: { lat: 30.34212, lng: 120.11867 },
    banners: [
      {
        id: '42001',
        pic: '/media/banners/cobranded.svg',
        eyebrow: '金蝶授权 · 数字化岗位能力认证',
        title: '懂业务，也懂系统，一证说明两件事',
        introduction: '智能财税、业财一体、医养机构数字化运营，线上学习，线下实操，成绩全国通查',
        actionLabel: '查看培训项目',
        actionUrl: '/educational-product',
      },
      {
        id: '42002',
        pic: '/media/banners/company.svg',
        eyebrow: '企业内训',
        title: '把月结从五天做到一天',
        introduction: `下一场机考 ${toMonthAndDay(dayAt(now, 29))}，企业批量报名可到厂送考`,
        actionLabel: '进入我的学习',
        actionUrl: '/study/mine',
      },
      { id: '42003', pic: '/media/covers/data-analysis.svg', title: null, introduction: null },
    ],
    notices: makeKingdeeNotices(now),
    news: makeKingdeeNews(now),
    reviews: makeKingdeeReviews(now),
    shortVideos: KINGDEE_SHORT_VIDEOS,
    albums: KINGDEE_ALBUMS,
    levelCertificates: KINGDEE_LEVEL_CERTIFICATES,
    graduationCertificates: KINGDEE_GRADUATION_CERTIFICATES,
    productCategories: KINGDEE_PRODUCT_CATEGORIES,
    products: KINGDEE_PRODUCTS,
    coupons: makeKingdeeCoupons(now),
    majors: makeKingdeeMajors(),
  };
}
