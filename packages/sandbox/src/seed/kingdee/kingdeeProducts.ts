import type { ProductCategorySeed, ProductSeed } from '../ProductSeed.ts';
import { writeProduct } from '../writeProduct.ts';

export const KINGDEE_PRODUCT_CATEGORIES: ProductCategorySeed[] = [
  { id: '82001', name: '岗位认证', defaultFlag: 1 },
];

const VENDOR = { code: 'COMPANY', desc: '企业认证证书' };
const LEVEL = { code: 'LEVEL', desc: '1+X 职业技能等级证书' };
const CENTRE = '金蝶认证中心';

const write = (row: Parameters<typeof writeProduct>[1]) =>
  writeProduct({ categoryId: '82001', schoolName: '云帆职业培训学校' }, row);

/** Projects of 金蝶认证中心: finance, accounting, data, cloud. */
export const KINGDEE_PRODUCTS: ProductSeed[] = [
  write({
    productId: '72001',
    name: '智能财税应用师（中级）认证班：数电票与自动记账',
    pic: '/media/covers/accounting-ledger.svg',
    picTag: '新大纲',
    onlineClassPeriodTypeList: [1, 2, 3],
    certificationOrg: CENTRE,
    issuingAuthorityName: CENTRE,
    certificateType: VENDOR,
    benefits: ['含机考一次', '题库 1,200 题'],
    defStandPrice: '3200',
    defCouponPrice: '2180起',
    subsidyPrice: '800',
    thumbs: 1042,
  }),
  write({
    productId: '72002',
    name: '业财一体信息化应用（中级）：采购、销售到总账',
    pic: '/media/covers/team-business.svg',
    certificationOrg: CENTRE,
    issuingAuthorityName: '教育部职业技术教育中心研究所',
    certificateType: LEVEL,
    certificateVerificationType: 1,
    benefits: ['真账套实操'],
    defStandPrice: '2680',
    defCouponPrice: '1880起',
    thumbs: 866,
  }),
  write({
    productId: '72003',
    name: '成本核算与管理会计：制造业与医养机构两套案例',
    pic: '/media/covers/cost-accounting.svg',
    onlineClassPeriodTypeList: [1, 2],
    certificationOrg: CENTRE,
    issuingAuthorityName: CENTRE,
    certificateType: VENDOR,
    benefits: ['案例可带走'],
    defStandPrice: '1680',
    thumbs: 512,
  }),
  write({
    productId: '72004',
    name: '财务数据分析师：从取数、建模到经营看板',
    pic: '/media/covers/data-analysis.svg',
    onlineClassPeriodTypeList: [1, 2, 3],
    certificationOrg: CENTRE,
    issuingAuthorityName: CENTRE,
    certificateType: VENDOR,
    benefits: ['作品集辅导', '内推面试'],
    defStandPrice: '3980',
    defCouponPrice: '2980起',
    subsidyPrice: '1000',
    thumbs: 1377,
  }),
  write({
    productId: '72005',
    name: '云上账套实施顾问（初级）：上线、迁移与备份',
    pic: '/media/covers/cloud-computing.svg',
    onlineClassPeriodTypeList: [1, 2, 3],
    certificationOrg: CENTRE,
    issuingAuthorityName: CENTRE,
    certificateType: VENDOR,
    benefits: ['跟随项目实施'],
    defStandPrice: '4200',
    defCouponPrice: '3200起',
    thumbs: 420,
  }),
  write({
    productId: '72006',
    name: '医养机构数字化运营：床位、护理、医保三笔账',
    pic: '/media/covers/operations.svg',
    onlineClassPeriodTypeList: [1, 3],
    certificationOrg: CENTRE,
    issuingAuthorityName: CENTRE,
    certificateType: VENDOR,
    benefits: ['机构团报'],
    defStandPrice: '2400',
    defCouponPrice: '1,760',
    thumbs: 233,
  }),
  write({
    productId: '72007',
    name: '财务主管领导力：预算、内控与跨部门沟通',
    pic: '/media/covers/leadership.svg',
    onlineClassPeriodTypeList: [1],
    issuingAuthorityName: CENTRE,
    certificateType: { code: 'TRAINING', desc: '培训结业证书' },
    defStandPrice: '1280',
    thumbs: 187,
    tenantChildType: 'E10',
  }),
  write({
    productId: '72008',
    name: '大数据与会计（专升本）学历提升：网络教育与岗位证书衔接',
    pic: null,
    onlineClassPeriodTypeList: [1, 2, 3],
    issuingAuthorityName: '浙江开放大学',
    certificateType: { code: 'DEGREE', desc: '本科学历证书' },
    certificateVerificationType: 2,
    trainingInstitutionsName: '浙江开放大学云帆学习中心',
    benefits: ['学历与认证双证'],
    defStandPrice: '6800起',
    thumbs: 95,
  }),
];
