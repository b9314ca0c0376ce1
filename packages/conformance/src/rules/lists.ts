import { getNewsDetail, pageNews, pageNotices, getNoticeDetail } from '@cloud-school/api-client';
import { differs, type Finding, holds, notTried } from '../Finding.ts';
import type { Rule, Trial } from './Rule.ts';

const readNews = async ({ probe }: Trial, current: number, size: number) =>
  (await probe.call(pageNews, { current, size })).result;

/** Whether a page of a list and the page of its first item mean the same item. */
async function compareIds(
  listed: { id: string } | undefined,
  open: (id: string) => Promise<{ id: string } | null>,
): Promise<Finding> {
  if (!listed) return notTried('the list is empty');
  const opened = await open(listed.id);
  if (!opened)
    return differs(`id ${listed.id} of the list opens nothing`, 'a link of the list leads nowhere');
  return opened.id === listed.id
    ? holds()
    : differs(`id ${listed.id} becomes ${opened.id}`, 'two items of a list may open as one');
}

export const LIST_RULES: Rule[] = [
  {
    name: 'a page has as many items as were asked for, and the next page has others',
    check: async (trial) => {
      const first = await readNews(trial, 1, 2);
      const second = await readNews(trial, 2, 2);
      if (!first || !second) return notTried('the news do not load');
      if (first.total <= 2) return notTried('the school has at most two news');
      if (first.items.length !== 2)
        return differs(
          `${first.items.length} items instead of 2`,
          'a page of a list is too long or too short',
        );
      const ids = new Set(first.items.map(({ id }) => id));
      return second.items.length > 0 && second.items.every(({ id }) => !ids.has(id))
        ? holds()
        : differs('the second page repeats the first', 'the pager shows the same items on each page');
    },
  },
  {
    name: 'total and pages count the whole list',
    check: async (trial) => {
      const page = await readNews(trial, 1, 2);
      if (!page) return notTried('the news do not load');
      const whole = await readNews(trial, 1, page.total + 1);
      if (!whole) return notTried('the news do not load in one page');
      const isRight = whole.items.length === page.total && page.pages === Math.ceil(page.total / 2);
      return isRight
        ? holds()
        : differs(
            `total ${page.total}, pages ${page.pages}, but ${whole.items.length} items`,
            'the pager ends too early, or leads to empty pages',
          );
    },
  },
  {
    name: 'a page after the last one is empty',
    check: async (trial) => {
      const page = await readNews(trial, 9_999, 2);
      if (!page)
        return differs('refused', 'an old address of a list shows a failure instead of an empty list');
      return page.items.length === 0
        ? holds()
        : differs(`${page.items.length} items`, 'the pager never ends');
    },
  },
  {
    name: 'the id of a list opens the same item',
    check: async ({ probe }) => {
      const news = await probe.read(pageNews, { current: 1, size: 1 });
      const found = await compareIds(news?.items[0], (id) => probe.read(getNewsDetail, { id }));
      if (found.verdict === 'differs') return found;
      const notices = await probe.read(pageNotices, { current: 1, size: 1 });
      const other = await compareIds(notices?.items[0], (id) => probe.read(getNoticeDetail, { id }));
      return other.verdict === 'not tried' ? found : other;
    },
  },
  {
    name: 'the same question gets the same answer',
    check: async (trial) => {
      const [once, again] = [await readNews(trial, 1, 5), await readNews(trial, 1, 5)];
      const toIds = (page: typeof once) => page?.items.map(({ id }) => id).join();
      return toIds(once) === toIds(again)
        ? holds()
        : differs('another order', 'items move between pages, and some are never shown');
    },
  },
];
