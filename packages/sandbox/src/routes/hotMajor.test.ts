import { getHotMajor, pageCommonQuestions, pageHotMajors } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const open = (tenantId?: string) => createVisitor(createSandbox(), tenantId).client;

test.each([
  ['10001', '养老护理', 10],
  ['10002', '财务会计', 6],
])('school %s has its catalogue by seq, from %s on', async (tenantId, first, atLeast) => {
  const client = open(tenantId);
  const { items, total } = await client.call(pageHotMajors, { size: 10 });
  expect(items[0]?.name).toBe(first);
  expect(total).toBeGreaterThanOrEqual(atLeast);
  expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
});

test('each major has certificates, sent as a list or as JSON', async () => {
  const client = open();
  const { items } = await client.call(pageHotMajors, { size: 10 });
  for (const major of items) {
    expect(await client.call(getHotMajor, { id: major.id })).toEqual(major);
    expect(major.certificates.length).toBeGreaterThan(0);
  }
});

test('a major of another school and an unknown major are not found', async () => {
  const [foreign] = (await open('10002').call(pageHotMajors, { size: 1 })).items;
  expect(await open().call(getHotMajor, { id: foreign?.id ?? '' })).toBeNull();
  expect(await open().call(getHotMajor, { id: 'none' })).toBeNull();
});

test('common questions are those of one major, or of several', async () => {
  const client = open();
  const [major] = (await client.call(pageHotMajors, { size: 1 })).items;
  const own = await client.call(pageCommonQuestions, { size: 99, majorId: major?.id });
  expect(own.items).toEqual(major?.questions);
  const { items } = await client.call(pageCommonQuestions, { size: 3 });
  expect(new Set(items.map(({ majorId }) => majorId)).size).toBe(3);
});
