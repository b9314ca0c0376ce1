import { object, string } from 'yup';
import { limits } from '../limits.ts';
import { normalise } from '../normalise.ts';
import { name } from '../rules/account/name.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { smsCode } from './smsCode.ts';
import { textField } from './textField.ts';

/** The consultation form (RAIL-05). */
export const consultationForm = object({
  name: string().transform(normalise(name)).required('请输入姓名'),
  phone: string()
    .transform(normalise(mobile))
    .required('请输入电话')
    .test(toYup(maxLength(limits.mobile, `电话不能超过 ${limits.mobile} 位`))),
  code: smsCode('请输入验证码').test(toYup(maxLength(limits.smsCode, `验证码不能超过 ${limits.smsCode} 位`))),
  content: textField('请输入您要咨询的内容'),
});
