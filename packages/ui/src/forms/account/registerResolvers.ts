import type { RegistrationType } from '@cloud-school/api-client';
import { registerEnterpriseForm, registerPersonalForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { RegisterFields } from './RegisterFields.ts';

const personal = yupResolver(registerPersonalForm) as unknown as Resolver<RegisterFields>;
const enterprise = yupResolver(registerEnterpriseForm) as unknown as Resolver<RegisterFields>;

/** The rules of each registration type; they validate only the fields of that type. */
export const registerResolvers: Record<RegistrationType, Resolver<RegisterFields>> = {
  'nursing-student': personal,
  enterprise,
  'health-student': personal,
};
