import { createPageRenderer } from '@cloud-school/pages/server';
import { createSandbox } from '@cloud-school/sandbox';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '../apps/portal/src/brand/brand.ts';
import { cobrandings } from '../apps/portal/src/cobrandings.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(cobrandings)(
  'the standard shell shows a school of $id in its look, by the flag alone',
  async ({ id, flag, load }) => {
    const { fixedTitle = '', menu = [] } = await load();
    const now = Date.parse('2026-11-21T10:30:00+08:00');
    const sandbox = createSandbox({ clock: { now: () => now }, namedSchools: [{ label: id, name: '学校' }] });
    vi.stubGlobal('fetch', sandbox.fetch);
    const renderPage = createPageRenderer(brand);
    const render = async (path: string) => {
      const url = new URL(path, `http://${id}.localhost`);
      return await renderPage({ url, config: {}, apiOrigin: url.origin, now, patience: 20_000 });
    };
    const page = await render(`/notice/list?${flag}=1`);
    expect(page?.title).toBe(fixedTitle);
    expect(menu.filter(({ label }) => !page?.html.includes(label))).toEqual([]);
    expect((await render('/notice/list'))?.title).not.toBe(fixedTitle);
  },
);
