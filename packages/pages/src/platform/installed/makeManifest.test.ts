import { expect, test } from 'vitest';
import { makeManifest } from './makeManifest.ts';
import { readShortcut } from './shortcuts.ts';

const manifest = makeManifest({ name: '数字云校', themeColor: '#ffffff', backgroundColor: '#f5f7fb' });
const urls = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];

test('each shortcut is read back from its address; the start page is none', () => {
  expect(urls.map((url) => readShortcut(new URL(url, 'https://yunfan.example').searchParams))).toEqual([
    null,
    'today',
    'timetable',
  ]);
  expect(readShortcut(new URLSearchParams('open=home'))).toBeNull();
});

test('Chromium can install it: 192 and 512 px for any and for masks', () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  expect(manifest).toMatchObject({ display: 'standalone', id: '/', lang: 'zh-CN' });
});
