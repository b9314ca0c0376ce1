import { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from '@cloud-school/api-client';
import { getPersonId } from '../auth/requirePersonId.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import type { AlbumCategorySeed, AlbumMaterialSeed } from '../seed/AlbumSeed.ts';
import { getLikes } from '../store/getLikes.ts';

export const ALBUM_ROUTES: Route[] = [
  route(listAlbumTabs, { example: { tenantId: '10001' } }, (call) =>
    requireSchool(call).albums.map(({ categoryTabKey, name }) => ({ categoryTabKey, name })),
  ),
  route(listAlbumCategories, { example: { tenantId: '10001', tabKey: 'CAMPUS' } }, (call) =>
    listCategories(call).map(({ id, categoryName, seq, materials }) => {
      const videoNum = materials.filter(({ video }) => video !== null).length;
      const picNum = materials.length - videoNum;
      return { id, categoryName, seq, picNum, videoNum, count: String(materials.length) };
    }),
  ),
  route(listAlbumMaterials, { example: { tabKey: 'CAMPUS', categoryId: '7103' } }, (call) => {
    const wanted = readText(call.payload, 'materialCategoryId');
    const category = listCategories(call).find(({ id }) => id === wanted);
    return category?.materials.map((material) => toMaterialRecord(call, material, category)) ?? [];
  }),
];

function listCategories(call: Call): AlbumCategorySeed[] {
  const key = readText(call.payload, 'categoryTabKey');
  const tab = requireSchool(call).albums.find(({ categoryTabKey }) => categoryTabKey === key);
  return tab?.categories ?? [];
}

function toMaterialRecord(call: Call, material: AlbumMaterialSeed, { categoryName }: AlbumCategorySeed) {
  const type = material.video === null ? { code: 'PIC', desc: '图片' } : { code: 'VIDEO', desc: '视频' };
  const person = getPersonId(call);
  const { isLiked: thumbed } = getLikes(call, 'UNIVERSITY_PIC', material.id, person);
  return { ...material, type, materialCategoryName: categoryName, thumbed };
}
