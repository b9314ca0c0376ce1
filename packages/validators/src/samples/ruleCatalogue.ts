import { captchaCodeSamples } from '../rules/account/captchaCode.samples.ts';
import { certificateQueryNameSamples } from '../rules/account/certificateQueryName.samples.ts';
import { invitationCodeSamples } from '../rules/account/invitationCode.samples.ts';
import { nameSamples } from '../rules/account/name.samples.ts';
import { passwordSamples } from '../rules/account/password.samples.ts';
import { decimalPlacesSamples } from '../rules/amount/decimalPlaces.samples.ts';
import { maxSamples } from '../rules/amount/max.samples.ts';
import { maxDigitsSamples } from '../rules/amount/maxDigits.samples.ts';
import { moneySamples } from '../rules/amount/money.samples.ts';
import { moneyNotNegativeSamples } from '../rules/amount/moneyNotNegative.samples.ts';
import { moneyPositiveSamples } from '../rules/amount/moneyPositive.samples.ts';
import { percentSamples } from '../rules/amount/percent.samples.ts';
import { practiceYearsSamples } from '../rules/amount/practiceYears.samples.ts';
import { ratingSamples } from '../rules/amount/rating.samples.ts';
import { businessLicenceSamples } from '../rules/company/businessLicence.samples.ts';
import { companyNameSamples } from '../rules/company/companyName.samples.ts';
import { organisationCodeSamples } from '../rules/company/organisationCode.samples.ts';
import { socialCreditCodeSamples } from '../rules/company/socialCreditCode.samples.ts';
import { addressSamples } from '../rules/contact/address.samples.ts';
import { emailSamples } from '../rules/contact/email.samples.ts';
import { faxSamples } from '../rules/contact/fax.samples.ts';
import { ipSamples } from '../rules/contact/ip.samples.ts';
import { landlineSamples } from '../rules/contact/landline.samples.ts';
import { mobileSamples } from '../rules/contact/mobile.samples.ts';
import { mobileOrEmailSamples } from '../rules/contact/mobileOrEmail.samples.ts';
import { mobileSmsSamples } from '../rules/contact/mobileSms.samples.ts';
import { phoneOrLandlineSamples } from '../rules/contact/phoneOrLandline.samples.ts';
import { postalCodeSamples } from '../rules/contact/postalCode.samples.ts';
import { qqSamples } from '../rules/contact/qq.samples.ts';
import { urlSamples } from '../rules/contact/url.samples.ts';
import { wechatSamples } from '../rules/contact/wechat.samples.ts';
import { bankCardSamples } from '../rules/identity/bankCard.samples.ts';
import { chinesePassportSamples } from '../rules/identity/chinesePassport.samples.ts';
import { hkMacaoTravelPermitSamples } from '../rules/identity/hkMacaoTravelPermit.samples.ts';
import { idCardSamples } from '../rules/identity/idCard.samples.ts';
import { licencePlateSamples } from '../rules/identity/licencePlate.samples.ts';
import { passportSamples } from '../rules/identity/passport.samples.ts';
import { permanentResidentCardSamples } from '../rules/identity/permanentResidentCard.samples.ts';
import { residencePermitSamples } from '../rules/identity/residencePermit.samples.ts';
import { taiwanTravelPermitSamples } from '../rules/identity/taiwanTravelPermit.samples.ts';
import { vinSamples } from '../rules/identity/vin.samples.ts';
import { decimalsSamples } from '../rules/number/decimals.samples.ts';
import { integersSamples } from '../rules/number/integers.samples.ts';
import { numbersSamples } from '../rules/number/numbers.samples.ts';
import { charsetsSamples } from '../rules/text/charsets.samples.ts';
import { maxLengthSamples } from '../rules/text/maxLength.samples.ts';
import { minLengthSamples } from '../rules/text/minLength.samples.ts';
import { requiredSamples } from '../rules/text/required.samples.ts';
import type { RuleSamples } from './RuleSamples.ts';

/** Every rule with its samples, in the order of the documentation. */
export const ruleCatalogue: readonly RuleSamples[] = [
  passwordSamples,
  captchaCodeSamples,
  invitationCodeSamples,
  nameSamples,
  certificateQueryNameSamples,
  mobileSamples,
  mobileSmsSamples,
  landlineSamples,
  faxSamples,
  phoneOrLandlineSamples,
  emailSamples,
  mobileOrEmailSamples,
  qqSamples,
  wechatSamples,
  urlSamples,
  ipSamples,
  addressSamples,
  postalCodeSamples,
  idCardSamples,
  permanentResidentCardSamples,
  residencePermitSamples,
  hkMacaoTravelPermitSamples,
  taiwanTravelPermitSamples,
  passportSamples,
  chinesePassportSamples,
  licencePlateSamples,
  vinSamples,
  bankCardSamples,
  companyNameSamples,
  socialCreditCodeSamples,
  organisationCodeSamples,
  businessLicenceSamples,
  moneySamples,
  moneyNotNegativeSamples,
  moneyPositiveSamples,
  ...decimalPlacesSamples,
  ...maxDigitsSamples,
  ...maxSamples,
  percentSamples,
  ratingSamples,
  practiceYearsSamples,
  ...numbersSamples,
  ...integersSamples,
  ...decimalsSamples,
  ...charsetsSamples,
  ...maxLengthSamples,
  ...minLengthSamples,
  ...requiredSamples,
];
