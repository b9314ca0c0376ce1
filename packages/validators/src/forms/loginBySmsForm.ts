import { object, type InferType } from 'yup';
import { agreedField } from './agreedField.ts';
import { mobileField } from './mobileField.ts';
import { smsCodeField } from './smsCodeField.ts';

/** Sign-in by SMS code: mobile, code and the agreement. */
export const loginBySmsForm = object({ mobile: mobileField, code: smsCodeField, agreed: agreedField });

export type LoginBySmsValues = InferType<typeof loginBySmsForm>;
