/** A step that a product's fee covers, in the order they are taken. */
export type ProductStep = 'training' | 'exam' | 'certification' | 'evaluation';

/** Where a certificate can be looked up: nowhere, in the national network of skills, on 学信网. */
export type CertificateVerification = 'none' | 'national' | 'chsi';

/** A price in yuan as decimal text, '1680' or '1680.5', never a parsed number. */
export interface Price {
  amount: string;
  /** The least of several prices: 起. */
  isFrom: boolean;
}

/** A training project that a school offers (HOME-06). */
export interface Product {
  /** Of the item in its list. */
  id: string;
  /** Of the product itself; other entities name it. */
  productId: string;
  name: string;
  imageUrl: string | null;
  /** A few words on the picture, such as 本月热报. */
  imageTag: string | null;
  steps: ProductStep[];
  /** False where the product is of a kind that shows no steps. */
  showsSteps: boolean;
  certificationOrganization: string | null;
  issuingAuthority: string | null;
  certificateType: string | null;
  certificateVerification: CertificateVerification | null;
  certificateBenefits: string[];
  schoolName: string | null;
  trainingInstitution: string | null;
  standardPrice: Price | null;
  /** With a coupon taken off. */
  couponPrice: Price | null;
  /** Yuan as decimal text, more than zero. */
  subsidy: string | null;
  thumbs: number;
}

/** A group of products that a school recommends. */
export interface ProductCategory {
  id: string;
  /** The one that the home page shows. */
  isDefault: boolean;
}
