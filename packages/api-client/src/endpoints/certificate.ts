import { defineEndpoint } from '../endpoint.ts';
import { parseGraduationCertificate, parseLevelCertificate } from '../entities/parseCertificate.ts';
import { MalformedError } from '../errors/MalformedError.ts';

/** The picture of a captcha, drawn by the server for this key alone (CERT-04). */
export const getCaptcha = defineEndpoint({
  id: 'certificate.captcha',
  method: 'GET',
  path: '/oauth/anyTenant/captcha',
  isBlob: true,
  toPayload: ({ key }: { key: string }) => ({ key }),
  parse: (file): Blob => {
    if (file instanceof Blob) return file;
    throw new MalformedError('The captcha is no picture.');
  },
});

interface CertificateQuery {
  /** The key the captcha was asked with. */
  captchaKey: string;
  captchaCode: string;
  certificateNumber: string;
  name: string;
}

/** A vocational-skill certificate by its number and its holder's name; null when there is none. */
export const findLevelCertificate = defineEndpoint({
  id: 'certificate.level',
  method: 'POST',
  path: '/evaluate/anyTenant/certificate/queryCertificateByCode',
  toPayload: ({ captchaKey, captchaCode, certificateNumber, name }: CertificateQuery) => ({
    captchaKey,
    captchaCode,
    certificateCode: certificateNumber,
    name,
  }),
  parse: parseLevelCertificate,
});

/** A training graduation certificate by its number and its holder's name; null when there is none. */
export const findGraduationCertificate = defineEndpoint({
  id: 'certificate.graduation',
  method: 'POST',
  path: '/teaching/anyTenant/queryTeachUserCert',
  toPayload: ({ captchaKey, captchaCode, certificateNumber, name }: CertificateQuery) => ({
    captchaKey,
    captchaCode,
    certificateNum: certificateNumber,
    studentName: name,
  }),
  parse: parseGraduationCertificate,
});
