import { BUSINESS_LINES } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { mobileAppAddress } from './mountMobile.ts';

const get = (path: string) => createSandbox().fetch(`http://m.localhost/__sandbox/mobile${path}`);

test.each(BUSINESS_LINES)('%s has a page of its own', async (line) => {
  const response = await get(`/${line}?tenantId=10001`);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('云帆职业培训学校');
  expect(text).toContain('data-tenant="10001"');
});

test('only hosts of this machine can frame it, and only its own script runs', async () => {
  const policy = (await get('/enroll?tenantId=10001')).headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://localhost:* http://*.localhost:*');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("default-src 'none'");
});

test.each(['/nothing?tenantId=10001', '/enroll?tenantId=7', '/enroll', '/constructor?tenantId=10001'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('its address has a host of its own', () => {
  const address = mobileAppAddress(8787).replace('{line}', 'exam').replace('{tenantId}', '10002');
  expect(new URL(address).origin).toBe('http://m.localhost:8787');
});
