/** A training project, with the field names of the wire. */
export interface ProductSeed {
  productId: string;
  /** Its category; null for none. */
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

/** A category of recommended products, with the field names of the wire. */
export interface ProductCategorySeed {
  id: string;
  name: string;
  defaultFlag: 0 | 1;
}

/** A coupon. */
export interface CouponSeed {
  id: string;
  title: string;
  amount: string;
  minPoint: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  useStart: number;
  useEnd: number;
  /** Number of coupons left; null for no limit. */
  remaining: number | null;
  /** Ids of students who have received it. */
  receivedBy: string[];
}
