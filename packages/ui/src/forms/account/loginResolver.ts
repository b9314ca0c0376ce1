import { loginByPasswordForm, loginBySmsForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { LoginFields, LoginMode } from './LoginFields.ts';
import { normaliseMobile } from './normaliseMobile.ts';

/** The rules of each mode; they validate only the fields of that mode. */
const resolvers: Record<LoginMode, Resolver<LoginFields>> = {
  sms: yupResolver(loginBySmsForm) as unknown as Resolver<LoginFields>,
  password: yupResolver(loginByPasswordForm) as unknown as Resolver<LoginFields>,
};

/** Validates the login form in its current mode. */
export const loginResolver: Resolver<LoginFields, LoginMode> = (values, mode = 'sms', options) =>
  resolvers[mode]({ ...values, mobile: normaliseMobile(values.mobile) }, undefined, options);
