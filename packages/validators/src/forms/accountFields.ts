import { boolean, string } from 'yup';
import { limits } from '../limits.ts';
import { normalise } from '../normalise.ts';
import { name } from '../rules/account/name.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { smsCode } from './smsCode.ts';
import { textField } from './textField.ts';

const MOBILE_MESSAGE = '请输入正确的手机号';
const CODE_MESSAGE = `请输入${limits.smsCode}位验证码`;
const AGREED_MESSAGE = '请先阅读并同意协议';

/** The fields that sign-in and registration share. A missing value and a malformed one have the same message. */
export const accountFields = {
  /** The person's name; it may be left empty. */
  name: string()
    .transform(normalise(name))
    .default('')
    .test(toYup(name))
    .test(toYup(maxLength(limits.personName, `姓名不能超过 ${limits.personName} 个字`))),
  mobile: textField(MOBILE_MESSAGE, mobile.with({ message: MOBILE_MESSAGE })),
  code: smsCode(CODE_MESSAGE).length(limits.smsCode, CODE_MESSAGE),
  /** The checkbox of the agreement. */
  agreed: boolean().required(AGREED_MESSAGE).oneOf([true], AGREED_MESSAGE),
};
