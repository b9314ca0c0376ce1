import { afterEach, expect, it, vi } from 'vitest';
import { sendSmsCode } from '../endpoints/account/login.ts';
import { getSchoolInfo } from '../endpoints/school/school.ts';
import { envelope, createRecordingClient } from '../testing/createRecordingClient.ts';
import { textToSign } from './signSms.ts';

const config = { accessKey: 'sandbox-key' };

afterEach(() => {
  vi.useRealTimers();
});

it('signs the sorted query and the access key with MD5 (API-02)', async () => {
  vi.setSystemTime(1_700_000_000_000);
  const { client, requests } = createRecordingClient(envelope(), { config });
  await client.call(sendSmsCode, { mobile: '13800138000', purpose: 'login' });
  expect(new URL(requests[0]?.url ?? '').search).toBe(
    '?mobile=13800138000&templateCode=MOBILE_LOGIN_REGISTER&timestamp=1700000000000&_t=1700000000000',
  );
  // md5sum of '_t=1700000000000&mobile=13800138000&templateCode=MOBILE_LOGIN_REGISTER&timestamp=1700000000000sandbox-key'
  expect(requests[0]?.headers.get('signature')).toBe('59f0c4017bd01d5aa52d20d7f2b07e99');
});

it('sorts by name and signs the decoded values', () => {
  expect(textToSign(new URLSearchParams('b=2&a=%E4%BA%91&_t=1'), 'key')).toBe('_t=1&a=云&b=2key');
});

it('uses the template of visitor messages by default', async () => {
  const { client, requests } = createRecordingClient(envelope());
  await client.call(sendSmsCode, { mobile: '13800138000' });
  expect(new URL(requests[0]?.url ?? '').searchParams.get('templateCode')).toBe('VISITOR_MSG_VERIFY');
});

it('signs no other call, nothing without a key and nothing for another host', async () => {
  const remap = { 'login.sendSmsCode': 'https://sms.example.com/send' };
  for (const [options, send] of [
    [{ config }, 'school'],
    [{}, 'sms'],
    [{ config, remap }, 'sms'],
  ] as const) {
    const { client, requests } = createRecordingClient(envelope({}), options);
    await (send === 'sms'
      ? client.call(sendSmsCode, { mobile: '13800138000' })
      : client.call(getSchoolInfo, { tenantId: '1' }));
    expect(requests[0]?.headers.has('signature')).toBe(false);
  }
});
