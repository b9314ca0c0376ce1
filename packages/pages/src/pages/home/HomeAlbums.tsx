import { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from '@cloud-school/api-client';
import type { AlbumCategory } from '@cloud-school/domain';
import { AlbumsBlock, selectHomeAlbums, dataOr, type Loadable, ready } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withAlbum } from '../../features/albums/albumSearch.ts';
import { useLoadable, usePublicLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { OPENED_HERE } from './HomeAlbum.tsx';

/** The school's albums by tab; a click opens one in a dialog (HOME-03). */
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

/** Without a tab, the albums have the state of the tabs; without tabs, they are empty. */
function withoutTab(tabs: Loadable<unknown>): Loadable<AlbumCategory[]> {
  return tabs.status === 'ready' ? ready([]) : tabs;
}

/** Loads the first picture of each album as its cover, because categories have none. */
function useCovers(
  tabKey: string | null,
  categories: Loadable<AlbumCategory[]>,
): ReadonlyMap<string, string> {
  const { client } = usePortal();
  const ids = selectHomeAlbums(dataOr(categories, [])).map(({ id }) => id);
  const key = tabKey !== null && ids.length > 0 ? ['album covers', tabKey, ids] : null;
  const covers = usePublicLoadable(key, async () => {
    const found = await Promise.all(ids.map((id) => loadCover(id)));
    return new Map(found.flatMap((entry) => entry));
  });

  async function loadCover(categoryId: string): Promise<[string, string][]> {
    try {
      const materials = await client.call(listAlbumMaterials, {
        tabKey: tabKey ?? '',
        categoryId,
      });
      const url = materials.find(({ pictureUrl }) => pictureUrl !== null)?.pictureUrl;
      return url ? [[categoryId, url]] : [];
    } catch {
      // An album without a cover can still be opened; its dialog shows the error.
      return [];
    }
  }
  return dataOr(covers, NO_COVERS);
}

const NO_COVERS: ReadonlyMap<string, string> = new Map();
