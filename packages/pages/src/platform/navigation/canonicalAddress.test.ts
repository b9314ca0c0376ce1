import { expect, test } from 'vitest';
import { canonicalAddress } from './canonicalAddress.ts';

test.each([
  ['/', '', '/'],
  ['/', '?isKingDee=1&utm_source=wechat', '/'],
  ['/news-information/detail', '?categorizeId=62&id=7', '/news-information/detail?id=7'],
  ['/news-information/list', '?categorizeId=62&current=1', '/news-information/list?categorizeId=62'],
  [
    '/news-information/list/',
    '?current=02&categorizeId=62',
    '/news-information/list?categorizeId=62&current=2',
  ],
  ['/login', '?redirect=%2Fstudy%2Fmine', '/login'],
  ['/notice/list', '?current=2', '/notice/list?current=2'],
  ['/notice/list', '?current=none', '/notice/list'],
  ['/notice/detail', '?id=', '/notice/detail'],
  ['/notice/detail/', '?id=%2051008', '/notice/detail?id=51008'],
  ['/educational-product', '?id=3&questionId=9', '/educational-product?id=3'],
  ['/notice/detail', '?id=%3Cscript%3E', '/notice/detail?id=%3Cscript%3E'],
])('%s%s is %s', (pathname, search, address) => {
  expect(canonicalAddress('https://yunfan.example', { pathname, search })).toBe(
    `https://yunfan.example${address}`,
  );
});
