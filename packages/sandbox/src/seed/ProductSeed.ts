/** A training project, in the server's own field names. */
export interface ProductSeed {
  productId: string;
  /** The category it is recommended in; null where it is in none. */
  categoryId: string | null;
  name: string;
  pic: string | null;
  picTag: string | null;
  /** 1 training, 2 exam, 3 certification, 4 evaluation. */
  onlineClassPeriodTypeList: (1 | 2 | 3 | 4)[];
  certificationOrg: string | null;
  issuingAuthorityName: string | null;
  certificateType: { code: string; desc: string } | null;
  /** 0 nowhere, 1 the national network, 2 学信网. */
  certificateVerificationType: 0 | 1 | 2;
  /** JSON of a list of texts. */
  certificateBenefits: string;
  schoolName: string;
  trainingInstitutionsName: string | null;
  defStandPrice: string | null;
  defCouponPrice: string | null;
  subsidyPrice: string | null;
  thumbs: number;
  tenantChildType: string;
}

/** A group of recommended products, in the server's own field names. */
export interface ProductCategorySeed {
  id: string;
  name: string;
  defaultFlag: 0 | 1;
}

/** A coupon towards a fee. */
export interface CouponSeed {
  id: string;
  title: string;
  amount: string;
  minPoint: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  useStart: number;
  useEnd: number;
  /** How many are left; null where they never run out. */
  remaining: number | null;
  /** Students who have it already. */
  receivedBy: string[];
}
