import { expect, test } from 'vitest';
import { newsAddress, newsListAddress } from './newsAddress.ts';

test('a news item and its list have addresses that keep the category', () => {
  expect(newsAddress({ id: '7' })).toBe('/news-information/detail?id=7');
  expect(newsAddress({ id: '7&8' }, '62')).toBe('/news-information/detail?id=7%268&categorizeId=62');
  expect(newsListAddress()).toBe('/news-information/list');
  expect(newsListAddress('62')).toBe('/news-information/list?categorizeId=62');
  expect(newsListAddress(null, 2)).toBe('/news-information/list?current=2');
  expect(newsListAddress('62', 3)).toBe('/news-information/list?categorizeId=62&current=3');
});
