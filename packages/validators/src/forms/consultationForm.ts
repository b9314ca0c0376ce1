import { object } from 'yup';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** The consultation form (RAIL-05). */
export const consultationForm = object({
  name: textField('请输入姓名'),
  phone: textField('请输入电话').test(toYup(maxLength(11, '电话不能超过 11 位'))),
  code: textField('请输入验证码').test(toYup(maxLength(6, '验证码不能超过 6 位'))),
  content: textField('请输入您要咨询的内容'),
});
