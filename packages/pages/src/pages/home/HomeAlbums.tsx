import {
  type AlbumCategory,
  listAlbumCategories,
  listAlbumMaterials,
  listAlbumTabs,
} from '@cloud-school/api-client';
import { AlbumsBlock, selectHomeAlbums, dataOr, type Loadable, ready } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withAlbum } from '../../features/albums/albumSearch.ts';
import { useLoadable, useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { OPENED_HERE } from './HomeAlbum.tsx';

/** The school's albums by group; a click opens one over the page (HOME-03). */
export function HomeAlbums() {
  const tenantId = useTenantId();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs = useLoadable(listAlbumTabs, { tenantId });
  const shownTabs = dataOr(tabs, []);
  const tabKey = chosen ?? shownTabs[0]?.key ?? null;
  const listed = useLoadable(listAlbumCategories, tabKey === null ? null : { tenantId, tabKey });
  const categories = tabKey === null ? withoutTab(tabs) : listed;
  const covers = useCovers(tabKey, categories);

  function open({ id }: AlbumCategory) {
    if (tabKey === null) return;
    setSearch(withAlbum(search, { tabKey, categoryId: id, pictureId: null }), { state: OPENED_HERE });
  }
  return (
    <AlbumsBlock
      tabs={shownTabs}
      tabKey={tabKey}
      onTab={setChosen}
      categories={categories}
      covers={covers}
      onOpen={open}
    />
  );
}

/** While there is no group, what became of the groups is what became of the albums. */
function withoutTab(tabs: Loadable<unknown>): Loadable<AlbumCategory[]> {
  return tabs.status === 'ready' ? ready([]) : tabs;
}

/** The first picture of each album is its cover: the categories themselves have none. */
function useCovers(
  tabKey: string | null,
  categories: Loadable<AlbumCategory[]>,
): ReadonlyMap<string, string> {
  const { client } = usePortal();
  const ids = selectHomeAlbums(dataOr(categories, [])).map(({ id }) => id);
  const key = tabKey !== null && ids.length > 0 ? ['album covers', tabKey, ids] : null;
  const covers = useSwrLoadable(key, async () => {
    const found = await Promise.all(ids.map((id) => coverOf(id)));
    return new Map(found.flatMap((entry) => entry));
  });

  async function coverOf(categoryId: string): Promise<[string, string][]> {
    try {
      const materials = await client.call(listAlbumMaterials, {
        tabKey: tabKey ?? '',
        categoryId,
        personId: null,
      });
      const url = materials.find(({ pictureUrl }) => pictureUrl !== null)?.pictureUrl;
      return url ? [[categoryId, url]] : [];
    } catch {
      // An album without its cover can be opened all the same, and tells there what is wrong.
      return [];
    }
  }
  return dataOr(covers, NO_COVERS);
}

const NO_COVERS: ReadonlyMap<string, string> = new Map();
