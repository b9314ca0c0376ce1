import { join } from 'node:path';
import { makeSeed, SANDBOX_ACCESS_KEY, type SandboxSeed } from '@cloud-school/sandbox';
import { startServer } from '@cloud-school/sandbox/server';
import type { Page } from '@playwright/test';
import { hostileHtml } from '../../packages/ui/src/primitives/rich-text/testing/hostileHtml.ts';
import { watchShift } from '../budgets/watchShift.ts';
import { expect, test } from './test.ts';

/** An article that ends the elements around it, with a page of its own in the place of each attack. */
const BREAKING_OUT = '</script></p></div><!--<script>__xss()</script><img src=x onerror=__xss()>正文';
const ATTACKS = [...Object.values(hostileHtml), { html: BREAKING_OUT, text: '正文' }];

/** An article as schools write them: what is below it moves when it is laid out in another way. */
const LONG = `<h2>申领条件</h2><p><img src="/media/covers/elder-care.svg" width="640" height="360" alt=""></p>${'<p>持证三级及以上的护理员，可在发证之日起 12 个月内申领。</p>'.repeat(6)}
<table><tr><th>级别</th><th>金额</th></tr><tr><td>三级</td><td>1,500 元</td></tr></table><ul><li>身份证</li><li>证书</li></ul>`;

/** Content whose news are the given articles, with the ids '0', '1' and so on. */
function withArticles(articles: string[], now: number): SandboxSeed {
  const seed = makeSeed(now);
  const [school, ...others] = seed.schools;
  const [sample] = school?.news ?? [];
  if (!school || !sample) throw new Error('The sandbox has no news.');
  const news = articles.map((content, index) => ({ ...sample, id: String(index), content }));
  return { ...seed, schools: [{ ...school, news }, ...others] };
}

async function openNews(articles: string[]) {
  const server = await startServer({
    port: 0,
    appFolder: join(import.meta.dirname, '../../apps/portal/dist'),
    appConfig: { ACCESS_KEY: SANDBOX_ACCESS_KEY },
    isRendered: true,
    seed: (now) => withArticles(articles, now),
  });
  return {
    addressOf: (index: number) =>
      `http://yunfan.localhost:${server.port}/news-information/detail?id=${index}`,
    close: () => server.close(),
  };
}

/** What could run or ask another host in the content of a page; pictures of the page itself are preloaded by a link. */
const findActive = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')];
    const forbidden =
      'script, style, iframe, object, embed, form, annotation, base, meta, link:not([as=image])';
    const addresses = ['href', 'src', 'srcset', 'srcdoc', 'action', 'style'];
    return [
      ...elements.filter((element) => element.matches(forbidden)).map(({ tagName }) => tagName),
      ...elements.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
      ...elements
        .flatMap((element) => addresses.map((name) => element.getAttribute(name) ?? ''))
        .filter((address) => /^\s*(?:java|vb)script:|^(?:data:text|blob:)|evil/i.test(address)),
      // Beside the files of the build there is JSON only.
      ...[...document.scripts]
        .filter(({ src, type }) => !src && !type.endsWith('json'))
        .map(({ text }) => text),
    ];
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article with attacks arrives as text', async ({ page }) => {
    const { addressOf, close } = await openNews(ATTACKS.map(({ html }) => html));
    for (const [index, { html }] of ATTACKS.entries()) {
      await page.goto(addressOf(index));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findActive(page), html).toEqual([]);
    }
    await close();
  });
});

test.describe('as the page hydrates', () => {
  // The sanitiser parses in a document that runs nothing, of which Chromium reports what its policy would refuse.
  test.use({ expectedNoise: [/Content Security Policy|status of 404/] });

  test('no attack of an article runs', async ({ page }) => {
    const { addressOf, close } = await openNews([ATTACKS.map(({ html }) => html).join('<p>'), BREAKING_OUT]);
    const runs: string[] = [];
    await page.exposeFunction('__xss', () => runs.push(page.url()));
    for (const index of [0, 1]) {
      await page.goto(addressOf(index), { waitUntil: 'networkidle' });
      await expect(page.getByText('正文').first()).toBeVisible();
      expect(await findActive(page)).toEqual([]);
    }
    expect(runs).toEqual([]);
    await close();
  });
});

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const)
  test(`at ${width} nothing moves when the sanitised article takes the place of the text`, async ({
    page,
  }) => {
    const { addressOf, close } = await openNews([LONG, '<p>短讯一则。</p><h2>附件</h2><p>无。</p>']);
    await page.setViewportSize({ width, height });
    const readShift = await watchShift(page);
    for (const index of [0, 1]) {
      await page.goto(addressOf(index), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const shift = await readShift();
      console.log(`article ${index} at ${width}: layout shift ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(0.01);
    }
    await close();
  });
