import { BUSINESS_LINES } from '@cloud-school/domain';
import { dayAt, toMonthAndDay, toYearAndMonth } from '../../serverTime.ts';
import type { SchoolSeed } from '../SandboxSeed.ts';
import { YUNFAN_ALBUMS } from './yunfanAlbums.ts';
import { YUNFAN_GRADUATION_CERTIFICATES, YUNFAN_LEVEL_CERTIFICATES } from './yunfanCertificates.ts';
import { makeYunfanCoupons } from './yunfanCoupons.ts';
import { makeYunfanMajors } from './yunfanMajors.ts';
import { makeYunfanNews } from './yunfanNews.ts';
import { makeYunfanNotices } from './yunfanNotices.ts';
import { YUNFAN_PRODUCT_CATEGORIES, YUNFAN_PRODUCTS } from './yunfanProducts.ts';
import { YUNFAN_PROFILE } from './yunfanProfile.ts';
import { makeYunfanReviews } from './yunfanReviews.ts';
import { YUNFAN_SHORT_VIDEOS } from './yunfanShortVideos.ts';

export const YUNFAN_TENANT_ID = '10001';
export const YUNFAN_SCHOOL_ID = '20001';

/** 云帆职业培训学校: elder care, maternity, nursing. */
export function makeYunfanSchool(now: number): SchoolSeed {
  const { year } = toYearAndMonth(now);
  return {
    tenantId: YUNFAN_TENANT_ID,
    preDomain: 'yunfan',
    info: {
      universityId: YUNFAN_SCHOOL_ID,
      universityName: '云帆职业培训学校',
      projectName: '照护人才云校',
      logo: '/media/brands/yunfan.svg',
      address: '杭州市拱墅区莫干山路 1418 号',
      latitude: '30.348226',
      longitude: '120.113087',
      schoolType: { code: 'TRAINING', desc: '职业培训学校' },
      crowd: '养老、母婴、医疗护理与健康照护从业者',
      website: 'https://yunfan.example.com',
      contactMobile: '0571-8832 6610',
    },
    business: {
      projectName: '照护人才云校',
      institutionProperty: '民办非企业',
      institutionGrade: '省级示范',
      trainingMode: '线上线下融合',
      serviceAttribute: JSON.stringify(['技能培训', '等级认定', '补贴申领', '就业推荐']),
      certificateAttribute: JSON.stringify(['职业技能等级证书', '培训结业证书']),
      contactMobile: '0571-8832 6610',
      schoolParentType: 'PE10',
      ...YUNFAN_PROFILE,
      certificationOrganizationTypeName: '认证机构',
      trainingInstitutionsName: '培训机构',
      schoolType: { code: 'TRAINING', desc: '职业培训学校' },
    },
    businessLines: BUSINESS_LINES.join(','),
    invitationCodes: ['YF83K2'],
    visitorCount: 128_640,
    serviceContacts: [{ id: '71001', mobile: '0571-8832 6610', url: '/media/qr/yunfan-service.svg' }],
    visitorPosition: { lat: 30.32391, lng: 120.12962 },
    banners: [
      {
        id: '41001',
        pic: '/media/banners/standard.svg',
        eyebrow: `${year} 秋冬班 · 养老 · 母婴 · 医疗护理 · 健康照护`,
        title: '会照护的人，理应被郑重认证',
        introduction: '培训、考试、评价、发证同一所学校完成，符合条件者可申领职业技能补贴',
        actionLabel: '查看培训项目',
        actionUrl: '/educational-product',
      },
      {
        id: '41002',
        pic: '/media/banners/ward.svg',
        eyebrow: '医疗护理员（四级）',
        title: '走进病房之前，先把手练稳',
        introduction: `岗前实训营 ${toMonthAndDay(dayAt(now, 15))}开营，两周跟岗，带教老师一对三`,
        actionLabel: '了解医疗护理',
        actionUrl: '/educational-product?id=71003',
      },
      {
        id: '41003',
        pic: '/media/banners/newborn.svg',
        eyebrow: '母婴护理员（月嫂）',
        title: '夜里也不慌张的母婴照护',
        introduction: '新生儿照护与产妇护理全程实操，结业后优先推荐签约家庭',
        actionLabel: '了解母婴护理',
        actionUrl: '/educational-product?id=71002',
      },
      { id: '41004', pic: '/media/covers/team.svg', title: null, introduction: null },
    ],
    notices: makeYunfanNotices(now),
    news: makeYunfanNews(now),
    reviews: makeYunfanReviews(now),
    shortVideos: YUNFAN_SHORT_VIDEOS,
    albums: YUNFAN_ALBUMS,
    levelCertificates: YUNFAN_LEVEL_CERTIFICATES,
    graduationCertificates: YUNFAN_GRADUATION_CERTIFICATES,
    productCategories: YUNFAN_PRODUCT_CATEGORIES,
    products: YUNFAN_PRODUCTS,
    coupons: makeYunfanCoupons(now),
    majors: makeYunfanMajors(),
  };
}
