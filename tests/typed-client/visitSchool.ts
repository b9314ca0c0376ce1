import createClient from 'openapi-fetch';
import type { components, paths } from './schoolApi.ts';

type Student = components['schemas']['Login'];

/** A visit with a client that knows nothing of ours but docs/openapi.json: its types come from there, without an assertion. */
export async function visitSchool(baseUrl: string, fetch: typeof globalThis.fetch) {
  const client = createClient<paths>({ baseUrl, fetch });
  const { data: tenant } = await client.GET('/system/anyTenant/defTenant/getTenantByPreDomain', {
    params: { query: { data: 'yunfan' } },
  });
  const tenantId = tenant?.data?.id ?? '';
  const header = { tenantId };
  const { data: page } = await client.POST('/universityAdvertise/anyUser/newInformation/newInformationPage', {
    params: { header },
    body: { current: 1, size: 2, order: 'descending', sort: 'publishTime', model: { status: 1 } },
  });
  const records = page?.data?.records ?? [];
  const { data: article } = await client.GET('/universityAdvertise/anyUser/discoverArticle/getVOById/{id}', {
    params: { header, path: { id: records[0]?.id ?? '' } },
  });
  const { data: login } = await client.POST('/oauth/anyTenant/login', {
    params: { header },
    body: {
      grantType: 'PASSWORD',
      username: '13857146209',
      password: 'yunfan2026',
      tenantId,
      terminalType: 'PC',
      bizType: 'STUDENT',
    },
  });
  const student: Student | undefined = login?.data;
  return {
    tenantId,
    titles: records.map(({ title }) => title),
    article: article?.data?.title,
    userId: student?.userId,
  };
}
