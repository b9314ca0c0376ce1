import { idCard } from '../rules/identity/idCard.ts';

/** Whose number it is. */
export type IdCardKind = 'resident' | 'residence-permit' | 'permanent-resident';

/** What an identity number says of its holder. */
export interface IdCardFacts {
  readonly kind: IdCardKind;
  /** Where the holder was first registered, or where a permanent resident's card was issued: 北京市. */
  readonly province: string;
  /** Such as '1990-03-07'. */
  readonly birthday: string;
  readonly sex: 'male' | 'female';
}

/** The first two digits by GB/T 2260, residence permits of people from Hong Kong, Macau and Taiwan included. */
const PROVINCES: Readonly<Record<string, string>> = {
  11: '北京市',
  12: '天津市',
  13: '河北省',
  14: '山西省',
  15: '内蒙古自治区',
  21: '辽宁省',
  22: '吉林省',
  23: '黑龙江省',
  31: '上海市',
  32: '江苏省',
  33: '浙江省',
  34: '安徽省',
  35: '福建省',
  36: '江西省',
  37: '山东省',
  41: '河南省',
  42: '湖北省',
  43: '湖南省',
  44: '广东省',
  45: '广西壮族自治区',
  46: '海南省',
  50: '重庆市',
  51: '四川省',
  52: '贵州省',
  53: '云南省',
  54: '西藏自治区',
  61: '陕西省',
  62: '甘肃省',
  63: '青海省',
  64: '宁夏回族自治区',
  65: '新疆维吾尔自治区',
  71: '台湾省',
  81: '香港特别行政区',
  82: '澳门特别行政区',
  83: '台湾省',
};

/** What the first digit says; every other one is of a resident. */
const KINDS: Readonly<Record<string, IdCardKind>> = { 8: 'residence-permit', 9: 'permanent-resident' };

const strict = idCard.strict();

/**
 * Reads an identity number that the strict rule accepts; undefined for every other text, the 15 digits of before 2000
 * included, which have no check character to trust.
 */
export function parseIdCard(text: string): IdCardFacts | undefined {
  if (text === '' || !strict.test(text)) return undefined;
  const kind = KINDS[text.charAt(0)] ?? 'resident';
  const province = PROVINCES[kind === 'permanent-resident' ? text.slice(1, 3) : text.slice(0, 2)] ?? '';
  const [, year = '', month = '', day = ''] = /^.{6}(\d{4})(\d\d)(\d\d)/.exec(text) ?? [];
  return {
    kind,
    province,
    birthday: `${year}-${month}-${day}`,
    sex: Number(text.charAt(16)) % 2 === 1 ? 'male' : 'female',
  };
}
