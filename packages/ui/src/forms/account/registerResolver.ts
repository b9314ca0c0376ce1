import type { CloudSchool, RegistrationType } from '@cloud-school/domain';
import { registerEnterpriseForm, registerPersonalForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { getSelectedSchoolId } from './getSelectedSchoolId.ts';
import { normaliseMobile } from './normaliseMobile.ts';
import type { RegisterFields } from './RegisterFields.ts';

/** What the rules need in addition to the fields. */
export interface RegisterContext {
  type: RegistrationType;
  schools: readonly CloudSchool[];
}

const personal = yupResolver(registerPersonalForm) as unknown as Resolver<RegisterFields>;
const enterprise = yupResolver(registerEnterpriseForm) as unknown as Resolver<RegisterFields>;

/** The rules of each registration type; they validate only the fields of that type. */
const resolvers: Record<RegistrationType, Resolver<RegisterFields>> = {
  'nursing-student': personal,
  enterprise,
  'health-student': personal,
};

/** Validates the registration form of the current type. */
export const registerResolver: Resolver<RegisterFields, RegisterContext> = (
  values,
  { type, schools } = { type: 'nursing-student', schools: [] },
  options,
) =>
  resolvers[type](
    {
      ...values,
      mobile: normaliseMobile(values.mobile),
      schoolId: getSelectedSchoolId(schools, values.schoolId),
    },
    undefined,
    options,
  );
