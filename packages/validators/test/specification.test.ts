import { expect, test } from 'vitest';
import type { Rule } from '../src/index.ts';
import * as rules from '../src/index.ts';

/** A line of the specification: values that pass, and values that are refused with the message. */
interface Line {
  rule: Rule;
  passes: string[];
  refuses: [value: string, message: string][];
}

const line = (rule: Rule, passes: string[], ...refuses: Line['refuses']): Line => ({ rule, passes, refuses });

/** Refuses the values with one message. */
const all = (message: string, ...values: string[]): Line['refuses'] =>
  values.map((value) => [value, message]);

const MOBILE = '13800138000';
const nines = (count: number) => '9'.repeat(count);

/** VAL-01: the reusable validators in the order of the specification, with its messages where it gives them. */
const TABLE: Record<string, Line> = {
  password: line(
    rules.password,
    ['abc123', nines(20)],
    ['abc12', '密码不能少于6位'],
    [nines(21), '密码不能超过20位'],
    ['abc-123', '请输入6~20位字母或数字'],
  ),
  name: line(rules.name, ['张三', 'J.Smith', '阿卜杜拉·买买提'], ...all('姓名格式不正确', '张三1', '张 三')),
  mobile: line(rules.mobile, [MOBILE], ...all('手机格式不正确', '1380013800', '23800138000', `+86${MOBILE}`)),
  landline: line(
    rules.landline,
    ['0571-88326610', '010-8832661'],
    ...all('固定电话格式为：区号-电话号码', '88326610', '057188326610', MOBILE),
  ),
  'phone or landline': line(
    rules.phoneOrLandline,
    [MOBILE, '0571-88326610'],
    ...all('联系方式格式不正确', '88326610', '1380013800'),
  ),
  email: line(rules.email, ['shen@yunfan.cn'], ...all('电子邮箱格式不正确', 'shen', 'shen@', '@yunfan.cn')),
  'mobile or email': line(
    rules.mobileOrEmail,
    [MOBILE, 'shen@yunfan.cn'],
    ...all('账号格式不正确', 'shen', '1380013800'),
  ),
  QQ: line(rules.qq, ['10000', nines(12)], ...all('QQ号格式不正确', '1000', '01000', nines(13))),
  WeChat: line(
    rules.wechat,
    ['shen01', `a${nines(19)}`],
    ...all('微信号格式不正确', 'shen1', '1shen01', `a${nines(20)}`),
  ),
  'ID card': line(
    rules.idCard,
    ['110105491231002', '11010519491231002X'],
    ...all('身份证格式不正确', '1101051949123100', 'A1010519491231002X'),
  ),
  'licence plate': line(rules.licencePlate, ['浙A12345'], ...all('车牌号格式不正确', 'A12345', '浙12345')),
  address: line(rules.address, ['杭州市拱墅区莫干山路 1418 号'], ...all('地址格式不正确', '路', '北京<b>')),
  'postal code': line(rules.postalCode, ['310011'], ...all('邮政编码格式不正确', '31001', '3100111')),
  'bank card': line(
    rules.bankCard,
    [nines(12), nines(19)],
    ...all('银行卡号格式不正确', nines(11), nines(20), '6222-0000-0000'),
  ),
  url: line(rules.url, ['https://yunfan.cn/news?id=1'], ...all('网址格式不正确', 'yunfan', 'http://')),
  'company name': line(
    rules.companyName,
    ['云帆（杭州）教育科技有限公司'],
    ...all('公司名称格式不正确', '云帆@'),
  ),
  'organisation code': line(
    rules.organisationCode,
    ['12345678-9', '1234567A-X'],
    ...all('组织机构代码格式不正确', '1234567-9', '123456789'),
  ),
  'business licence': line(
    rules.businessLicence,
    ['110108000000016', '91350100M000100Y43'],
    ...all('营业执照号格式不正确', nines(14), '9135-100M000100Y43'),
  ),
  fax: line(rules.fax, ['0571-88326610'], ...all('传真格式不正确', '88', '传真')),
  IP: line(rules.ip, ['192.168.1.1'], ...all('IP地址格式不正确', '256.1.1.1', '1.1.1')),
  'social credit code': line(
    rules.socialCreditCode,
    ['91350100M000100Y43'],
    ...all('统一社会信用代码格式不正确', '91350100M000100Y4', '91350100m000100Y43-'),
  ),
  money: line(
    rules.money,
    ['1', '0.01', '1234.56'],
    ['1.234', '金额格式不正确'],
    ['-1', '金额不能小于零'],
    ['0', '金额必须大于零'],
  ),
  'decimal places, 1': line(rules.decimalPlaces(1), ['1.2', '1'], ['1.23', '小数点后最多为一位']),
  'decimal places, 2': line(rules.decimalPlaces(2), ['1.23', '1'], ['1.234', '最多输入小数点后两位数！']),
  'decimal places, 3': line(rules.decimalPlaces(3), ['1.234', '1'], ['1.2345', '小数点后最多为三位']),
  'maximum 1000': line(rules.max(1000), ['1000', '0'], ['1000.01', '金额不能超过1000']),
  'maximum 100': line(rules.max(100), ['100'], ['101', '金额不能超过100']),
  'maximum 100000000': line(rules.max(100_000_000), ['100000000'], ['100000001', '金额不能超过100000000']),
  percent: line(
    rules.percent,
    ['0.01', '100', '33.33'],
    ...all('请输入大于0且不超过100的数，最多保留两位小数', '0', '100.01', '33.333'),
  ),
  rating: line(
    rules.rating,
    ['3', '4.25', '5'],
    ...all('请输入3-5的评分分值，分值最多保留两位小数。', '2.99', '5.01', '4.255'),
  ),
  'practice years': line(
    rules.practiceYears,
    ['0', '100', '7'],
    ...all('只能填写0-100的数值', '101', '-1', '7.5'),
  ),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => index + 1).map((count) => [
      `digit count, ${count}`,
      line(rules.maxDigits(count as 1), [nines(count)], [nines(count + 1), `金额值不能超过${count}位数`]),
    ]),
  ),
};

/** VAL-02: the second set; the specification gives the messages of the numeric format and of 0 to 100. */
const SECOND_SET: Record<string, Line> = {
  'no whitespace': line(rules.noWhitespace, ['云帆'], ...all('不能输入空格', '云 帆', '云　帆')),
  Chinese: line(rules.chineseOnly, ['云帆'], ...all('只能输入中文', '云帆1', 'yun')),
  English: line(rules.englishOnly, ['Yun'], ...all('只能输入英文字母', 'Yun1', '云')),
  '0 to 9': line(rules.digits0to9, ['0123'], ...all('只能输入0-9的数字', '12a', '１')),
  '1 to 9': line(rules.digits1to9, ['123'], ...all('只能输入1-9的数字', '10')),
  'Chinese, English': line(rules.chineseEnglish, ['云yun'], ['云1', rules.chineseEnglish.message]),
  'Chinese, digits': line(rules.chineseDigits, ['云1'], ['云a', rules.chineseDigits.message]),
  'English, digits': line(rules.englishDigits, ['a1'], ['云1', rules.englishDigits.message]),
  'Chinese, English, digits': line(
    rules.chineseEnglishDigits,
    ['云a1'],
    ['云-', rules.chineseEnglishDigits.message],
  ),
  'common characters': line(rules.commonCharacters, ['云a1'], ['云<a>', rules.commonCharacters.message]),
  'common characters with brackets': line(
    rules.commonCharactersWithBrackets,
    ['云（a）1'],
    ['<a>', rules.commonCharactersWithBrackets.message],
  ),
  'common characters with punctuation': line(
    rules.commonCharactersWithPunctuation,
    ['云，a。1'],
    ['<a>', rules.commonCharactersWithPunctuation.message],
  ),
  'alphanumeric, hyphen': line(rules.alnumHyphen, ['a-1'], ['a_1', rules.alnumHyphen.message]),
  'alphanumeric, underscore': line(rules.alnumUnderscore, ['a_1'], ['a-1', rules.alnumUnderscore.message]),
  'alphanumeric, dot': line(rules.alnumDot, ['a.1'], ['a-1', rules.alnumDot.message]),
  'digits, hyphen': line(rules.digitsHyphen, ['1-1'], ['a-1', rules.digitsHyphen.message]),
  numeric: line(rules.numericFormat, ['1', '-1.5'], ...all('数字格式不正确', 'a', '1.', '1,000')),
  '= 0': line(rules.numberEq0, ['0', '0.0'], ['1', rules.numberEq0.message]),
  '≠ 0': line(rules.numberNe0, ['0.1', '-1'], ['0', rules.numberNe0.message]),
  '> 0': line(rules.numberGt0, ['0.1'], ['0', rules.numberGt0.message], ['-1', rules.numberGt0.message]),
  '≥ 0': line(rules.numberGe0, ['0', '0.1'], ['-0.1', rules.numberGe0.message]),
  '< 0': line(rules.numberLt0, ['-0.1'], ['0', rules.numberLt0.message]),
  '≤ 0': line(rules.numberLe0, ['0', '-0.1'], ['0.1', rules.numberLe0.message]),
  integer: line(rules.integer, ['7', '-7'], ...all('只能输入整数', '7.5', 'a')),
  'integer = 0': line(rules.integerEq0, ['0'], ['1', rules.integerEq0.message]),
  'integer ≠ 0': line(rules.integerNe0, ['1'], ['0', rules.integerNe0.message]),
  'integer > 0': line(
    rules.integerGt0,
    ['1'],
    ['0', rules.integerGt0.message],
    ['1.5', rules.integerGt0.message],
  ),
  'integer ≥ 0': line(rules.integerGe0, ['0'], ['-1', rules.integerGe0.message]),
  'integer < 0': line(rules.integerLt0, ['-1'], ['0', rules.integerLt0.message]),
  'integer ≤ 0': line(rules.integerLe0, ['0'], ['1', rules.integerLe0.message]),
  '0 to 100': line(rules.integerBetween0And100, ['1', '99'], ...all('必须大于0且小于100', '0', '100', '1.5')),
  'exactly one decimal': line(rules.exactlyOneDecimal, ['1.2'], ...all('必须保留一位小数', '1', '1.23')),
  'exactly two decimals': line(
    rules.exactlyTwoDecimals,
    ['1.23'],
    ...all('必须保留两位小数', '1.2', '1.234'),
  ),
  'at most one decimal': line(rules.atMostOneDecimal, ['1', '1.2'], ['1.23', '最多保留一位小数']),
  'at most two decimals': line(rules.atMostTwoDecimals, ['1', '1.23'], ['1.234', '最多保留两位小数']),
};

test.each(Object.entries({ ...TABLE, ...SECOND_SET }))('%s', (_, { rule, passes, refuses }) => {
  expect(rule.check('')).toBeUndefined();
  const messageOf = (value: string) => rule.check(value)?.message;
  expect(passes.map((value) => [value, messageOf(value)])).toEqual(passes.map((value) => [value, undefined]));
  expect(refuses.map(([value]) => [value, messageOf(value)])).toEqual(refuses);
});

test('every rule of the library is in one of the tables, apart from those of single forms', () => {
  const listed = new Set(Object.values({ ...TABLE, ...SECOND_SET }).map(({ rule }) => rule.name));
  const OF_FORMS = [
    'captchaCode',
    'certificateQueryName',
    'invitationCode',
    'mobileSms',
    'maxLength',
    'minLength',
    'required',
    // Parts of the rule `money` on their own.
    'moneyNotNegative',
    'moneyPositive',
    // Documents that the specification does not name.
    'permanentResidentCard',
    'residencePermit',
    'hkMacaoTravelPermit',
    'taiwanTravelPermit',
    'passport',
    'chinesePassport',
    'vin',
    // Not rules: checks several fields with rules, and how long they may be.
    'fields',
    'findCode',
    'limits',
    'normalise',
  ];
  const missing = Object.keys(rules).filter((name) => !listed.has(name) && !OF_FORMS.includes(name));
  expect(missing).toEqual([]);
});
