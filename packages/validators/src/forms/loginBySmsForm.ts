import { object } from 'yup';
import { accountFields } from './accountFields.ts';

/** Sign-in by SMS code. */
export const loginBySmsForm = object({
  mobile: accountFields.mobile,
  code: accountFields.code,
  agreed: accountFields.agreed,
});
