import { object, type InferType } from 'yup';
import { invitationCode } from '../rules/account/invitationCode.ts';
import { toYup } from '../yup/toYup.ts';
import { agreedField } from './agreedField.ts';
import { mobileField } from './mobileField.ts';
import { personNameField } from './personNameField.ts';
import { smsCodeField } from './smsCodeField.ts';
import { textField } from './textField.ts';

/** Registration of an enterprise: its contact's name where one is given, mobile, code, the enterprise's name, its invitation code and the agreement. */
export const registerEnterpriseForm = object({
  name: personNameField,
  mobile: mobileField,
  code: smsCodeField,
  enterpriseName: textField('请输入企业名称'),
  invitationCode: textField('请输入邀请码').test(toYup(invitationCode)),
  agreed: agreedField,
});

export type RegisterEnterpriseValues = InferType<typeof registerEnterpriseForm>;
