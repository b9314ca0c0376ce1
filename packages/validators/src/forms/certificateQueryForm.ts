import { object } from 'yup';
import { captchaCode } from '../rules/account/captchaCode.ts';
import { certificateQueryName } from '../rules/account/certificateQueryName.ts';
import { textField } from './textField.ts';

/** The certificate query; `name` is the holder of the certificate. */
export const certificateQueryForm = object({
  name: textField('请输入姓名', certificateQueryName),
  certificateNumber: textField('请输入证书编号'),
  captchaCode: textField('请输入验证码', captchaCode),
});
