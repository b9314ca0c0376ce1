import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { formatDateTime } from '../entities/dateTime.ts';
import { sent } from '../testing/sent.ts';
import { findGraduationCertificate, findLevelCertificate, getCaptcha } from './certificate.ts';
import {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  updateEnrolState,
} from './class.ts';
import { saveClue } from './consultation.ts';
import { getServiceContact } from './customerService.ts';
import { listReceivableCoupons } from './coupon.ts';
import { listAnnouncements, listBanners } from './home.ts';
import { lookUpLocation } from './location.ts';
import { getHotMajor, pageCommonQuestions, pageHotMajors } from './hotMajor.ts';
import { loginByPassword, loginBySms, sendSmsCode } from './login.ts';
import { getUserInfo } from './user.ts';
import { getNewsDetail, listNewsCategories, pageNews } from './news.ts';
import { getNoticeDetail, pageNotices } from './notice.ts';
import {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './registration.ts';
import { listProductCategories, listProducts, pageCategoryProducts } from './product.ts';
import { getTestReview } from './review.ts';
import { getBusinessLines, getBusinessSchool, getSchoolInfo, getVisitorCount } from './school.ts';
import { exchangeSsoCode } from './sso.ts';
import { getTenantByPreDomain } from './tenant.ts';
import {
  finishTest,
  getPaper,
  getTestDetail,
  listTestLogs,
  reportCompletion,
  saveAnswer,
  startAnswerSession,
} from './test.ts';

const NOW = new Date(2026, 10, 21, 13, 5, 9).getTime();
const tenantId = '1001';

beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('calls of the public site', () => {
  it('ask for the tenant of a host', async () => {
    expect(await sent(getTenantByPreDomain, { preDomain: 'yunfan' })).toEqual({
      line: 'GET /system/anyTenant/defTenant/getTenantByPreDomain',
      payload: { data: 'yunfan' },
    });
  });

  it.each([
    [getSchoolInfo, '/universityAdvertise/anyUser/university/info/getInfoByTenantId'],
    [getBusinessSchool, '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId'],
    [getBusinessLines, '/universityAdvertise/anyUser/business/getByTenantId'],
    [getVisitorCount, '/universityAdvertise/anyUser/visitorCount'],
    [listBanners, '/universityAdvertise/anyUser/contentOperation/getMaterialPosterList'],
  ] as [Endpoint<{ tenantId: string }, unknown>, string][])('ask by tenant: $id', async (endpoint, path) => {
    expect(await sent(endpoint, { tenantId })).toEqual({ line: `GET ${path}`, payload: { tenantId } });
  });

  it('ask for the announcements of a time', async () => {
    const span = { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 00:00:00' };
    expect(await sent(listAnnouncements, span)).toEqual({
      line: 'POST /universityAdvertise/anyBiz/discoverArticle/mergeCustomPage',
      payload: span,
    });
  });

  it('ask for the recommended products of a category', async () => {
    expect(await sent(listProductCategories, { tenantId })).toEqual({
      line: 'POST /product/anyBiz/productOperationCategory/query',
      payload: { tenantId, isVariety: 0, state: 1 },
    });
    expect(await sent(pageCategoryProducts, { categoryId: '81', current: 2, size: 4 })).toEqual({
      line: 'POST /product/anyBiz/productOperationRelation/page',
      payload: {
        current: 2,
        size: 4,
        order: 'ascending',
        sort: 'seq',
        model: { bizId: '81', bizType: 'CATEGORY', state: 1 },
      },
    });
  });

  it('ask for products by their ids', async () => {
    expect(await sent(listProducts, { productIds: ['7', '8'] })).toEqual({
      line: 'POST /product/anyBiz/product/page',
      payload: { current: 1, size: 2, model: { prodIdList: ['7', '8'] } },
    });
  });

  it('ask for the newest coupons', async () => {
    expect(await sent(listReceivableCoupons, { size: 3 })).toEqual({
      line: 'POST /enroll/anyBiz/coupon/list/receivablePage',
      payload: { current: 1, size: 3, order: 'descending', sort: 'createdTime', model: { state: 1 } },
    });
  });

  it('ask for pages of published notices and news, newest first', async () => {
    expect(await sent(pageNotices, { current: 2, size: 6 })).toEqual({
      line: 'POST /universityAdvertise/anyUser/notice/page',
      payload: { current: 2, size: 6, order: 'descending', sort: 'createdTime', model: { status: 1 } },
    });
    const news = { current: 1, size: 4, order: 'descending', sort: 'publishTime' };
    const line = 'POST /universityAdvertise/anyUser/newInformation/newInformationPage';
    expect(await sent(pageNews, { current: 1, size: 4 })).toEqual({
      line,
      payload: { ...news, model: { status: 1 } },
    });
    expect(await sent(pageNews, { current: 1, size: 4, categoryId: '9' })).toEqual({
      line,
      payload: { ...news, model: { categorizeId: '9', status: 1 } },
    });
  });

  it('ask for one notice', async () => {
    expect(await sent(getNoticeDetail, { id: '51009' })).toEqual({
      line: 'GET /universityAdvertise/anyUser/notice/detail',
      payload: { id: '51009' },
    });
  });
});

describe('calls of the frame', () => {
  it('ask for the one contact of a school', async () => {
    expect(await sent(getServiceContact, { tenantId })).toEqual({
      line: 'POST /universityAdvertise/anyUser/customerService/page',
      payload: { current: 1, size: 1, model: { tenantId } },
    });
  });

  it('leave a message', async () => {
    const message = {
      clueId: 'u-1',
      name: '沈雨薇',
      mobile: '13857146209',
      content: '周末能上课吗？',
      code: '123456',
    };
    expect(await sent(saveClue, message)).toEqual({
      line: 'POST /universityAdvertise/anyUser/clue/saveClue',
      payload: message,
    });
  });

  it('look up where the visitor is, with the key of the maps service where there is one', async () => {
    const line = 'POST /system/anyTenant/mapProxy';
    const path = '/ws/location/v1/ip';
    expect(await sent(lookUpLocation, { mapsKey: null })).toEqual({ line, payload: { path, data: {} } });
    expect(await sent(lookUpLocation, { mapsKey: 'k' })).toEqual({
      line,
      payload: { path, data: { key: 'k' } },
    });
  });
});

describe('calls of the news pages', () => {
  it('ask for one item and for every category', async () => {
    expect(await sent(getNewsDetail, { id: '62009' })).toEqual({
      line: 'GET /universityAdvertise/anyUser/newInformation/detail',
      payload: { id: '62009' },
    });
    expect(await sent(listNewsCategories, {})).toEqual({
      line: 'POST /universityAdvertise/anyUser/categorize/page',
      payload: { size: 99, order: 'ascending', sort: 'sort', model: { status: 1 } },
    });
  });
});

describe('calls of the certificate query', () => {
  it('ask for a captcha and with its answer for a certificate', async () => {
    expect(await sent(getCaptcha, { key: 'abcdefgh23456789' })).toEqual({
      line: 'GET /oauth/anyTenant/captcha',
      payload: { key: 'abcdefgh23456789' },
    });
    const captcha = { captchaKey: 'abcdefgh23456789', captchaCode: '7294' };
    const query = { ...captcha, certificateNumber: 'S0001', name: '沈雨薇' };
    expect(await sent(findLevelCertificate, query)).toEqual({
      line: 'POST /evaluate/anyTenant/certificate/queryCertificateByCode',
      payload: { ...captcha, certificateCode: 'S0001', name: '沈雨薇' },
    });
    expect(await sent(findGraduationCertificate, query)).toEqual({
      line: 'POST /teaching/anyTenant/queryTeachUserCert',
      payload: { ...captcha, certificateNum: 'S0001', studentName: '沈雨薇' },
    });
  });
});

describe('calls of the hot majors', () => {
  const root = '/universityAdvertise/anyUser';

  it('ask for the catalogue by seq, and for one major', async () => {
    expect(await sent(pageHotMajors, { size: 10 })).toEqual({
      line: `POST ${root}/hotMajor/hotMajorPage`,
      payload: { size: 10, order: 'ascending', sort: 'seq', model: {} },
    });
    expect(await sent(getHotMajor, { id: '71001' })).toEqual({
      line: `GET ${root}/hotMajor/detail`,
      payload: { id: '71001' },
    });
  });

  it('ask for the questions of the school or of one major', async () => {
    const line = `POST ${root}/commonQuestion/commonQuestionPage`;
    expect(await sent(pageCommonQuestions, { size: 3 })).toEqual({ line, payload: { size: 3, model: {} } });
    expect(await sent(pageCommonQuestions, { size: 3, majorId: '71001' })).toEqual({
      line,
      payload: { size: 3, model: { majorId: '71001' } },
    });
  });
});

describe('calls of sign-in and classes', () => {
  it('ask for an SMS code at the present time', async () => {
    expect(await sent(sendSmsCode, { mobile: '13800138000' })).toEqual({
      line: 'GET /oauth/anyTenant/sendSmsCode',
      payload: { mobile: '13800138000', templateCode: 'VISITOR_MSG_VERIFY', timestamp: String(NOW) },
    });
  });

  it('sign in by SMS and by password', async () => {
    const line = 'POST /oauth/anyTenant/login';
    const student = { tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI' };
    const sms = { mobile: '13800138000', code: '123456' };
    expect(await sent(loginBySms, { ...sms, tenantId })).toEqual({
      line,
      payload: { grantType: 'MOBILE_LOGIN_REGISTER', ...sms, ...student },
    });
    const password = { username: 'shen', password: 'yunfan2026' };
    expect(await sent(loginByPassword, { ...password, tenantId })).toEqual({
      line,
      payload: { grantType: 'PASSWORD', ...password, ...student },
    });
    expect(await sent(getUserInfo, {})).toEqual({ line: 'POST /oauth/appUser/getUserInfo', payload: {} });
  });

  it('list classes and record that the student came', async () => {
    const list = '/teaching/anyone/teachingClass/queryStudentClassAndPeriodList';
    const payload = { userId: '5' };
    expect(await sent(listStudentClasses, { userId: '5' })).toEqual({ line: `POST ${list}`, payload });
    expect(await sent(listStudentClassesOfAllTenants, { userId: '5' })).toEqual({
      line: `POST ${list}IgnoreTenant`,
      payload,
    });
    expect(await sent(updateEnrolState, { classId: '6', userId: '5' })).toEqual({
      line: 'POST /product/app/classStudent/updateEnrolState',
      payload: { classId: '6', userId: '5' },
    });
  });

  it('ask for a class and its activities', async () => {
    const ids = { classId: '6', userId: '5' };
    expect(await sent(getClassDetail, { ...ids, studentId: null, schoolId: '2001' })).toEqual({
      line: 'POST /teaching/anyone/teachingClass/detail',
      payload: { ...ids, schoolId: '2001' },
    });
    expect(await sent(listClassActivities, ids)).toEqual({
      line: 'POST /teaching/anyone/activity/listByClass',
      payload: ids,
    });
  });
});

describe('calls of registration and single sign-on', () => {
  it('register by SMS for the business of registrations, with a name where one was given', async () => {
    const line = 'POST /oauth/anyTenant/login';
    const sms = { mobile: '13800138000', code: '123456' };
    const wire = {
      grantType: 'MOBILE_LOGIN_REGISTER',
      ...sms,
      tenantId,
      terminalType: 'ALL_USER',
      bizType: 'E_PC',
    };
    expect(await sent(registerBySms, { ...sms, nickName: '沈雨薇', tenantId })).toEqual({
      line,
      payload: { ...wire, nickName: '沈雨薇' },
    });
    expect(await sent(registerBySms, { ...sms, nickName: null, tenantId })).toEqual({ line, payload: wire });
  });

  it('ask whose an invitation is, and bind it', async () => {
    const path = '/userCenter/anyTenant/qrCodeUser';
    expect(await sent(getTenantByInvitation, { qrCode: 'YF83K2', userId: null })).toEqual({
      line: `GET ${path}/getDefTenantByQrCode`,
      payload: { qrCode: 'YF83K2' },
    });
    const invited = { qrCode: 'YF83K2', tenantId, userId: '5' };
    expect(await sent(bindInvitation, invited)).toEqual({ line: `POST ${path}/bind`, payload: invited });
  });

  it('ask for the id of a student and fill in who it is', async () => {
    const path = '/userCenter/anyTenant/student';
    expect(await sent(getStudentId, { tenantId, userId: '5' })).toEqual({
      line: `GET ${path}/getOrCreateStudentId`,
      payload: { tenantId, userId: '5' },
    });
    const student = { tenantId, userId: '5', studentId: '9' };
    expect(
      await sent(updateStudent, { ...student, name: '沈雨薇', schoolId: '70101', enterpriseName: null }),
    ).toEqual({
      line: `POST ${path}/updateStudent`,
      payload: { id: '9', tenantId, userId: '5', realName: '沈雨薇', schoolId: '70101' },
    });
  });

  it('exchange the code of a single sign-on', async () => {
    const payload = { code: 'one-use', redirectUri: 'http://yunfan.localhost/sso-login', tenantId };
    expect(await sent(exchangeSsoCode, payload)).toEqual({ line: 'POST /contact/app/kingdee/sso', payload });
  });
});

describe('calls of a test', () => {
  const root = 'POST /teaching/anyone/studentTest';
  const ids = { workId: '7', answerLogId: '8' };

  it('name the work and the attempt', async () => {
    const place = { classId: '1', studentId: '2', courseId: null, classroomId: '4' };
    expect(await sent(getTestDetail, place)).toEqual({
      line: `${root}/detail`,
      payload: { classId: '1', studentId: '2', classroomId: '4' },
    });
    expect(await sent(getPaper, ids)).toEqual({ line: `${root}/paper`, payload: { workId: '7' } });
    expect(await sent(listTestLogs, { testStudentId: '7' })).toEqual({
      line: `${root}/logs`,
      payload: { testStudentId: '7' },
    });
    expect(await sent(startAnswerSession, ids)).toEqual({ line: `${root}/start`, payload: { id: '7' } });
    expect(await sent(finishTest, ids)).toEqual({
      line: `${root}/finish`,
      payload: { testId: '7', answerLogId: '8' },
    });
    expect(await sent(getTestReview, ids)).toEqual({ line: `${root}/review`, payload: ids });
  });

  it.each([
    ['single', { optionKeys: ['B'], texts: [] }, { optionList: ['B'] }],
    ['multiple', { optionKeys: ['A', 'C'], texts: [] }, { optionList: ['A', 'C'] }],
    ['true-false', { optionKeys: ['2'], texts: [] }, { optionList: ['2'] }],
    ['blanks', { optionKeys: [], texts: [' 2 ', '', 'a|b'] }, { content: '2||a｜b', optionList: [] }],
    [
      'short-answer',
      { optionKeys: [], texts: ['先评估 | 不搬动\n'] },
      { content: '先评估 | 不搬动\n', optionList: [] },
    ],
  ] as const)('save the answer of a %s question', async (kind, { optionKeys, texts }, questionAnswerVO) => {
    const answer = { optionKeys: [...optionKeys], texts: [...texts] };
    const where = { questionId: '9', unitId: '10', kind, secondsSpent: 12 };
    expect(await sent(saveAnswer, { ...ids, ...where, answer, answeredAt: NOW })).toEqual({
      line: `${root}/saveAnswer`,
      payload: {
        answerLogId: '8',
        answerTime: '2026-11-21 13:05:09',
        id: '7',
        questionAnswerVO,
        questionId: '9',
        questionUnitId: '10',
        submitTime: '2026-11-21 13:05:09',
      },
    });
  });

  it('report the activity as completed', async () => {
    const place = { activityId: '1', bizType: 'TEST', activityContentId: '3', tenantId, userId: '5' };
    expect(await sent(reportCompletion, { ...place, classId: '6', classroomId: '4', at: NOW })).toEqual({
      line: 'POST /teaching/anyone/activity/reportCompletion',
      payload: {
        ...place,
        bizId: '6',
        contentId: '4',
        currentTime: formatDateTime(NOW),
        finStatus: 2,
        realValue: 1,
        dutyType: 'SUBMIT',
      },
    });
  });
});
