import {
  PRODUCT_STEPS,
  type CertificateVerification,
  type Product,
  type ProductCategory,
  type ProductStep,
} from '@cloud-school/domain';
import {
  asRecord,
  isRecord,
  jsonList,
  optionalBoolean,
  optionalNumber,
  optionalText,
  optionalTextOf,
  parseCode,
  readPicture,
  text,
} from '../read.ts';
import { title } from '../readTitle.ts';
import { readMoney, readPrice } from './readPrice.ts';

/** Codes of onlineClassPeriodTypeList. */
const STEP_CODES: Record<ProductStep, number> = { training: 1, exam: 2, certification: 3, evaluation: 4 };

const VERIFICATION_CODES: Record<CertificateVerification, number> = { none: 0, national: 1, chsi: 2 };

/** tenantChildType of schools whose products show no steps. */
const TYPES_WITHOUT_STEPS = new Set<string | null>(['E2', 'E24', 'E10', 'E12']);

/** Reads a product, bare or as an item of a category. */
export function parseProduct(item: unknown): Product {
  const record = asRecord(item, 'Product');
  const productId = optionalText(record.productId) ?? text(record.id, 'Product id');
  const steps = jsonList(record.onlineClassPeriodTypeList).map((step) => parseCode(step, STEP_CODES));
  return {
    id: optionalText(record.id) ?? productId,
    productId,
    name: title(record.name, 'Product name'),
    imageUrl: readPicture(record.pic),
    imageTag: optionalTextOf(record.picTag, 'desc'),
    steps: PRODUCT_STEPS.filter((step) => steps.includes(step)),
    showsSteps: !TYPES_WITHOUT_STEPS.has(optionalTextOf(record.tenantChildType, 'code')),
    certificationOrganization: parseName(record.certificationOrg),
    issuingAuthority: parseName(record.issuingAuthorityName),
    certificateType: withoutNone(optionalTextOf(record.certificateType, 'desc')),
    certificateVerification: parseCode(record.certificateVerificationType, VERIFICATION_CODES),
    certificateBenefits: readTexts(record.certificateBenefits),
    schoolName: parseName(record.schoolName),
    trainingInstitution: parseName(record.trainingInstitutionsName),
    standardPrice: readPrice(record.defStandPrice),
    couponPrice: readPrice(record.defCouponPrice),
    subsidy: readMoney(record.subsidyPrice),
    thumbs: Math.max(0, Math.trunc(optionalNumber(record.thumbs) ?? 0)),
  };
}

/** Reads a category of products. */
export function parseProductCategory(item: unknown): ProductCategory {
  const record = asRecord(item, 'Product category');
  return {
    id: text(record.id, 'Product category id'),
    isDefault: optionalBoolean(record.defaultFlag) ?? false,
  };
}

/** The server sends an organisation as its name or as an object with a name. */
function parseName(value: unknown): string | null {
  return withoutNone(optionalText(isRecord(value) ? value.name : value));
}

/** The word 无 in the place of a name says that there is none. */
const withoutNone = (name: string | null): string | null => (name?.trim() === '无' ? null : name);

/** Reads short texts from a list, or from one text with commas. */
function readTexts(value: unknown): string[] {
  const list =
    typeof value === 'string' && !value.startsWith('[') ? value.split(/[,，、;；]/) : jsonList(value);
  return list.flatMap((item) => withoutNone(optionalText(item))?.trim() ?? []);
}
