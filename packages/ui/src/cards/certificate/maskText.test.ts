import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCertificateNumber, maskIdCard, maskMobile, maskName } from './maskText.ts';

test.each([
  ['330106199203142419', '330106********2419'],
  ['33010519890617511X', '330105********511X'],
  ['330106920314241', '330106*****4241'],
  [' 330106199203142419 ', '330106********2419'],
  ['1234567890', '1*********'],
  ['7', '*'],
  ['', ''],
])('the identity card %j shows as %j', (idCard, masked) => {
  expect(maskIdCard(idCard)).toBe(masked);
});

test.each([
  ['13857146209', '138****6209'],
  ['+8613857146209', '+86*******6209'],
  ['0571-8832 6610', '057*******6610'],
  ['12345', '1****'],
  ['', ''],
])('the mobile %j shows as %j', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked);
});

test.each([
  ['沈雨薇', '沈*薇'],
  ['周敏', '周*'],
  ['阿依古丽·买买提', '阿******提'],
  ['江', '*'],
])('the name %j shows as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['S000033010026263002419', 'S0000330100*******2419'],
  ['YF20260531012', 'Y************'],
])('the number of a certificate %j shows as %j', (number, masked) => {
  expect(maskCertificateNumber(number)).toBe(masked);
});

test.each([maskIdCard, maskMobile, maskName, maskCertificateNumber])('no text is shown in full', (mask) => {
  const texts = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(texts, (text) => {
      const masked = mask(text);
      expect(Array.from(masked)).toHaveLength(Array.from(text.trim()).length);
      expect(masked).toContain('*');
    }),
  );
});
