import { findGraduationCertificate, findLevelCertificate, getCaptcha } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { MINUTE } from '../serverTime.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const KEY = 'abcdefgh23456789';
const SHEN = { name: '沈雨薇', certificateNumber: 'S000033010026263002419' };

function arrive(tenantId?: string) {
  const sandbox = createSandbox();
  const { client } = createVisitor(sandbox, tenantId);
  /** Looks at a new picture and reads it. */
  const read = async (captchaKey = KEY) => {
    await client.call(getCaptcha, { key: captchaKey });
    return { captchaKey, captchaCode: sandbox.controls.captchas(captchaKey)[0]?.code ?? '' };
  };
  return { sandbox, client, read };
}

test('a captcha is a picture without text', async () => {
  const { client } = arrive();
  const picture = await client.call(getCaptcha, { key: KEY });
  expect(picture.type).toMatch(/^image\/svg\+xml/);
  expect(await picture.text()).not.toContain('<text');
});

test.each(['', 'short', `${KEY}0`, '<script>alert(1)'])('the key %j is refused', async (key) => {
  await expect(arrive().client.call(getCaptcha, { key })).rejects.toMatchObject({
    kind: 'rejected',
    userMessage: '验证码标识不正确',
  });
});

test('each kind of certificate is found by its number and holder', async () => {
  const { client, read } = arrive();
  expect(await client.call(findLevelCertificate, { ...SHEN, ...(await read()) })).toMatchObject({
    holderName: '沈雨薇',
    professionName: '养老护理员',
    issuedOn: '2026-06-18',
  });
  const he = { name: '何志远', certificateNumber: 'YF20260830037' };
  expect(await client.call(findGraduationCertificate, { ...he, ...(await read()) })).toMatchObject({
    holderName: '何志远',
    idType: '居民身份证',
    endedOn: '2026-08-30',
  });
});

test.each([
  ['another holder', { ...SHEN, name: '何志远' }],
  ['another number', { ...SHEN, certificateNumber: 'S000033010026263002491' }],
])('%s finds nothing', async (_case, query) => {
  const { client, read } = arrive();
  expect(await client.call(findLevelCertificate, { ...query, ...(await read()) })).toBeNull();
});

test('a certificate of another school is not found', async () => {
  const { client, read } = arrive('10002');
  expect(await client.call(findLevelCertificate, { ...SHEN, ...(await read()) })).toBeNull();
});

const refused = { kind: 'rejected', userMessage: '验证码错误或已失效' };

test('a captcha can be checked once, right or wrong', async () => {
  const { client, read } = arrive();
  const captcha = await read();
  await client.call(findLevelCertificate, { ...SHEN, ...captcha });
  await expect(client.call(findLevelCertificate, { ...SHEN, ...captcha })).rejects.toMatchObject(refused);
  const next = await read();
  const wrong = { captchaKey: KEY, captchaCode: `${next.captchaCode}0` };
  await expect(client.call(findLevelCertificate, { ...SHEN, ...wrong })).rejects.toMatchObject(refused);
  await expect(client.call(findLevelCertificate, { ...SHEN, ...next })).rejects.toMatchObject(refused);
});

test('a captcha expires, and an unknown key is refused', async () => {
  const { sandbox, client, read } = arrive();
  const captcha = await read();
  sandbox.controls.advanceClock(3 * MINUTE + 1);
  await expect(client.call(findLevelCertificate, { ...SHEN, ...captcha })).rejects.toMatchObject(refused);
  const never = { captchaKey: 'hgfedcba98765432', captchaCode: '0000' };
  await expect(client.call(findLevelCertificate, { ...SHEN, ...never })).rejects.toMatchObject(refused);
});
