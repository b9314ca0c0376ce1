import { expect, test } from 'vitest';
import { pageAddress } from './pageAddress.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=wechat&from=timeline&isappinstalled=0', '/'],
  ['/news-information/detail?id=7&categorizeId=62', '/news-information/detail?categorizeId=62&id=7'],
  ['/?isKingDee=1&utm_campaign=x', '/?isKingDee=1'],
  ['/login?redirect=%2Fstudy%2Fmine', '/login?redirect=%2Fstudy%2Fmine'],
  ['/?b=2&a=1&b=1', '/?a=1&b=2&b=1'],
  ['/#top', '/'],
  // A path is never the name of another host.
  ['https://yunfan.example//other.example/', '//other.example/'],
])('%s is rendered as %s', (given, address) => {
  const origin = 'https://yunfan.example';
  expect(pageAddress(new URL(given, origin))?.href).toBe(origin + address);
});

test.each([`/${'x'.repeat(8000)}`, `/?redirect=${'x'.repeat(8000)}`])(
  'an address of 8 kB is not',
  (given) => {
    expect(pageAddress(new URL(given, 'https://yunfan.example'))).toBeNull();
  },
);
