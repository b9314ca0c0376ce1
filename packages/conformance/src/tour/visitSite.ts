import {
  createIdempotencyKey,
  getArticle,
  getBusinessLines,
  getBusinessSchool,
  getCaptcha,
  getContentOperation,
  getDomainByType,
  getHotMajor,
  getNewsDetail,
  getNoticeDetail,
  getSchoolDetails,
  getSchoolInfo,
  getServiceContact,
  getTenantByPreDomain,
  getVisitorCount,
  listAlbumCategories,
  listAlbumMaterials,
  listAlbumTabs,
  listAnnouncements,
  listBanners,
  listContentTags,
  listCourseReviewTags,
  listDomainSuffixes,
  listNewsCategories,
  listProductCategories,
  listProducts,
  listReceivableCoupons,
  listSchoolInformation,
  listShortVideoTags,
  lookUpLocation,
  pageArticles,
  pageCategoryProducts,
  pageComments,
  pageCommonQuestions,
  pageContentOperations,
  pageCourseReviews,
  pageHotMajors,
  pageNews,
  pageNotices,
  pageReplies,
  pageShortVideos,
} from '@cloud-school/api-client';
import { addDays, type CommentObject, toSchoolDay } from '@cloud-school/domain';
import type { Probe } from '../createProbe.ts';

/** What a visit of the public site found, for the calls after it. */
export interface Site {
  tenantId: string;
  universityId: string | null;
  /** Something that can be commented on; null where the school shows no album. */
  picture: CommentObject | null;
}

/** Days of the announcements on the home page. */
const ANNOUNCED_DAYS = 30;

/** Calls what the public pages call, with the ids that their lists name. Null for a host without a school. */
export async function visitSite({ read, session }: Probe, preDomain: string): Promise<Site | null> {
  await read(listDomainSuffixes, undefined);
  const tenant = await read(getTenantByPreDomain, { preDomain });
  if (!tenant) return null;
  const tenantId = tenant.id;
  session.tenantId = tenantId;
  const school = await read(getSchoolInfo, { tenantId });
  await read(getBusinessSchool, { tenantId });
  await read(getBusinessLines, { tenantId });
  await read(getVisitorCount, { tenantId });
  await read(getSchoolDetails, { tenantId });
  await read(getServiceContact, { tenantId });
  await read(getCaptcha, { key: createIdempotencyKey().slice(0, 16) });
  await read(lookUpLocation, { mapsKey: null });
  await read(getDomainByType, { domainType: 'PC' });
  const universityId = school?.universityId ?? null;
  if (universityId !== null) await read(listSchoolInformation, { informationType: 'CROWD', universityId });
  await readHome({ read }, tenantId);
  await readArticles({ read }, tenantId);
  await readMajors({ read });
  await readProducts({ read }, tenantId);
  return { tenantId, universityId, picture: await readAlbum({ read }, tenantId) };
}

type Reader = Pick<Probe, 'read'>;

/** The whole list, and where the school has tags the part with the first of them. */
const withFilter = (tag: { id: string } | undefined): (string | null)[] => (tag ? [null, tag.id] : [null]);

async function readHome({ read }: Reader, tenantId: string): Promise<void> {
  await read(listBanners, { tenantId });
  const today = toSchoolDay(Date.now());
  await read(listAnnouncements, {
    startTime: `${addDays(today, -ANNOUNCED_DAYS)} 00:00:00`,
    endTime: `${today} 23:59:59`,
  });
  await read(listReceivableCoupons, { size: 3 });
  const [reviewTag] = (await read(listCourseReviewTags, undefined)) ?? [];
  for (const tagId of withFilter(reviewTag)) await read(pageCourseReviews, { current: 1, size: 2, tagId });
  for (const kind of ['people-say', 'moment'] as const) {
    const [tag] = (await read(listShortVideoTags, { tenantId, kind })) ?? [];
    for (const tagId of withFilter(tag))
      await read(pageShortVideos, { tenantId, kind, current: 1, size: 8, tagId });
  }
}

async function readArticles({ read }: Reader, tenantId: string): Promise<void> {
  const [category] = (await read(listNewsCategories, undefined)) ?? [];
  if (category) await read(pageNews, { current: 1, size: 10, categoryId: category.id });
  const news = await read(pageNews, { current: 1, size: 10 });
  const id = news?.items[0]?.id;
  if (id) await read(getNewsDetail, { id });
  const notices = await read(pageNotices, { current: 1, size: 6 });
  const noticeId = notices?.items[0]?.id;
  if (noticeId) await read(getNoticeDetail, { id: noticeId });
  const articles = await read(pageArticles, { tenantId, current: 1, size: 4 });
  const articleId = articles?.items[0]?.id;
  if (articleId) await read(getArticle, { id: articleId });
  const [tag] = (await read(listContentTags, undefined)) ?? [];
  if (tag) await read(pageContentOperations, { tenantId, current: 1, size: 8, tagId: tag.id });
  const contents = await read(pageContentOperations, { tenantId, current: 1, size: 8 });
  const contentId = contents?.items[0]?.id;
  if (contentId) await read(getContentOperation, { id: contentId });
}

async function readMajors({ read }: Reader): Promise<void> {
  const majors = await read(pageHotMajors, { current: 1, size: 5 });
  const major = majors?.items[0];
  if (!major) return;
  await read(getHotMajor, { id: major.id });
  await read(pageCommonQuestions, { size: 3, majorId: major.id });
  if (major.relatedProductIds.length > 0) await read(listProducts, { productIds: major.relatedProductIds });
}

async function readProducts({ read }: Reader, tenantId: string): Promise<void> {
  const categories = await read(listProductCategories, { tenantId });
  const categoryId = categories?.[0]?.id;
  if (categoryId) await read(pageCategoryProducts, { categoryId, current: 1, size: 4 });
}

async function readAlbum({ read }: Reader, tenantId: string): Promise<CommentObject | null> {
  const tabKey = (await read(listAlbumTabs, { tenantId }))?.[0]?.key;
  if (tabKey === undefined) return null;
  const categoryId = (await read(listAlbumCategories, { tenantId, tabKey }))?.[0]?.id;
  if (categoryId === undefined) return null;
  const material = (await read(listAlbumMaterials, { tabKey, categoryId }))?.[0];
  if (!material) return null;
  const object: CommentObject = { kind: 'picture', id: material.id };
  const comments = await read(pageComments, { object, current: 1, size: 10 });
  const first = comments?.items[0];
  if (first) await read(pageReplies, { objectId: object.id, topId: first.id });
  return object;
}
