import { object, type InferType } from 'yup';
import { mobileSms } from '../rules/contact/mobileSms.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** What sending an SMS code asks of the mobile number: there, and 11 digits after an optional +86 or 0086. */
export const smsRequestForm = object({ mobile: textField('请输入手机号').test(toYup(mobileSms)) });

export type SmsRequestValues = InferType<typeof smsRequestForm>;
