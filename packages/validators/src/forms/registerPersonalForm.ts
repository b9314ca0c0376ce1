import { object, type InferType } from 'yup';
import { agreedField } from './agreedField.ts';
import { mobileField } from './mobileField.ts';
import { personNameField } from './personNameField.ts';
import { smsCodeField } from './smsCodeField.ts';
import { textField } from './textField.ts';

/** Registration of a person: a name where one is given, mobile, code, the cloud school to join and the agreement. */
export const registerPersonalForm = object({
  name: personNameField,
  mobile: mobileField,
  code: smsCodeField,
  schoolId: textField('请选择要加入的云校'),
  agreed: agreedField,
});

export type RegisterPersonalValues = InferType<typeof registerPersonalForm>;
