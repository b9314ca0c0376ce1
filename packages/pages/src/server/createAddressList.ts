import { type Client, type Endpoint, pageHotMajors, pageNews, pageNotices } from '@cloud-school/api-client';
import type { Page } from '@cloud-school/domain';
import type { Brand } from '../platform/brand/Brand.ts';
import { majorPath, newsPath, noticePath, paths } from '../platform/navigation/paths.ts';
import { schoolCalls } from '../platform/tenant/School.ts';
import { tenantCall } from '../platform/tenant/useTenant.ts';
import { createHeadText } from './createHeadText.ts';
import { openPortal, type ServerVisit } from './openPortal.ts';

/** An address that search engines should know. */
export interface ListedAddress {
  /** With its query: '/notice/detail?id=7' */
  path: string;
  /** 'YYYY-MM-DD' */
  changedOn: string | null;
}

/** Items of a list that are asked for at once, and how often a list is asked for at most. */
const SIZE = 100;
const MAX_CALLS = 200;

/** Pages without parameters, in the order of the list. */
const PLAIN_PATHS = [
  paths.home,
  paths.majors,
  paths.newsList,
  paths.noticeList,
  paths.school,
  paths.certificateQueryDesktop,
];

/**
 * Lists the public addresses of a school, with each of its majors, news and notices; at most 20,000 of a kind, the newest
 * ones. Null for a host without a school. Rejects when the back end does not answer.
 */
export function createAddressList(brand: Brand) {
  return async (visit: ServerVisit): Promise<ListedAddress[] | null> => {
    const portal = openPortal(brand, visit, createHeadText());
    const tenant = await tenantCall(portal).load();
    if (!tenant) return null;
    await schoolCalls(portal, tenant).school.load();
    const { client } = portal;
    const isShown = (path: string) =>
      brand.routes.some((route) => route.path === path && 'isPublic' in route && route.isPublic);
    const list = async <Item>(
      path: string,
      load: () => Promise<Item[]>,
      toAddress: (item: Item) => ListedAddress,
    ) => (isShown(path) ? (await load()).map(toAddress) : []);
    const [majors, news, notices] = await Promise.all([
      list(
        paths.majors,
        async () => (await client.call(pageHotMajors, { size: SIZE })).items,
        ({ id }) => ({ path: majorPath(id), changedOn: null }),
      ),
      list(
        paths.newsDetail,
        () => loadAll(client, pageNews),
        (item) => ({ path: newsPath(item), changedOn: dayOf(item.publishedAt) }),
      ),
      list(
        paths.noticeDetail,
        () => loadAll(client, pageNotices),
        (item) => ({ path: noticePath(item), changedOn: dayOf(item.createdAt) }),
      ),
    ]);
    const plain = PLAIN_PATHS.filter(isShown).map((path) => ({ path, changedOn: null }));
    return [...plain, ...majors, ...news, ...notices];
  };
}

/** All items of a list, page by page. */
async function loadAll<Item>(
  client: Client,
  endpoint: Endpoint<{ current: number; size: number }, Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let current = 1; current <= MAX_CALLS; current += 1) {
    const page = await client.call(endpoint, { current, size: SIZE });
    items.push(...page.items);
    if (page.items.length === 0 || current >= page.pages) break;
  }
  return items;
}

const dayOf = (time: string | null): string | null => time?.slice(0, 10) ?? null;
