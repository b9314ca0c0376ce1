import { object } from 'yup';
import { accountFields } from './accountFields.ts';
import { textField } from './textField.ts';

/** Registration of a person; `schoolId` is the cloud school to join. */
export const registerPersonalForm = object({
  name: accountFields.name,
  mobile: accountFields.mobile,
  code: accountFields.code,
  schoolId: textField('请选择要加入的云校'),
  agreed: accountFields.agreed,
});
