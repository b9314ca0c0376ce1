import { findGraduationCertificate, findLevelCertificate, getCaptcha } from '@cloud-school/api-client';
import { issueCaptcha, consumeCaptcha } from '../auth/captchas.ts';
import { drawCaptchaPicture } from '../auth/drawCaptchaPicture.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { FileResponse } from '../http/FileResponse.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';

export const CERTIFICATE_ROUTES: Route[] = [
  route(getCaptcha, {}, (call) => {
    const code = issueCaptcha(call, readText(call.payload, 'key'));
    return new FileResponse(drawCaptchaPicture(code, Math.random), 'image/svg+xml');
  }),
  route(findLevelCertificate, {}, (call) => {
    const [number, name] = readQuery(call, 'certificateCode', 'name');
    return requireSchool(call).levelCertificates.find(
      (certificate) => certificate.certificateCode === number && certificate.name === name,
    );
  }),
  route(findGraduationCertificate, {}, (call) => {
    const [number, name] = readQuery(call, 'certificateNum', 'studentName');
    return requireSchool(call).graduationCertificates.find(
      (certificate) => certificate.certificateNum === number && certificate.studentName === name,
    );
  }),
];

/** Number and name of a query whose captcha was right. */
function readQuery(call: Call, numberField: string, nameField: string): [string, string] {
  consumeCaptcha(call, readText(call.payload, 'captchaKey'), readText(call.payload, 'captchaCode'));
  const number = readText(call.payload, numberField);
  const name = readText(call.payload, nameField);
  if (number === '' || name === '') throw new RequestError(ERROR_CODES.badRequest, '请填写姓名与证书编号');
  return [number, name];
}
