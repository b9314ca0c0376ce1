import type { CloudSchool, RegistrationType } from '@cloud-school/domain';
import {
  nameFields,
  type NameScripts,
  registerEnterpriseForm,
  registerPersonalForm,
} from '@cloud-school/validators/forms';
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
  /** Which names the school takes. */
  nameScripts: NameScripts;
}

/** A field without a rule, which keeps its value: one of another type, or the code that made the account. */
const unused = string().defined().default('');
interface FormRules {
  register: Resolver<RegisterFields, RegisterContext>;
  /** Of the steps after it: the account exists, and has used its code up. */
  finish: Resolver<RegisterFields, RegisterContext>;
}

function makeRules(nameScripts: NameScripts): Record<RegistrationType, FormRules> {
  const name = nameFields[nameScripts].person;
  const personal = registerPersonalForm.shape({ name, enterpriseName: unused, invitationCode: unused });
  const enterprise = registerEnterpriseForm.shape({ name, schoolId: unused });
  const personalRules: FormRules = {
    register: yupResolver(personal),
    finish: yupResolver(personal.shape({ code: unused })),
  };
  return {
    'nursing-student': personalRules,
    'health-student': personalRules,
    enterprise: {
      register: yupResolver(enterprise),
      finish: yupResolver(enterprise.shape({ code: unused })),
    },
  };
}

const RULES: Record<NameScripts, Record<RegistrationType, FormRules>> = {
  standard: makeRules('standard'),
  any: makeRules('any'),
};

/** Validates the registration form of the current type. */
export const registerResolver: Resolver<RegisterFields, RegisterContext> = (
  values,
  { type, schools, hasAccount, nameScripts } = {
    type: 'nursing-student',
    schools: [],
    hasAccount: false,
    nameScripts: 'standard',
  },
  options,
) =>
  RULES[nameScripts][type][hasAccount ? 'finish' : 'register'](
    {
      ...values,
      schoolId: getSelectedSchoolId(schools, values.schoolId),
    },
    undefined,
    options,
  );
