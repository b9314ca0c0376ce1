import { plainBrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { accountRoutes } from '../pages/accountRoutes.ts';
import { notFoundRoute } from '../pages/notFoundRoute.ts';
import { publicRoutes } from '../pages/publicRoutes.ts';
import { studyRoutes } from '../pages/studyRoutes.ts';
import { createAddressReader } from './createAddressReader.ts';

const ORIGIN = 'https://yunfan.example';
const partner = {
  id: 'kingdee',
  flag: 'isKingDee',
  queryPaths: [],
  loginPath: '/kingdee',
  organisationId: 'org-kingdee',
  load: () => Promise.reject(new Error('not loaded')),
};
const read = createAddressReader({
  id: 'test',
  name: '云校',
  routes: [...publicRoutes, ...accountRoutes, ...studyRoutes, notFoundRoute],
  theme: plainBrandTheme,
  cobrandings: [partner],
});

test.each([
  ['/', '/', true],
  ['/?utm_source=wechat&from=timeline&anything=1', '/', true],
  ['/#top', '/', true],
  ['/notice//list/', '/notice//list/', false],
  ['/Notice/List/?current=2', '/notice/list?current=2', true],
  ['/news-information/detail?id=7&categorizeId=62', '/news-information/detail?id=7&categorizeId=62', true],
  [
    '/news-information/detail?categorizeId=62&ID=3&id=7&id=8',
    '/news-information/detail?id=7&categorizeId=62',
    true,
  ],
  ['/?isKingDee=1&utm_campaign=x', '/?isKingDee=1', true],
  // A page each, of which there is no end.
  ['/login?redirect=%2Fstudy%2Fmine', '/login?redirect=%2Fstudy%2Fmine', false],
  ['/register?type=2&invitationCode=123456', '/register?type=2&invitationCode=123456', false],
  ['/notice/detail?id=%3Cscript%3E', '/notice/detail?id=%3Cscript%3E', false],
  [`/notice/detail?id=${'1'.repeat(65)}`, `/notice/detail?id=${'1'.repeat(65)}`, false],
  [
    '/news-information/list?categorizeId=61&current=-3',
    '/news-information/list?categorizeId=61&current=-3',
    false,
  ],
  ['/notice/list?current=x7', '/notice/list?current=x7', false],
  ['/no/such/page?id=1', '/no/such/page', false],
  // A path is never the name of another host.
  [`${ORIGIN}//other.example/`, '//other.example/', false],
])('%s is rendered as %s', (given, address, isCacheable) => {
  const found = read(new URL(given, ORIGIN));
  expect([found?.url.href, found?.isCacheable]).toEqual([ORIGIN + address, isCacheable]);
});

test.each([
  '/study/mine',
  '/news',
  '/partners/own/page?isKingDee=1',
  `/${'x'.repeat(8000)}`,
  `/login?redirect=${'x'.repeat(8000)}`,
])('%s is left to the browser', (given) => {
  expect(read(new URL(given, ORIGIN))).toBeNull();
});
