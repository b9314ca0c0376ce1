import { object, string } from 'yup';
import { required } from '../rules/text/required.ts';
import { toYup } from '../yup/toYup.ts';
import { accountFields } from './accountFields.ts';

/** Sign-in by password. */
export const loginByPasswordForm = object({
  mobile: accountFields.mobile,
  // Not the password rule: an account that is older than the rule must still be able to sign in.
  password: string()
    .default('')
    .test(toYup(required('请输入密码'))),
  agreed: accountFields.agreed,
});
