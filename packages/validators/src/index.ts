export { fields, type FieldIssue, type Fields, type FieldsOptions, type FieldValues } from './fields.ts';
export { limits } from './limits.ts';
export { findCode, normalise } from './normalise.ts';
export type { Cleaning, Issue, Rule, RuleInput, RuleOptions, RuleResult } from './rule.ts';
export { captchaCode } from './rules/account/captchaCode.ts';
export { certificateQueryName } from './rules/account/certificateQueryName.ts';
export { invitationCode } from './rules/account/invitationCode.ts';
export { name } from './rules/account/name.ts';
export { password } from './rules/account/password.ts';
export { decimalPlaces } from './rules/amount/decimalPlaces.ts';
export { max } from './rules/amount/max.ts';
export { maxDigits } from './rules/amount/maxDigits.ts';
export { money } from './rules/amount/money.ts';
export { moneyNotNegative } from './rules/amount/moneyNotNegative.ts';
export { moneyPositive } from './rules/amount/moneyPositive.ts';
export { percent } from './rules/amount/percent.ts';
export { practiceYears } from './rules/amount/practiceYears.ts';
export { rating } from './rules/amount/rating.ts';
export { businessLicence } from './rules/company/businessLicence.ts';
export { companyName } from './rules/company/companyName.ts';
export { organisationCode } from './rules/company/organisationCode.ts';
export { socialCreditCode } from './rules/company/socialCreditCode.ts';
export { address } from './rules/contact/address.ts';
export { email } from './rules/contact/email.ts';
export { fax } from './rules/contact/fax.ts';
export { ip } from './rules/contact/ip.ts';
export { landline } from './rules/contact/landline.ts';
export { mobile } from './rules/contact/mobile.ts';
export { mobileOrEmail } from './rules/contact/mobileOrEmail.ts';
export { mobileSms } from './rules/contact/mobileSms.ts';
export { phoneOrLandline } from './rules/contact/phoneOrLandline.ts';
export { postalCode } from './rules/contact/postalCode.ts';
export { qq } from './rules/contact/qq.ts';
export { url } from './rules/contact/url.ts';
export { wechat } from './rules/contact/wechat.ts';
export { bankCard } from './rules/identity/bankCard.ts';
export { chinesePassport } from './rules/identity/chinesePassport.ts';
export { hkMacaoTravelPermit } from './rules/identity/hkMacaoTravelPermit.ts';
export { idCard } from './rules/identity/idCard.ts';
export { licencePlate } from './rules/identity/licencePlate.ts';
export { passport } from './rules/identity/passport.ts';
export { permanentResidentCard } from './rules/identity/permanentResidentCard.ts';
export { residencePermit } from './rules/identity/residencePermit.ts';
export { taiwanTravelPermit } from './rules/identity/taiwanTravelPermit.ts';
export { vin } from './rules/identity/vin.ts';
export {
  atMostOneDecimal,
  atMostTwoDecimals,
  exactlyOneDecimal,
  exactlyTwoDecimals,
} from './rules/number/decimals.ts';
export {
  integer,
  integerBetween0And100,
  integerEq0,
  integerGe0,
  integerGt0,
  integerLe0,
  integerLt0,
  integerNe0,
} from './rules/number/integers.ts';
export {
  numberEq0,
  numberGe0,
  numberGt0,
  numberLe0,
  numberLt0,
  numberNe0,
  numericFormat,
} from './rules/number/numbers.ts';
export {
  alnumDot,
  alnumHyphen,
  alnumUnderscore,
  chineseDigits,
  chineseEnglish,
  chineseEnglishDigits,
  chineseOnly,
  commonCharacters,
  commonCharactersWithBrackets,
  commonCharactersWithPunctuation,
  digits0to9,
  digits1to9,
  digitsHyphen,
  englishDigits,
  englishOnly,
  noWhitespace,
} from './rules/text/charsets.ts';
export { maxLength } from './rules/text/maxLength.ts';
export { minLength } from './rules/text/minLength.ts';
export { required } from './rules/text/required.ts';
