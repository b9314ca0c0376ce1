import { object, type InferType } from 'yup';
import { captchaCode } from '../rules/account/captchaCode.ts';
import { certificateQueryName } from '../rules/account/certificateQueryName.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** The certificate query: the holder's name, the certificate's number and the captcha. */
export const certificateQueryForm = object({
  name: textField('请输入姓名').test(toYup(certificateQueryName)),
  certificateNumber: textField('请输入证书编号'),
  captchaCode: textField('请输入验证码').test(toYup(captchaCode)),
});

export type CertificateQueryValues = InferType<typeof certificateQueryForm>;
