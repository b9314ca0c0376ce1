import {
  addLike,
  listAlbumCategories,
  listAlbumMaterials,
  listAlbumTabs,
  removeLike,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

describe.each(['10001', '10002'])('albums of the school %s', (tenantId) => {
  const { client } = createVisitor(createSandbox(), tenantId);

  test('the counts of each category match its pictures and videos', async () => {
    const tabs = await client.call(listAlbumTabs, { tenantId });
    expect(tabs.length).toBeGreaterThan(1);
    for (const { key: tabKey } of tabs) {
      const categories = await client.call(listAlbumCategories, { tenantId, tabKey });
      expect(categories.length).toBeGreaterThan(1);
      for (const category of categories) {
        const materials = await client.call(listAlbumMaterials, {
          tabKey,
          categoryId: category.id,
        });
        expect(category.count).toBe(materials.length);
        expect(category.pictureCount).toBe(materials.filter(({ kind }) => kind === 'picture').length);
        expect(category.videoCount).toBe(materials.filter(({ kind }) => kind === 'video').length);
        expect(materials.every(({ categoryName }) => categoryName === category.name)).toBe(true);
      }
    }
  });
});

test('a category of another group and an unknown category are empty', async () => {
  const { client } = createVisitor(createSandbox());
  expect(await client.call(listAlbumMaterials, { tabKey: 'ACTIVITY', categoryId: '7101' })).toEqual([]);
  expect(await client.call(listAlbumMaterials, { tabKey: 'CAMPUS', categoryId: 'none' })).toEqual([]);
  expect(await client.call(listAlbumCategories, { tenantId: '10001', tabKey: 'NONE' })).toEqual([]);
});

test('a like of a picture belongs to one person and can be removed', async () => {
  const sandbox = createSandbox();
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const seenBy = async (person: typeof client) => {
    const materials = await person.call(listAlbumMaterials, { tabKey: 'CAMPUS', categoryId: '7101' });
    return materials.filter(({ isLiked }) => isLiked).map(({ id }) => id);
  };
  const like = { kind: 'picture', id: '710102', personId: 'u-shen' } as const;
  await client.call(addLike, like);
  expect(await seenBy(client)).toEqual(['710102']);
  expect(await seenBy(createVisitor(sandbox).client)).toEqual([]);
  await client.call(removeLike, like);
  expect(await seenBy(client)).toEqual([]);
  await expect(client.call(addLike, { ...like, id: 'none' })).rejects.toThrow('内容不存在或已下架');
});
