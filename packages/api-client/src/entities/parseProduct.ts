import type { CertificateVerification, Product, ProductCategory, ProductStep } from './Product.ts';
import {
  asRecord,
  isRecord,
  jsonList,
  optionalBoolean,
  optionalNumber,
  optionalText,
  optionalTextOf,
  text,
} from './read.ts';
import { readAmount, readPrice } from './readPrice.ts';

const STEPS: readonly [code: string, step: ProductStep][] = [
  ['1', 'training'],
  ['2', 'exam'],
  ['3', 'certification'],
  ['4', 'evaluation'],
];

const VERIFICATIONS = new Map<string | null, CertificateVerification>([
  ['0', 'none'],
  ['1', 'national'],
  ['2', 'chsi'],
]);

/** Kinds of schools whose products show no steps. */
const WITHOUT_STEPS = new Set<string | null>(['E2', 'E24', 'E10', 'E12']);

/** A product of a list, bare or as the item of a category. */
export function parseProduct(item: unknown): Product {
  const record = asRecord(item, 'Product');
  const productId = optionalText(record.productId) ?? text(record.id, 'Product id');
  const steps = jsonList(record.onlineClassPeriodTypeList).map((step) => optionalTextOf(step, 'code'));
  return {
    id: optionalText(record.id) ?? productId,
    productId,
    name: text(record.name, 'Product name'),
    imageUrl: optionalText(record.pic),
    imageTag: optionalTextOf(record.picTag, 'desc'),
    steps: STEPS.filter(([code]) => steps.includes(code)).map(([, step]) => step),
    showsSteps: !WITHOUT_STEPS.has(optionalTextOf(record.tenantChildType, 'code')),
    certificationOrganization: nameOf(record.certificationOrg),
    issuingAuthority: optionalText(record.issuingAuthorityName),
    certificateType: optionalTextOf(record.certificateType, 'desc'),
    certificateVerification:
      VERIFICATIONS.get(optionalTextOf(record.certificateVerificationType, 'code')) ?? null,
    certificateBenefits: readTexts(record.certificateBenefits),
    schoolName: optionalText(record.schoolName),
    trainingInstitution: optionalText(record.trainingInstitutionsName),
    standardPrice: readPrice(record.defStandPrice),
    couponPrice: readPrice(record.defCouponPrice),
    subsidy: readAmount(record.subsidyPrice),
    thumbs: Math.max(0, Math.trunc(optionalNumber(record.thumbs) ?? 0)),
  };
}

/** A category of products. */
export function parseProductCategory(item: unknown): ProductCategory {
  const record = asRecord(item, 'Product category');
  return {
    id: text(record.id, 'Product category id'),
    isDefault: optionalBoolean(record.defaultFlag) ?? false,
  };
}

/** The server names an organisation bare or as an object. */
function nameOf(value: unknown): string | null {
  return optionalText(isRecord(value) ? value.name : value);
}

/** Short texts of a list, or of one text with commas. */
function readTexts(value: unknown): string[] {
  const list =
    typeof value === 'string' && !value.startsWith('[') ? value.split(/[,，、;；]/) : jsonList(value);
  return list.flatMap((item) => optionalText(item)?.trim() ?? []);
}
