import { object } from 'yup';
import { invitationCode } from '../rules/account/invitationCode.ts';
import { toYup } from '../yup/toYup.ts';
import { accountFields } from './accountFields.ts';
import { textField } from './textField.ts';

/** Registration of an enterprise; `name` is its contact person. */
export const registerEnterpriseForm = object({
  name: accountFields.name,
  mobile: accountFields.mobile,
  code: accountFields.code,
  enterpriseName: textField('请输入企业名称'),
  invitationCode: textField('请输入邀请码').test(toYup(invitationCode)),
  agreed: accountFields.agreed,
});
