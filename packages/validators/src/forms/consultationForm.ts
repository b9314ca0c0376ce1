import { object } from 'yup';
import { limits } from '../limits.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** The consultation form (RAIL-05). */
export const consultationForm = object({
  name: textField('请输入姓名'),
  phone: textField('请输入电话').test(toYup(maxLength(limits.mobile, `电话不能超过 ${limits.mobile} 位`))),
  code: textField('请输入验证码').test(
    toYup(maxLength(limits.smsCode, `验证码不能超过 ${limits.smsCode} 位`)),
  ),
  content: textField('请输入您要咨询的内容'),
});
