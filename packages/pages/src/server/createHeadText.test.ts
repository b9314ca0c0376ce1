import { expect, test } from 'vitest';
import { createHead } from '../platform/title/createHead.ts';
import { createHeadText } from './createHeadText.ts';

test('the facts of the site and of a page become elements, whose texts end none', () => {
  const text = createHeadText();
  const head = createHead(text);
  head.setSite({
    title: '云帆 <学校> & 金蝶',
    siteName: '云帆',
    appName: '云校',
    description: '会照护的人"><script>',
    imageUrl: '/media/logo.svg',
    address: 'https://yunfan.example/',
  });
  expect(text.title()).toBe('云帆 &lt;学校> &amp; 金蝶');
  expect(text.toHtml()).toContain('<link rel="canonical" href="https://yunfan.example/">');
  expect(text.toHtml()).toContain('<meta name="description" content="会照护的人&quot;>&lt;script>">');
  expect(text.toHtml()).toContain(
    '<meta property="og:image" content="https://yunfan.example/media/logo.svg">',
  );
  expect(text.toHtml()).toContain('<meta name="apple-mobile-web-app-title" content="云校">');
  expect(text.toHtml()).not.toContain('robots');
});

test('a page overrides the site, and what it takes away is gone', () => {
  const text = createHeadText();
  const head = createHead(text);
  head.setSite({ title: '云帆', siteName: '云帆', description: '学校', address: 'https://yunfan.example/x' });
  head.setPage({ heading: '考场安排', isArticle: true, isHidden: true });
  expect(text.toHtml()).toContain('<meta property="og:title" content="考场安排">');
  expect(text.toHtml()).toContain('<meta name="robots" content="noindex">');
  head.setPage({ titlePrefix: '名师' });
  expect(text.title()).toBe('名师 - 云帆');
  head.setPage({});
  expect(text.title()).toBe('云帆');
  expect(text.toHtml()).not.toContain('noindex');
});
