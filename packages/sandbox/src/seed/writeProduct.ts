import type { ProductSeed } from './ProductSeed.ts';

type Row = Partial<Omit<ProductSeed, 'certificateBenefits' | 'productId' | 'name'>> &
  Pick<ProductSeed, 'productId' | 'name'> & { benefits?: string[] };

/** A product from its own fields; the other fields have the school's usual values. */
export function writeProduct(
  usual: Pick<ProductSeed, 'categoryId' | 'schoolName'>,
  { benefits = [], ...row }: Row,
): ProductSeed {
  return {
    ...usual,
    pic: null,
    picTag: null,
    onlineClassPeriodTypeList: [1, 2, 3, 4],
    certificationOrg: null,
    issuingAuthorityName: null,
    certificateType: null,
    certificateVerificationType: 0,
    trainingInstitutionsName: usual.schoolName,
    defStandPrice: null,
    defCouponPrice: null,
    subsidyPrice: null,
    thumbs: 0,
    tenantChildType: 'E1',
    ...row,
    certificateBenefits: JSON.stringify(benefits),
  };
}
