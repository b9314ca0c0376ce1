import { mobile } from '../rules/contact/mobile.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

const message = '请输入正确的手机号';

/** The mobile number of sign-in and registration: required and 11 digits, in one sentence for both. */
export const mobileField = textField(message).test(toYup(mobile.with({ message })));
