import {
  type Endpoint,
  listProductCategories,
  pageCategoryProducts,
  pageHotMajors,
  pageNews,
  pageNotices,
} from '@cloud-school/api-client';
import type { Page } from '@cloud-school/domain';
import type { Brand } from '../platform/brand/Brand.ts';
import { majorPath, newsPath, noticePath, paths, productPath } from '../platform/navigation/paths.ts';
import type { PageRoute, PortalRoute } from '../platform/navigation/PortalRoute.ts';
import type { Portal } from '../platform/portal/Portal.ts';
import type { ServerVisit } from './openPortal.ts';
import { openSchool } from './openSchool.ts';

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

/** Milliseconds for all calls of a list together. */
const PATIENCE = 60_000;

/**
 * Lists the public addresses of a school, with each of its majors, products, news and notices; at most 20,000 of a kind, the first ones
 * of their list. Null for a host without a school. Rejects when the back end does not answer, or not within a minute.
 */
export function createAddressList(brand: Brand) {
  return (visit: ServerVisit): Promise<ListedAddress[] | null> =>
    openSchool(brand, visit, PATIENCE, ({ portal, tenant }) => listAddresses(portal, tenant.id));
}

async function listAddresses({ brand, client }: Portal, tenantId: string): Promise<ListedAddress[]> {
  const publicPages = brand.routes.filter(isPublicPage);
  const isShown = (path: string) => publicPages.some((route) => route.path === path);
  const list = async <Item extends { id: string }>(
    path: string,
    endpoint: ListEndpoint<Item>,
    toAddress: (item: Item) => ListedAddress,
  ) => (isShown(path) ? (await loadAll((page) => client.call(endpoint, page))).map(toAddress) : []);
  const listProductAddresses = async (): Promise<ListedAddress[]> => {
    if (!isShown(paths.product)) return [];
    const categories = await client.call(listProductCategories, { tenantId });
    const products = await Promise.all(
      categories.map(({ id: categoryId }) =>
        loadAll((page) => client.call(pageCategoryProducts, { ...page, categoryId })),
      ),
    );
    // A product may be in several categories.
    const found = new Set(products.flat().map(productPath));
    return Array.from(found, (path) => ({ path, changedOn: null }));
  };
  const lists = await Promise.all([
    list(paths.majors, pageHotMajors, ({ id }) => ({ path: majorPath(id), changedOn: null })),
    listProductAddresses(),
    list(paths.newsDetail, pageNews, (item) => ({
      path: newsPath(item),
      changedOn: dayOf(item.publishedAt),
    })),
    list(paths.noticeDetail, pageNotices, (item) => ({
      path: noticePath(item),
      changedOn: dayOf(item.createdAt),
    })),
  ]);
  const plain = new Set(publicPages.filter(isInSitemap).map(({ path }) => path));
  return [...Array.from(plain, (path) => ({ path, changedOn: null })), ...lists.flat()];
}

const isPublicPage = (route: PortalRoute): route is PageRoute =>
  'isPublic' in route && route.isPublic === true;

/** The public pages inside the site: not the sign-in and other pages that fill the window. */
const isInSitemap = ({ layout, isListed = true }: PageRoute) => layout === 'site' && isListed;

type ListEndpoint<Item> = Endpoint<{ current: number; size: number }, Page<Item>>;

/** All items of a list, page by page, until one has nothing new. */
async function loadAll<Item extends { id: string }>(
  load: (page: { current: number; size: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  for (let current = 1; current <= MAX_CALLS; current += 1) {
    const page = await load({ current, size: SIZE });
    const known = items.size;
    for (const item of page.items) items.set(item.id, item);
    if (items.size === known || current >= page.pages) break;
  }
  return [...items.values()];
}

const dayOf = (time: string | null): string | null => time?.slice(0, 10) ?? null;
