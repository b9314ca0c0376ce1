import {
  addLike,
  findGraduationCertificate,
  findLevelCertificate,
  getArticle,
  getBrowseCount,
  getBusinessLines,
  getBusinessSchool,
  getCaptcha,
  getContentOperation,
  getDomainByType,
  getHotMajor,
  getNewsDetail,
  getNoticeDetail,
  getReply,
  getRolePack,
  getSchoolDetails,
  getSchoolInfo,
  getServiceContact,
  getTenantByPreDomain,
  getUserInfo,
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
  listStudentBanners,
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
  querySchoolInformation,
  removeComment,
  removeLike,
  replyToComment,
  saveClue,
  saveComment,
  sendSmsCode,
} from '@cloud-school/api-client';
import type { Caller } from './Caller.ts';

const CAPTCHA_KEY = 'abcdefgh23456789';

/** The calls of the public site, and those about a school and a person. */
export async function callSite({ call, sandbox }: Caller): Promise<void> {
  await call(listAlbumCategories, { tenantId: '10001', tabKey: 'CAMPUS' });
  await call(listAlbumMaterials, { tabKey: 'CAMPUS', categoryId: '7103', personId: null });
  await call(listAlbumTabs, { tenantId: '10001' });
  await call(getArticle, { id: '62009' });
  await call(pageArticles, { tenantId: '10001', current: 1, size: 3 });
  await call(pageComments, { object: { kind: 'picture', id: '710301' }, current: 1, size: 10 });
  await call(pageReplies, { objectId: '710301', topId: 'cm-10001-1' });
  await call(pageCommonQuestions, { size: 99, majorId: '71001' });
  await call(getContentOperation, { id: '41001' });
  await call(pageContentOperations, { tenantId: '10001', current: 1, size: 2 });
  await call(listContentTags, {});
  await call(listReceivableCoupons, { size: 99 });
  await call(pageCourseReviews, { current: 1, size: 99, tagId: null, personId: null });
  await call(listCourseReviewTags, {});
  await call(getServiceContact, { tenantId: '10002' });
  await call(listAnnouncements, { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 23:59:59' });
  await call(listBanners, { tenantId: '10001' });
  await call(listStudentBanners, { tenantId: '10001' });
  await call(getHotMajor, { id: '71001' });
  await call(pageHotMajors, { size: 10 });
  await call(addLike, { kind: 'review', id: '83100', personId: 'visitor-1' });
  await call(removeLike, { kind: 'review', id: '83100', personId: 'visitor-1' });
  await call(getUserInfo, {});
  await call(listNewsCategories, {});
  await call(getNewsDetail, { id: '62008' });
  await call(pageNews, { current: 1, size: 99 });
  await call(getNoticeDetail, { id: '51005' });
  await call(pageNotices, { current: 1, size: 99 });
  await call(listProducts, { productIds: ['71003', '72001', '71001', 'none'] });
  await call(listProductCategories, { tenantId: '10001' });
  await call(pageCategoryProducts, { categoryId: '81001', current: 1, size: 4 });
  await call(getRolePack, { tenantId: '10001' });
  await call(getBrowseCount, {});
  await call(getBusinessSchool, { tenantId: '10001' });
  await call(getBusinessLines, { tenantId: '10001' });
  await call(getSchoolDetails, { tenantId: '10001' });
  await call(getDomainByType, { domainType: 'PC' });
  await call(getSchoolInfo, { tenantId: '10002' });
  await call(getVisitorCount, { tenantId: '10001' });
  await call(listSchoolInformation, { informationType: 'CROWD', universityId: '20001' });
  await call(querySchoolInformation, { universityId: '20001' });
  await call(pageShortVideos, {
    current: 1,
    size: 99,
    tagId: null,
    tenantId: '10001',
    kind: 'people-say',
    personId: null,
  });
  await call(listShortVideoTags, { tenantId: '10001', kind: 'people-say' });
  await call(getTenantByPreDomain, { preDomain: 'kingdee' });
  await call(listDomainSuffixes, {});
  await call(lookUpLocation, { mapsKey: 'maps-key' });

  const object = { kind: 'picture', id: '710301' } as const;
  const parent = await call(saveComment, { object, content: '水温计在哪里领？' });
  if (!parent) throw new Error('The sandbox returned no comment.');
  await call(replyToComment, { object, content: '在柜子里', parent });
  await call(getReply, { id: parent.id });
  await call(removeComment, { id: parent.id });

  const readCaptcha = async () => {
    await call(getCaptcha, { key: CAPTCHA_KEY });
    return { captchaKey: CAPTCHA_KEY, captchaCode: sandbox.controls.captchas(CAPTCHA_KEY)[0]?.code ?? '' };
  };
  const graduation = { name: '何志远', certificateNumber: 'YF20260830037' };
  await call(findGraduationCertificate, { ...graduation, ...(await readCaptcha()) });
  const level = { name: '沈雨薇', certificateNumber: 'S000033010026263002419' };
  await call(findLevelCertificate, { ...level, ...(await readCaptcha()) });

  const mobile = '13700000001';
  await call(sendSmsCode, { mobile, purpose: 'visitor-message' });
  const code = sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  await call(saveClue, { clueId: 'v-1', name: '孟庆华', mobile, content: '周末能上课吗？', code });
}
