import { loginByPasswordForm, loginBySmsForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { string } from 'yup';
import type { LoginFields, LoginMode } from './LoginFields.ts';

/** A field of the other mode, which keeps its value. */
const unused = string().defined().default('');

/** The rules of each mode; they validate only the fields of that mode. */
const resolvers: Record<LoginMode, Resolver<LoginFields>> = {
  sms: yupResolver(loginBySmsForm.shape({ password: unused })),
  password: yupResolver(loginByPasswordForm.shape({ code: unused })),
};

/** Validates the login form in its current mode. */
export const loginResolver: Resolver<LoginFields, LoginMode> = (values, mode = 'sms', options) =>
  resolvers[mode](values, undefined, options);
