import { object } from 'yup';
import { limits } from '../limits.ts';
import { invitationCode } from '../rules/account/invitationCode.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { accountFields } from './accountFields.ts';
import { textField } from './textField.ts';

/** Registration of an enterprise; `name` is its contact person. */
export const registerEnterpriseForm = object({
  name: accountFields.name,
  mobile: accountFields.mobile,
  code: accountFields.code,
  enterpriseName: textField('请输入企业名称').test(
    toYup(maxLength(limits.enterpriseName, `企业名称不能超过 ${limits.enterpriseName} 个字`)),
  ),
  invitationCode: textField('请输入邀请码', invitationCode),
  agreed: accountFields.agreed,
});
