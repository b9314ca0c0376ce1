import { expect, test } from 'vitest';
import { composePage } from './composePage.ts';

const TEMPLATE =
  '<html><head><title>数字云校</title><script type="application/json" id="cloud-school-config">{}</script></head><body><div id="root"></div></body></html>';

const page = {
  status: 200 as const,
  isKnownHost: true,
  html: '<h1>价格 $& 起</h1>',
  styles: '<style>a{content:"$1"}</style>',
  title: '云帆 &amp; 学校',
  head: '<meta name="description" content="x">',
  data: { '@"news"': { title: '</script><script>alert(1)</script>' } },
  isWhole: true,
};

test('puts title, head, styles, content, data and configuration into the page', () => {
  const html = composePage(TEMPLATE, page, { config: { API_BASE: '/api</script>' }, now: 5 });
  expect(html).toContain('<title>云帆 &amp; 学校</title>');
  expect(html).toContain(`${page.head}${page.styles}</head>`);
  expect(html).toContain(`<div id="root">${page.html}</div>`);
  // Texts of the server end no element.
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const json = (id: string) => JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '') as unknown;
  expect(json('cloud-school-config')).toEqual({ API_BASE: '/api</script>' });
  expect(json('cloud-school-rendered')).toEqual({ now: 5, data: page.data });
});

test('the page paints first: code that renders is not preloaded, and the start of the shell gives way to pictures', () => {
  const template = TEMPLATE.replace(
    '</head>',
    '<script type="module" crossorigin src="/a.js"></script> <link rel="modulepreload" crossorigin href="/b.js" data-static-page> <link rel="modulepreload" href="/c.js"><script src="/first.js" data-page-files="/study/mine d.js"></script></head>',
  );
  const html = composePage(template, page, { config: {}, now: 0 });
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/a.js">');
  expect(html).not.toContain('/b.js');
  expect(html).toContain('<script src="/first.js"></script>');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/c.js">');
});

test("a page without a title keeps the build's", () => {
  expect(composePage(TEMPLATE, { ...page, title: '' }, { config: {}, now: 0 })).toContain(
    '<title>数字云校</title>',
  );
});
