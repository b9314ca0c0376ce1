/** The steps that a product's fee can cover, in the order in which a student takes them. */
export const PRODUCT_STEPS = ['training', 'exam', 'certification', 'evaluation'] as const;

export type ProductStep = (typeof PRODUCT_STEPS)[number];

/** Where a certificate can be verified: nowhere, in the national network of skills, on 学信网 (chsi). */
export type CertificateVerification = 'none' | 'national' | 'chsi';

/** A price in yuan as decimal text, '1680' or '1680.5'; it is never a number, so that nothing is rounded. */
export interface Price {
  amount: string;
  /** True for the lowest of several prices (起). */
  isFrom: boolean;
}

/** A training project that a school offers (HOME-06). */
export interface Product {
  /** Id of the item in its list. */
  id: string;
  /** Id of the product itself; other entities refer to it. */
  productId: string;
  name: string;
  imageUrl: string | null;
  /** A short label on the picture, such as 本月热报. */
  imageTag: string | null;
  steps: ProductStep[];
  /** False for products of schools that show no steps. */
  showsSteps: boolean;
  certificationOrganization: string | null;
  issuingAuthority: string | null;
  certificateType: string | null;
  certificateVerification: CertificateVerification | null;
  certificateBenefits: string[];
  schoolName: string | null;
  trainingInstitution: string | null;
  standardPrice: Price | null;
  /** The price after the coupon. */
  couponPrice: Price | null;
  /** Yuan as decimal text, greater than zero; null for none. */
  subsidy: string | null;
  thumbs: number;
}

/** A category of the products that a school recommends. */
export interface ProductCategory {
  id: string;
  /** True for the category that the home page shows. */
  isDefault: boolean;
}
