import { expect, test } from 'vitest';
import { describeDevice } from './describeDevice.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'desktop',
    'Chrome 109',
    `${MOZILLA} (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 Chrome/109.0.5414.120 Safari/537.36`,
  ],
  [
    'desktop',
    'Edge 120',
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.61`,
  ],
  ['desktop', 'Firefox 115', `${MOZILLA} (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0`],
  [
    'desktop',
    'Safari 16',
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/16.4 Safari/605.1.15`,
  ],
  [
    'phone',
    'Safari 17',
    `${MOZILLA} (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${WEBKIT} Version/17.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'phone',
    'WeChat 8',
    `${MOZILLA} (Linux; Android 13; V2238A) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.44.2502`,
  ],
  [
    'tablet',
    'Chrome 119',
    `${MOZILLA} (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36`,
  ],
  ['desktop', 'other', '沈雨薇 13857146209'],
])('%s with %s', (device, browser, userAgent) => {
  expect(describeDevice({ userAgent, maxTouchPoints: 0 })).toEqual({ device, browser });
});

test('an iPad that says it is a Mac is a tablet', () => {
  const userAgent = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.0 Safari/605.1.15`;
  expect(describeDevice({ userAgent, maxTouchPoints: 5 }).device).toBe('tablet');
});
