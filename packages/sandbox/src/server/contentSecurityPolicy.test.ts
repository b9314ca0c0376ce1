import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

test.each([
  [{}, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: '' }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: '/mobile' }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: "javascript:'; script-src *" }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: 'https://m.example;script-src/x' }, "frame-src 'none'"],
  [{ MOBILE_APP_ADDRESS: 'https://m.example.com/{line}?t={tenantId}' }, 'frame-src https://m.example.com'],
  [{ MOBILE_APP_ADDRESS: 'http://m.localhost:8787/x' }, 'frame-src http://m.localhost:8787'],
  [{ DOCUMENT_VIEWER_ADDRESS: 'https://docs.example/?src={address}' }, 'frame-src https://docs.example'],
  [{ DOCUMENT_VIEWER_ADDRESS: 'https://docs.example;script-src/x' }, "frame-src 'none'"],
  [
    { VIDEO_HOSTS: 'https://player.example https://v.example' },
    'frame-src https://player.example https://v.example',
  ],
  [{ VIDEO_HOSTS: "https://v.example;script-src 'unsafe-inline' *" }, "frame-src 'none'"],
  [
    { MOBILE_APP_ADDRESS: 'https://m.example', DOCUMENT_VIEWER_ADDRESS: 'https://docs.example' },
    'frame-src https://m.example https://docs.example',
  ],
])('%j frames nothing but %s', (config, frames) => {
  expect(contentSecurityPolicy(config).split('; ')).toContain(frames);
});

test('the files of a build may come from another origin, whole', () => {
  const policy = contentSecurityPolicy({ ASSETS_ORIGIN: 'https://cdn.example.com/portal' }).split('; ');
  for (const name of ['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src'])
    expect(policy.find((each) => each.startsWith(name))).toMatch(/ https:\/\/cdn\.example\.com$/);
  expect(policy).toContain("worker-src 'self'");
  expect(contentSecurityPolicy({ ASSETS_ORIGIN: '' })).not.toContain('cdn');
});

test.each([
  [{ API_BASE: 'https://api.example.com/v1' }, "connect-src 'self' https://api.example.com"],
  [
    { API_BASE: '/api', REPORT_ADDRESS: 'https://r.example.com/x' },
    "connect-src 'self' https://r.example.com",
  ],
  [
    { OBJECT_STORAGE: 'https://a.oss.example.com https://b.oss.example.com/bucket' },
    "connect-src 'self' https://a.oss.example.com https://b.oss.example.com",
  ],
  [
    { OBJECT_STORAGE: 'https://a.oss.example.com', MAP_TILES: 'https://a.oss.example.com/{z}' },
    "img-src 'self' data: blob: https://a.oss.example.com",
  ],
  [{ OBJECT_STORAGE: 'https://a.oss.example.com' }, "media-src 'self' blob: https://a.oss.example.com"],
  [{ OBJECT_STORAGE: "'unsafe-inline' *;script-src" }, "media-src 'self' blob:"],
])('%j allows %s', (values, directive) => {
  expect(contentSecurityPolicy(values).split('; ')).toContain(directive);
});

test.each([
  ['https://tiles.example:8443/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://tiles.example:8443"],
  ['https://tiles.example;script-src/{z}', "img-src 'self' data: blob:"],
  ['/media/tiles/{z}/{x}/{y}.svg', "img-src 'self' data: blob:"],
])('with tiles of %s pictures are those of %s', (MAP_TILES, pictures) => {
  expect(contentSecurityPolicy({ MAP_TILES }).split('; ')).toContain(pictures);
});
