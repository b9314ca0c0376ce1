import { object, string, type InferType } from 'yup';
import { required } from '../rules/text/required.ts';
import { toYup } from '../yup/toYup.ts';
import { agreedField } from './agreedField.ts';
import { mobileField } from './mobileField.ts';

/** Sign-in by password: mobile, password and the agreement. */
export const loginByPasswordForm = object({
  mobile: mobileField,
  // Never the password rule here: an account older than the rule still has to be able to sign in.
  password: string().test(toYup(required('请输入密码'))),
  agreed: agreedField,
});

export type LoginByPasswordValues = InferType<typeof loginByPasswordForm>;
