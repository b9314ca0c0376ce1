import type { CloudSchool, RegistrationType } from '@cloud-school/domain';
import { registerEnterpriseForm, registerPersonalForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { string } from 'yup';
import { getSelectedSchoolId } from './getSelectedSchoolId.ts';
import type { RegisterFields } from './RegisterFields.ts';

/** What the rules need in addition to the fields. */
export interface RegisterContext {
  type: RegistrationType;
  schools: readonly CloudSchool[];
  /** The account exists, and a later step is missing. */
  hasAccount: boolean;
}

/** A field without a rule, which keeps its value: one of another type, or the code that made the account. */
const unused = string().defined().default('');
const personal = registerPersonalForm.shape({ enterpriseName: unused, invitationCode: unused });
const enterprise = registerEnterpriseForm.shape({ schoolId: unused });

interface FormRules {
  register: Resolver<RegisterFields, RegisterContext>;
  /** Of the steps after it: the account exists, and has used its code up. */
  finish: Resolver<RegisterFields, RegisterContext>;
}

const personalRules: FormRules = {
  register: yupResolver(personal),
  finish: yupResolver(personal.shape({ code: unused })),
};

const RULES: Record<RegistrationType, FormRules> = {
  'nursing-student': personalRules,
  'health-student': personalRules,
  enterprise: {
    register: yupResolver(enterprise),
    finish: yupResolver(enterprise.shape({ code: unused })),
  },
};

/** Validates the registration form of the current type. */
export const registerResolver: Resolver<RegisterFields, RegisterContext> = (
  values,
  { type, schools, hasAccount } = { type: 'nursing-student', schools: [], hasAccount: false },
  options,
) =>
  RULES[type][hasAccount ? 'finish' : 'register'](
    {
      ...values,
      schoolId: getSelectedSchoolId(schools, values.schoolId),
    },
    undefined,
    options,
  );
