import { findGraduationCertificate, findLevelCertificate, getCaptcha } from '@cloud-school/api-client';
import { FileAnswer } from '../http/FileAnswer.ts';
import { readText } from '../http/readField.ts';
import { REFUSAL_CODES, Refusal } from '../http/Refusal.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { drawCaptcha, spendCaptcha } from '../people/captchaBox.ts';
import { drawCaptchaPicture } from '../people/captchaPicture.ts';
import { requireSchool } from '../people/requireSchool.ts';

export const CERTIFICATE_ROUTES: Route[] = [
  route(getCaptcha, (call) => {
    const code = drawCaptcha(call, readText(call.payload, 'key'));
    return new FileAnswer(drawCaptchaPicture(code, Math.random), 'image/svg+xml');
  }),
  route(findLevelCertificate, (call) => {
    const [number, name] = readQuery(call, 'certificateCode', 'name');
    return requireSchool(call).levelCertificates.find(
      (certificate) => certificate.certificateCode === number && certificate.name === name,
    );
  }),
  route(findGraduationCertificate, (call) => {
    const [number, name] = readQuery(call, 'certificateNum', 'studentName');
    return requireSchool(call).graduationCertificates.find(
      (certificate) => certificate.certificateNum === number && certificate.studentName === name,
    );
  }),
];

/** Number and name of a query whose captcha was right. */
function readQuery(call: Call, numberField: string, nameField: string): [string, string] {
  spendCaptcha(call, readText(call.payload, 'captchaKey'), readText(call.payload, 'captchaCode'));
  const number = readText(call.payload, numberField);
  const name = readText(call.payload, nameField);
  if (number === '' || name === '') throw new Refusal(REFUSAL_CODES.badRequest, '请填写姓名与证书编号');
  return [number, name];
}
