import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

test.each([
  [{}, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: '' }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: '/mobile' }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: "javascript:'; script-src *" }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: 'https://m.example.com/{line}?t={tenantId}' }, 'frame-src https://m.example.com'],
  [{ MOBILE_APP_ADDRESS: 'http://m.localhost:8787/x' }, 'frame-src http://m.localhost:8787'],
])('%j frames nothing but %s', (config, frames) => {
  expect(contentSecurityPolicy(config).split('; ')).toContain(frames);
});
