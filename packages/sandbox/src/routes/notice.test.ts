import { getNoticeDetail, pageNotices } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const open = (tenantId?: string) =>
  createVisitor(createSandbox({ clock: { now: () => NOW } }), tenantId).client;

test('each notice of the list can be opened', async () => {
  const client = open();
  const { items } = await client.call(pageNotices, { current: 1, size: 99 });
  for (const notice of items) {
    const detail = await client.call(getNoticeDetail, { id: notice.id });
    expect(detail).toMatchObject(notice);
    expect(detail?.content).toMatch(/^<(p|table)>/);
  }
});

test('a notice of another school and an unknown notice are not found', async () => {
  const [foreign] = (await open('10002').call(pageNotices, { current: 1, size: 1 })).items;
  expect(await open().call(getNoticeDetail, { id: foreign?.id ?? '' })).toBeNull();
  expect(await open().call(getNoticeDetail, { id: 'none' })).toBeNull();
});
