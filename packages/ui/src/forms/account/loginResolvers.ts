import { loginByPasswordForm, loginBySmsForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { LoginFields, LoginMode } from './LoginFields.ts';

/** The rules of each mode; they validate only the fields of that mode. */
export const loginResolvers: Record<LoginMode, Resolver<LoginFields>> = {
  sms: yupResolver(loginBySmsForm) as unknown as Resolver<LoginFields>,
  password: yupResolver(loginByPasswordForm) as unknown as Resolver<LoginFields>,
};
