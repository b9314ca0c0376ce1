import { boolean, string } from 'yup';
import { limits } from '../limits.ts';
import { name } from '../rules/account/name.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

const MOBILE_MESSAGE = '请输入正确的手机号';
const CODE_MESSAGE = `请输入${limits.smsCode}位验证码`;
const AGREED_MESSAGE = '请先阅读并同意协议';

/** The fields that sign-in and registration share. A missing value and a malformed one have the same message. */
export const accountFields = {
  /** The person's name; it may be left empty. */
  name: string().trim().default('').test(toYup(name)),
  mobile: textField(MOBILE_MESSAGE).test(toYup(mobile.with({ message: MOBILE_MESSAGE }))),
  /** The SMS code. */
  code: textField(CODE_MESSAGE).min(limits.smsCode, CODE_MESSAGE),
  /** The checkbox of the agreement. */
  agreed: boolean().required(AGREED_MESSAGE).oneOf([true], AGREED_MESSAGE),
};
