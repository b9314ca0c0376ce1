import {
  createClient,
  getBusinessSchool,
  getDomainByType,
  getSchoolInfo,
  getTenantByPreDomain,
  listBanners,
  pageNews,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';

const sandbox = createSandbox({ namedSchools: [{ label: 'hailan', name: '海澜职教' }] });

/** A visitor at a host, and the text of all answers so far. */
function visit(label: string) {
  const answers: string[] = [];
  const client = createClient({
    fetch: async (...request) => {
      const response = await sandbox.fetch(...request);
      answers.push(await response.clone().text());
      return response;
    },
    session: () => ({ tenantId: '10001', schoolId: null, token: null }),
    config: { baseUrl: `http://${label}.localhost/api` },
  });
  return { client, answers };
}

test('a named school has the content of the first one under its own name', async () => {
  const { client, answers } = visit('hailan');
  const tenant = await client.call(getTenantByPreDomain, { preDomain: 'hailan' });
  expect(tenant).toEqual({ id: '10001' });
  const school = await client.call(getSchoolInfo, { tenantId: '10001' });
  expect(school).toMatchObject({ universityName: '海澜职教', logoUrl: null });
  expect(await client.call(getDomainByType, { domainType: '1' })).toBe('hailan.localhost');
  const business = await client.call(getBusinessSchool, { tenantId: '10001' });
  expect(business.certificationOrganizations[0]?.id).toBe('org-hailan');
  expect((await client.call(pageNews, { current: 1, size: 50 })).items.length).toBeGreaterThan(5);
  expect((await client.call(listBanners, { tenantId: '10001' }))[0]?.imageUrl).toBe(
    '/media/banners/plain.svg',
  );
  expect(answers.join('\n')).not.toMatch(/云帆|yunfan(?!-service)/);
});

test('the first school keeps its name', async () => {
  const { client } = visit('yunfan');
  const school = await client.call(getSchoolInfo, { tenantId: '10001' });
  expect(school).toMatchObject({ universityName: '云帆职业培训学校', logoUrl: '/media/brands/yunfan.svg' });
});

test('a call that names the host of its page, as a renderer’s does, is answered for that host', async () => {
  const client = createClient({
    fetch: (...given) => {
      const request = new Request(...given);
      request.headers.set('x-forwarded-host', 'hailan.localhost:5273');
      return sandbox.fetch(request);
    },
    session: () => ({ tenantId: '10001', schoolId: null, token: null }),
    config: { baseUrl: 'http://127.0.0.1:8787/api' },
  });
  await expect(client.call(getSchoolInfo, { tenantId: '10001' })).resolves.toMatchObject({
    universityName: '海澜职教',
  });
});
