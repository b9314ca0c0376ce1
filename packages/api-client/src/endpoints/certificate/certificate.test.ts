import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { findGraduationCertificate, findLevelCertificate, getCaptcha } from './certificate.ts';

it('get a captcha and, with its code, a certificate', async () => {
  expect(await captureRequest(getCaptcha, { key: 'abcdefgh23456789' })).toEqual({
    line: 'GET /oauth/anyTenant/captcha',
    payload: { key: 'abcdefgh23456789' },
  });
  const captcha = { captchaKey: 'abcdefgh23456789', captchaCode: '7294' };
  const query = { ...captcha, certificateNumber: 'S0001', name: '沈雨薇' };
  expect(await captureRequest(findLevelCertificate, query)).toEqual({
    line: 'POST /evaluate/anyTenant/certificate/queryCertificateByCode',
    payload: { ...captcha, certificateCode: 'S0001', name: '沈雨薇' },
  });
  expect(await captureRequest(findGraduationCertificate, query)).toEqual({
    line: 'POST /teaching/anyTenant/queryTeachUserCert',
    payload: { ...captcha, certificateNum: 'S0001', studentName: '沈雨薇' },
  });
});
