import {
  getArticle,
  getBrowseCount,
  getContentOperation,
  getDomainByType,
  getRolePack,
  listContentTags,
  listDomainSuffixes,
  listSchoolInformation,
  listStudentBanners,
  pageArticles,
  pageContentOperations,
  querySchoolInformation,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const tenantId = '10001';
const universityId = '20001';

async function arrive({ isStudent }: { isStudent: boolean }) {
  const visitor = createVisitor(createSandbox());
  visitor.session.tenantId = tenantId;
  if (isStudent) await visitor.signIn('u-shen');
  return visitor.client;
}

describe('a visitor', () => {
  test('reads the domain of the school and the suffixes of all schools', async () => {
    const client = await arrive({ isStudent: false });
    expect(await client.call(getDomainByType, { domainType: 'PC' })).toBe('yunfan.localhost');
    expect(await client.call(listDomainSuffixes, {})).toEqual(['.localhost']);
  });

  test('reads the information of a type', async () => {
    const client = await arrive({ isStudent: false });
    const information = { informationType: 'CROWD', universityId };
    expect(await client.call(listSchoolInformation, information)).toMatchObject([{ title: '适合人群' }]);
    expect(await client.call(listSchoolInformation, { ...information, informationType: 'FEES' })).toEqual([]);
    expect(await client.call(listSchoolInformation, { ...information, universityId: '20002' })).toEqual([]);
  });

  test('pages published content and opens one piece', async () => {
    const client = await arrive({ isStudent: false });
    const page = await client.call(pageContentOperations, { tenantId, current: 1, size: 2 });
    expect(page).toMatchObject({
      total: 4,
      items: [{ id: '41001', pictureUrl: '/media/banners/standard.svg' }, {}],
    });
    const [tag] = await client.call(listContentTags, {});
    expect(tag).toEqual({ id: 'banner', name: '首页轮播', count: 4 });
    const ofOtherTag = { tenantId, current: 1, size: 2, tagId: 'none' };
    expect(await client.call(pageContentOperations, ofOtherTag)).toMatchObject({ total: 0, items: [] });
    expect(await client.call(getContentOperation, { id: '41001' })).toMatchObject({
      title: page.items[0]?.title,
    });
    expect(await client.call(getContentOperation, { id: 'none' })).toBeNull();
  });

  test('pages articles and opens one', async () => {
    const client = await arrive({ isStudent: false });
    const { items } = await client.call(pageArticles, { tenantId, current: 1, size: 3 });
    expect(items).toHaveLength(3);
    const [first] = items;
    expect(await client.call(getArticle, { id: first?.id ?? '' })).toMatchObject({ title: first?.title });
    expect(await client.call(getArticle, { id: 'none' })).toBeNull();
  });

  test.each([
    ['the information of all types', querySchoolInformation],
    ['the number of visits', getBrowseCount],
    ['the role pack', getRolePack],
    ['the banners of students', listStudentBanners],
  ])('is not sent for %s: the call needs a token', async (_, endpoint) => {
    const client = await arrive({ isStudent: false });
    await expect(client.call(endpoint as typeof getBrowseCount, {})).rejects.toMatchObject({
      kind: 'session-expired',
      userMessage: '请登录',
    });
  });
});

test('a student reads the information of all types, the visits, the role pack and the banners', async () => {
  const client = await arrive({ isStudent: true });
  expect(await client.call(querySchoolInformation, { universityId })).toHaveLength(1);
  expect(await client.call(getBrowseCount, {})).toBe(128_640);
  expect(await client.call(getRolePack, { tenantId })).toEqual({
    id: 'role-pack-10001',
    name: '云帆职业培训学校学员',
  });
  expect(await client.call(listStudentBanners, { tenantId })).toHaveLength(4);
});
