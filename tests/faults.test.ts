import { expect, test } from 'vitest';
import { FAULTS } from './faults/faults.ts';
import { findProblems } from './faults/findProblems.ts';
import { listLoads, nameOf } from './faults/listLoads.ts';
import type { ShownPage } from './faults/readPage.ts';

const send = (call: string, idempotencyKey: string | null = null) => ({ call, body: '{}', idempotencyKey });

const usual: ShownPage = {
  address: '/',
  text: '云帆职业培训学校',
  blocks: ['header', '通知公告', '新闻资讯', '校园相册', 'footer'],
  loading: [],
  sent: [],
  pending: 0,
  rejections: [],
};

test.each<[string, Partial<ShownPage>]>([
  ['one block that is gone', { blocks: ['header', '新闻资讯', '校园相册', 'footer'] }],
  ['a message in place of all blocks', { blocks: ['header', 'footer'] }],
  ['a write that is repeated with its key', { sent: [send('POST /a', 'k'), send('POST /a', 'k')] }],
])('%s is no problem', (_, change) => {
  expect(findProblems({ ...usual, ...change }, usual, [])).toEqual([]);
});

test.each<[string, Partial<ShownPage>, RegExp]>([
  ['a blank page', { text: '', blocks: ['header', 'footer'] }, /^blank page$/],
  ['a skeleton that stays', { loading: ['正在加载'] }, /^endless skeleton/],
  ['a rejection', { rejections: ['TypeError'] }, /^unhandled error: TypeError/],
  ['a write with two keys', { sent: [send('POST /a', 'k'), send('POST /a', 'l')] }, /^second write/],
  [
    'a neighbour that is gone too',
    { blocks: ['header', '校园相册', 'footer'] },
    /^blocks gone: 通知公告, 新闻资讯/,
  ],
  ['a frame that is gone', { blocks: ['通知公告', '新闻资讯', '校园相册'] }, /^blocks gone: header, footer/],
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
