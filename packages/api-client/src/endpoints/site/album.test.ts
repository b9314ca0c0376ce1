import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from './album.ts';

it('albums are listed by school, group and category, published ones only', async () => {
  expect(await captureRequest(listAlbumTabs, { tenantId: '1001' })).toEqual({
    line: 'POST /universityAdvertise/anyUser/materialCategoryTab/tabList',
    payload: { tenantId: '1001' },
  });
  expect(await captureRequest(listAlbumCategories, { tenantId: '1001', tabKey: 'CAMPUS' })).toEqual({
    line: 'GET /universityAdvertise/anyUser/materialCategory/queryList',
    payload: { tenantId: '1001', clientType: 'PC', categoryTabKey: 'CAMPUS' },
  });
  expect(await captureRequest(listAlbumMaterials, { tabKey: 'CAMPUS', categoryId: '7101' })).toEqual({
    line: 'GET /universityAdvertise/anyBiz/material/queryListByMaterialCategoryId',
    payload: { categoryTabKey: 'CAMPUS', materialCategoryId: '7101', open: '1' },
  });
});
