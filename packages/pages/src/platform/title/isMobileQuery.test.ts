import { expect, test } from 'vitest';
import { isMobileQuery } from './isMobileQuery.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

test.each([
  ['/query_pc', PHONE, true],
  ['/query_pc/partner', PHONE, true],
  ['/query_pc/partner', DESKTOP, false],
  ['/query_h5', PHONE, true],
  ['/query_h5', DESKTOP, true],
  ['/query_pc', DESKTOP, false],
  ['/news-information/list', PHONE, false],
])('%s with %s: %s', (pathname, userAgent, expected) => {
  expect(isMobileQuery(pathname, userAgent, [{ queryPaths: ['/query_pc/partner'] }])).toBe(expected);
});
