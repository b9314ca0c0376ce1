import { type ClientSession, createClient } from '@cloud-school/api-client';
import { createSearchIndex, searchEntries, standardSettings } from '@cloud-school/domain';
import { createSandbox, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { publicSources } from './searchSources.ts';

const tenantId = '10001';

test('a visitor finds products by their names, once each, with price and certificate', async () => {
  const session: ClientSession = { tenantId, schoolId: null, token: null };
  const client = createClient({
    fetch: createSandbox().fetch,
    session: () => session,
    config: { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY },
  });
  const load = async (settings = standardSettings) =>
    (await Promise.all(publicSources.map((source) => source(client, tenantId, settings)))).flat();
  const entries = await load();
  const find = (words: string) =>
    searchEntries(createSearchIndex(entries), words).filter(({ kind }) => kind === 'product');

  expect(find('考评全程班')).toEqual([
    {
      kind: 'product',
      id: '71001',
      title: '养老护理员（三级）考评全程班：理论、实操与三次模拟',
      detail: '¥1,680 起 · 职业技能等级证书',
      to: '/educational-product/detail?id=71001',
    },
  ]);
  expect(JSON.stringify(entries)).toContain('¥');
  expect(JSON.stringify(await load({ ...standardSettings, showsPrices: false }))).not.toContain('¥');
  // In no list of the home page: a major names it.
  expect(find('失智照护')).toHaveLength(1);
});

test('of a news item and a notice with one id both are found', async () => {
  const client = { call: async () => ({ items: [{ id: '7', title: '开学典礼' }] }) };
  const entries = await Promise.all(
    publicSources.slice(1, 3).map((load) => load(client as never, tenantId, standardSettings)),
  );
  expect(searchEntries(createSearchIndex(entries.flat()), '开学').map(({ to }) => to)).toHaveLength(2);
});
