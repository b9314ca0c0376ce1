import type { Product, ProductStep } from '../site/Product.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const ALL: ProductStep[] = ['training', 'exam', 'certification', 'evaluation'];

type Sample = Partial<Product> & Pick<Product, 'name'>;

const samples: readonly [Sample, ...Sample[]] = [
  {
    name: '养老护理员（三级）考评全程班：理论、实操与三次模拟',
    imageUrl: '/media/covers/elder-care.svg',
    imageTag: '本月热报',
    certificateBenefits: ['含实训 48 课时'],
    thumbs: 1286,
  },
  {
    name: '母婴护理员（月嫂）金牌精讲班：新生儿照护与产妇护理',
    imageUrl: '/media/covers/newborn-night.svg',
    steps: ['training', 'exam', 'certification'],
    certificateType: '专项职业能力证书',
    certificateBenefits: ['推荐就业'],
    issuingAuthority: '杭州市职业能力建设指导服务中心',
    couponPrice: { amount: '2380', isFrom: true },
    standardPrice: { amount: '3600', isFrom: false },
    subsidy: '800',
    thumbs: 942,
  },
  {
    name: '医疗护理员（四级）岗前培训班：定点实习与等级认定',
    imageUrl: '/media/covers/hospital-ward.svg',
    certificateBenefits: ['定点医院实习'],
    couponPrice: { amount: '1280', isFrom: true },
    standardPrice: { amount: '1980', isFrom: false },
    subsidy: null,
    thumbs: 718,
  },
  {
    name: '育婴员（四级）0–3 岁婴幼儿照护与早期发展',
    imageUrl: '/media/covers/baby-bath.svg',
    imageTag: '新开班',
    steps: ['training', 'certification'],
    certificateBenefits: ['周末班'],
    couponPrice: { amount: '1480', isFrom: true },
    standardPrice: { amount: '2200', isFrom: false },
    subsidy: '1000',
    thumbs: 365,
  },
];

/** A product with a picture, organisations, a coupon price and a subsidy. */
export function makeProduct(overrides: Partial<Product> = {}, index = 0): Product {
  return {
    ...inSchool(
      'product',
      [
        'name',
        'imageUrl',
        'imageTag',
        'certificateBenefits',
        'certificationOrganization',
        'issuingAuthority',
      ],
      {
        id: `relation-${index + 1}`,
        productId: `product-${index + 1}`,
        imageUrl: null,
        imageTag: null,
        steps: ALL,
        showsSteps: true,
        certificationOrganization: '浙江护理职业技能评价中心',
        issuingAuthority: '浙江省人力资源和社会保障厅',
        certificateType: '职业技能等级证书',
        certificateVerification: 'national',
        certificateBenefits: [],
        schoolName: '云帆职业培训学校',
        trainingInstitution: '云帆职业培训学校',
        standardPrice: { amount: '2980', isFrom: false },
        couponPrice: { amount: '1680', isFrom: true },
        subsidy: '1500',
        thumbs: 0,
        ...pick(samples, index),
      },
      index,
    ),
    ...overrides,
  };
}
