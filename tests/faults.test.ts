import { expect, test } from 'vitest';
import { FAULTS } from './faults/faults.ts';
import { findProblems } from './faults/findProblems.ts';
import { listLoads, nameOf } from './faults/listLoads.ts';
import type { ShownPage } from './faults/readPage.ts';

const send = (call: string, idempotencyKey: string | null = null) => ({ call, body: '{}', idempotencyKey });

const usual: ShownPage = {
  address: '/',
  text: '云帆职业培训学校',
  isStarted: true,
  blocks: ['通知公告', '新闻资讯', '校园相册'],
  retries: 0,
  loading: [],
  sent: [],
  pending: 0,
  rejections: [],
};

test.each<[string, Partial<ShownPage>]>([
  ['one block that is gone', { blocks: ['新闻资讯', '校园相册'] }],
  ['a message in place of all blocks', { blocks: [] }],
  ['a failure that is named in place of several blocks', { blocks: ['校园相册'], retries: 1 }],
  ['a write that is repeated with its key', { sent: [send('POST /a', 'k'), send('POST /a', 'k')] }],
])('%s is no problem', (_, change) => {
  expect(findProblems({ ...usual, ...change }, usual, [])).toEqual([]);
});

test.each<[string, Partial<ShownPage>, RegExp]>([
  ['a blank page', { text: '', blocks: [] }, /^blank page$/],
  ['a skeleton that stays', { loading: ['正在加载'] }, /^endless skeleton/],
  ['a rejection', { rejections: ['TypeError'] }, /^unhandled error: TypeError/],
  ['a write with two keys', { sent: [send('POST /a', 'k'), send('POST /a', 'l')] }, /^second write/],
  ['a neighbour that is gone too', { blocks: ['校园相册'] }, /^blocks gone: 通知公告, 新闻资讯/],
])('%s is a problem', (_, change, problem) => {
  expect(findProblems({ ...usual, ...change }, usual, [])).toEqual([expect.stringMatching(problem)]);
});

test('each call of a page meets each fault; one that most pages make, on one of them', () => {
  const SCHOOL = 'GET /api/school/info';
  const pages = Array.from('abcdefgh', (name): [string, ShownPage] => [
    `/${name}`,
    { ...usual, sent: [send(SCHOOL), send(`GET /api/${name}`)] },
  ]);
  const loads = listLoads(new Map(pages)).filter(({ fault }) => fault);
  expect(loads).toHaveLength(FAULTS.length * 9);
  expect(loads.map(nameOf).filter((name) => name.includes(SCHOOL))).toHaveLength(FAULTS.length);
});
