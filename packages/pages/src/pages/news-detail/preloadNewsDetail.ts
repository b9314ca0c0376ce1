import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import { type DataScope, preloadLoadable } from '../../platform/data/preloadLoadable.ts';

/** Starts the calls of the news item at an address. */
export async function preloadNewsDetail(scope: DataScope, search: URLSearchParams): Promise<void> {
  const id = search.get('id');
  if (!id) return;
  await Promise.all([
    preloadLoadable(scope, getNewsDetail, { id }),
    preloadLoadable(scope, listNewsCategories, {}),
  ]);
}
