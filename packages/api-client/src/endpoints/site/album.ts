import { defineEndpoint } from '../../endpoint.ts';
import { readList } from '../../entities/read.ts';
import { parseAlbumCategory, parseAlbumMaterial, parseAlbumTab } from '../../entities/site/parseAlbum.ts';

interface MaterialsQuery {
  tabKey: string;
  categoryId: string;
}

/** Groups of a school's album categories (HOME-03). */
export const listAlbumTabs = defineEndpoint({
  id: 'album.tabs',
  method: 'POST',
  path: '/universityAdvertise/anyUser/materialCategoryTab/tabList',
  toPayload: ({ tenantId }: { tenantId: string }) => ({ tenantId }),
  parse: (data) => readList(data, 'Album tabs', parseAlbumTab),
});

/** Album categories of one group (HOME-03). */
export const listAlbumCategories = defineEndpoint({
  id: 'album.categories',
  method: 'GET',
  path: '/universityAdvertise/anyUser/materialCategory/queryList',
  toPayload: ({ tenantId, tabKey }: { tenantId: string; tabKey: string }) => ({
    tenantId,
    clientType: 'PC',
    categoryTabKey: tabKey,
  }),
  parse: (data) => readList(data, 'Album categories', parseAlbumCategory),
});

/** Published pictures and videos of one category (HOME-03). */
export const listAlbumMaterials = defineEndpoint({
  id: 'album.materials',
  method: 'GET',
  path: '/universityAdvertise/anyBiz/material/queryListByMaterialCategoryId',
  isPersonal: true,
  isQuiet: true,
  toPayload: ({ tabKey, categoryId }: MaterialsQuery) => ({
    categoryTabKey: tabKey,
    materialCategoryId: categoryId,
    open: 1,
  }),
  parse: (data) => readList(data, 'Album materials', parseAlbumMaterial),
});
