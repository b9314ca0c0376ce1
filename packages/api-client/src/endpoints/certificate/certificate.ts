import { defineEndpoint } from '../../endpoint.ts';
import {
  parseGraduationCertificate,
  parseLevelCertificate,
} from '../../entities/certificate/parseCertificate.ts';
import { MalformedError } from '../../errors/MalformedError.ts';

/** The picture of a captcha; the server draws it for this key only (CERT-04). */
export const getCaptcha = defineEndpoint({
  id: 'certificate.captcha',
  method: 'GET',
  path: '/oauth/anyTenant/captcha',
  isBlob: true,
  isQuiet: true,
  toPayload: ({ key }: { key: string }) => ({ key }),
  parse: (file): Blob => {
    if (file instanceof Blob) return file;
    throw new MalformedError('The captcha is not a picture.');
  },
});

interface CertificateQuery {
  /** The key of the captcha's picture. */
  captchaKey: string;
  captchaCode: string;
  certificateNumber: string;
  name: string;
}

/** A vocational-skill certificate by its number and its holder's name; null when none matches (CERT-05). */
export const findLevelCertificate = defineEndpoint({
  id: 'certificate.level',
  method: 'POST',
  path: '/evaluate/anyTenant/certificate/queryCertificateByCode',
  isQuiet: true,
  toPayload: ({ captchaKey, captchaCode, certificateNumber, name }: CertificateQuery) => ({
    captchaKey,
    captchaCode,
    certificateCode: certificateNumber,
    name,
  }),
  parse: parseLevelCertificate,
});

/** A training graduation certificate by its number and its holder's name; null when none matches (CERT-05). */
export const findGraduationCertificate = defineEndpoint({
  id: 'certificate.graduation',
  method: 'POST',
  path: '/teaching/anyTenant/queryTeachUserCert',
  isQuiet: true,
  toPayload: ({ captchaKey, captchaCode, certificateNumber, name }: CertificateQuery) => ({
    captchaKey,
    captchaCode,
    certificateNum: certificateNumber,
    studentName: name,
  }),
  parse: parseGraduationCertificate,
});
