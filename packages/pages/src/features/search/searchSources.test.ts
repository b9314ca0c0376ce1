import { type ClientSession, createClient } from '@cloud-school/api-client';
import { createSearchIndex, searchEntries, standardSettings } from '@cloud-school/domain';
import {
  makeActivityContent,
  makeClassActivity,
  makeClassDetail,
  makeHotMajor,
  makeQuestion,
  makeStudentClass,
} from '@cloud-school/domain/testing';
import { createSandbox, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { loadClass, publicSources, toMistakeEntries } from './searchSources.ts';

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

const NOW = new Date('2026-11-19T19:36:00+08:00');

test('a lesson is one row: of its activities the nearest occasion, and a directory names it by the same id', async () => {
  const video = makeActivityContent({ id: 'r1', name: '压疮预防', kind: 'video', progress: 42 });
  const test = makeActivityContent({ id: 'r2', name: '单元测试', kind: 'test', progress: 100 });
  const at = (id: string, startsAt: string, name: string, contents: (typeof video)[]) =>
    makeClassActivity({ id, name, startsAt, contents });
  const answers: Record<string, unknown> = {
    'class.activities': [
      at('a1', '2026-11-05 18:30:00', '压疮预防', [video]),
      at('a2', '2026-11-19 20:30:00', '压疮预防', [video, test]),
      at('a3', '2026-11-12 18:30:00', '面授：翻身', [test]),
    ],
    'class.detail': makeClassDetail(),
    'class.courses': [],
  };
  const client = { call: async ({ id }: { id: string }) => answers[id] };
  const entries = await loadClass(client as never, makeStudentClass({ className: '三班' }), 'u', NOW);
  const found = (words: string) =>
    searchEntries(createSearchIndex(entries), words).map(({ id, content, detail, isDone }) => [
      id,
      content,
      detail,
      isDone,
    ]);
  expect(found('压疮')).toEqual([
    ['r1', 'video', '今天 20:30 · 视频 看到 42% · 三班', false],
    ['r2', 'test', '今天 20:30 · 测试 已完成 · 压疮预防', true],
  ]);
  expect(found('翻身')).toEqual([['activity a3', undefined, '11-12 18:30 · 三班', expect.any(Boolean)]]);
});

test('a mistake is found by the words of its question, and opens in the book of its class', () => {
  const question = { ...makeQuestion('single'), stemHtml: '<p>为防止<b>压疮</b>，&nbsp;正确的是</p>' };
  const exam = { name: '模拟测试', workId: 'w', courseId: null };
  const mistake = { id: 'w q', exam, answeredAt: '2026-11-18 10:00:00', number: 3, question, times: 2 };
  const entries = toMistakeEntries([mistake], 'c');
  expect(searchEntries(createSearchIndex(entries), '压疮')).toMatchObject([
    {
      kind: 'mistake',
      title: '为防止压疮， 正确的是',
      detail: '错 2 次 · 模拟测试',
      to: expect.stringContaining('classId=c'),
    },
  ]);
});

test('the certificate that majors lead to is found once', async () => {
  const certificates = [{ name: '压疮护理专项能力证书', url: null }];
  const majors = ['1', '2'].map((id) =>
    makeHotMajor({ id, name: `专业 ${id}`, certificates, relatedProductIds: [] }),
  );
  const client = { call: async () => ({ items: majors }) };
  const entries = await publicSources[3]?.(client as never, tenantId, standardSettings);
  expect(searchEntries(createSearchIndex(entries ?? []), '专项能力')).toMatchObject([
    { kind: 'certificate', detail: '专业 1 · 可考的证书' },
  ]);
});
