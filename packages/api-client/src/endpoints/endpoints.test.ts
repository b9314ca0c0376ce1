import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { captureRequest } from '../testing/captureRequest.ts';
import { findGraduationCertificate, findLevelCertificate, getCaptcha } from './certificate/certificate.ts';
import {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  updateEnrolState,
} from './learning/class.ts';
import { saveClue } from './school/consultation.ts';
import { getServiceContact } from './school/customerService.ts';
import { listReceivableCoupons } from './site/coupon.ts';
import { listAnnouncements, listBanners } from './site/home.ts';
import { lookUpLocation } from './school/location.ts';
import { getHotMajor, pageCommonQuestions, pageHotMajors } from './site/hotMajor.ts';
import { loginByPassword, loginBySms, sendSmsCode } from './account/login.ts';
import { getUserInfo } from './person/user.ts';
import { getNewsDetail, listNewsCategories, pageNews } from './site/news.ts';
import { getNoticeDetail, pageNotices } from './site/notice.ts';
import {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './account/registration.ts';
import { listProductCategories, listProducts, pageCategoryProducts } from './site/product.ts';
import { getSchoolDetails } from './school/schoolDetails.ts';
import { getBusinessLines, getBusinessSchool, getSchoolInfo, getVisitorCount } from './school/school.ts';
import { exchangeSsoCode } from './account/sso.ts';
import { getTenantByPreDomain } from './school/tenant.ts';

const NOW = new Date(2026, 10, 21, 13, 5, 9).getTime();
const tenantId = '1001';

beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('requests of the public site', () => {
  it('get the tenant of a host', async () => {
    expect(await captureRequest(getTenantByPreDomain, { preDomain: 'yunfan' })).toEqual({
      line: 'GET /system/anyTenant/defTenant/getTenantByPreDomain',
      payload: { data: 'yunfan' },
    });
  });

  it.each([
    [getSchoolInfo, '/universityAdvertise/anyUser/university/info/getInfoByTenantId'],
    [getBusinessSchool, '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId'],
    [getSchoolDetails, '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId'],
    [getBusinessLines, '/universityAdvertise/anyUser/business/getByTenantId'],
    [getVisitorCount, '/universityAdvertise/anyUser/visitorCount'],
    [listBanners, '/universityAdvertise/anyUser/contentOperation/getMaterialPosterList'],
  ] as [Endpoint<{ tenantId: string }, unknown>, string][])(
    'send the tenant id: $id',
    async (endpoint, path) => {
      expect(await captureRequest(endpoint, { tenantId })).toEqual({
        line: `GET ${path}`,
        payload: { tenantId },
      });
    },
  );

  it('list the announcements of a period', async () => {
    const span = { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 00:00:00' };
    expect(await captureRequest(listAnnouncements, span)).toEqual({
      line: 'POST /universityAdvertise/anyBiz/discoverArticle/mergeCustomPage',
      payload: span,
    });
  });

  it('list the recommended products of a category', async () => {
    expect(await captureRequest(listProductCategories, { tenantId })).toEqual({
      line: 'POST /product/anyBiz/productOperationCategory/query',
      payload: { tenantId, isVariety: 0, state: 1 },
    });
    expect(await captureRequest(pageCategoryProducts, { categoryId: '81', current: 2, size: 4 })).toEqual({
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

  it('list products by their ids', async () => {
    expect(await captureRequest(listProducts, { productIds: ['7', '8'] })).toEqual({
      line: 'POST /product/anyBiz/product/page',
      payload: { current: 1, size: 2, model: { prodIdList: ['7', '8'] } },
    });
  });

  it('list the newest coupons', async () => {
    expect(await captureRequest(listReceivableCoupons, { size: 3 })).toEqual({
      line: 'POST /enroll/anyBiz/coupon/list/receivablePage',
      payload: { current: 1, size: 3, order: 'descending', sort: 'createdTime', model: { state: 1 } },
    });
  });

  it('list pages of published notices and news, newest first', async () => {
    expect(await captureRequest(pageNotices, { current: 2, size: 6 })).toEqual({
      line: 'POST /universityAdvertise/anyUser/notice/page',
      payload: { current: 2, size: 6, order: 'descending', sort: 'createdTime', model: { status: 1 } },
    });
    const news = { current: 1, size: 4, order: 'descending', sort: 'publishTime' };
    const line = 'POST /universityAdvertise/anyUser/newInformation/newInformationPage';
    expect(await captureRequest(pageNews, { current: 1, size: 4 })).toEqual({
      line,
      payload: { ...news, model: { status: 1 } },
    });
    expect(await captureRequest(pageNews, { current: 1, size: 4, categoryId: '9' })).toEqual({
      line,
      payload: { ...news, model: { categorizeId: '9', status: 1 } },
    });
  });

  it('get one notice', async () => {
    expect(await captureRequest(getNoticeDetail, { id: '51009' })).toEqual({
      line: 'GET /universityAdvertise/anyUser/notice/detail',
      payload: { id: '51009' },
    });
  });
});

describe('requests of the site frame', () => {
  it('get the one contact of a school', async () => {
    expect(await captureRequest(getServiceContact, { tenantId })).toEqual({
      line: 'POST /universityAdvertise/anyUser/customerService/page',
      payload: { current: 1, size: 1, model: { tenantId } },
    });
  });

  it('send a message', async () => {
    const message = {
      clueId: 'u-1',
      name: '沈雨薇',
      mobile: '13857146209',
      content: '周末能上课吗？',
      code: '123456',
    };
    expect(await captureRequest(saveClue, message)).toEqual({
      line: 'POST /universityAdvertise/anyUser/clue/saveClue',
      payload: message,
    });
  });

  it('look up the visitor’s position, with the key of the maps service if there is one', async () => {
    const line = 'POST /system/anyTenant/mapProxy';
    const path = '/ws/location/v1/ip';
    expect(await captureRequest(lookUpLocation, { mapsKey: null })).toEqual({
      line,
      payload: { path, data: {} },
    });
    expect(await captureRequest(lookUpLocation, { mapsKey: 'k' })).toEqual({
      line,
      payload: { path, data: { key: 'k' } },
    });
  });
});

describe('requests of the news pages', () => {
  it('get one item and all categories', async () => {
    expect(await captureRequest(getNewsDetail, { id: '62009' })).toEqual({
      line: 'GET /universityAdvertise/anyUser/newInformation/detail',
      payload: { id: '62009' },
    });
    expect(await captureRequest(listNewsCategories, {})).toEqual({
      line: 'POST /universityAdvertise/anyUser/categorize/page',
      payload: { size: 99, order: 'ascending', sort: 'sort', model: { status: 1 } },
    });
  });
});

describe('requests of the certificate query', () => {
  it('get a captcha and, with its code, a certificate', async () => {
    expect(await captureRequest(getCaptcha, { key: 'abcdefgh23456789' })).toEqual({
      line: 'GET /oauth/anyTenant/captcha',
      payload: { key: 'abcdefgh23456789' },
    });
    const captcha = { captchaKey: 'abcdefgh23456789', captchaCode: '7294' };
    const query = { ...captcha, certificateNumber: 'S0001', name: '沈雨薇' };
    expect(await captureRequest(findLevelCertificate, query)).toEqual({
      line: 'POST /evaluate/anyTenant/certificate/queryCertificateByCode',
      payload: { ...captcha, certificateCode: 'S0001', name: '沈雨薇' },
    });
    expect(await captureRequest(findGraduationCertificate, query)).toEqual({
      line: 'POST /teaching/anyTenant/queryTeachUserCert',
      payload: { ...captcha, certificateNum: 'S0001', studentName: '沈雨薇' },
    });
  });
});

describe('requests of the hot majors', () => {
  const root = '/universityAdvertise/anyUser';

  it('list the catalogue by seq and get one major', async () => {
    expect(await captureRequest(pageHotMajors, { size: 10 })).toEqual({
      line: `POST ${root}/hotMajor/hotMajorPage`,
      payload: { size: 10, order: 'ascending', sort: 'seq', model: {} },
    });
    expect(await captureRequest(getHotMajor, { id: '71001' })).toEqual({
      line: `GET ${root}/hotMajor/detail`,
      payload: { id: '71001' },
    });
  });

  it('list the questions of the school or of one major', async () => {
    const line = `POST ${root}/commonQuestion/commonQuestionPage`;
    expect(await captureRequest(pageCommonQuestions, { size: 3 })).toEqual({
      line,
      payload: { size: 3, model: {} },
    });
    expect(await captureRequest(pageCommonQuestions, { size: 3, majorId: '71001' })).toEqual({
      line,
      payload: { size: 3, model: { majorId: '71001' } },
    });
  });
});

describe('requests of login and classes', () => {
  it('request an SMS code with the current time', async () => {
    expect(await captureRequest(sendSmsCode, { mobile: '13800138000' })).toEqual({
      line: 'GET /oauth/anyTenant/sendSmsCode',
      payload: { mobile: '13800138000', templateCode: 'VISITOR_MSG_VERIFY', timestamp: String(NOW) },
    });
  });

  it('log in by SMS and by password', async () => {
    const line = 'POST /oauth/anyTenant/login';
    const student = { tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI', bizId: '20001' };
    const sms = { mobile: '13800138000', code: '123456' };
    expect(await captureRequest(loginBySms, { ...sms, tenantId, bizId: '20001' })).toEqual({
      line,
      payload: { grantType: 'MOBILE_LOGIN_REGISTER', ...sms, ...student },
    });
    const password = { username: 'shen', password: 'yunfan2026' };
    expect(await captureRequest(loginByPassword, { ...password, tenantId, bizId: '20001' })).toEqual({
      line,
      payload: { grantType: 'PASSWORD', ...password, ...student },
    });
    expect(await captureRequest(getUserInfo, {})).toEqual({
      line: 'POST /oauth/appUser/getUserInfo',
      payload: {},
    });
  });

  it('list classes and record that the student entered one', async () => {
    const list = '/teaching/anyone/teachingClass/queryStudentClassAndPeriodList';
    const payload = { userId: '5' };
    expect(await captureRequest(listStudentClasses, { userId: '5' })).toEqual({
      line: `POST ${list}`,
      payload,
    });
    expect(await captureRequest(listStudentClassesOfAllTenants, { userId: '5' })).toEqual({
      line: `POST ${list}IgnoreTenant`,
      payload,
    });
    expect(await captureRequest(updateEnrolState, { classId: '6', userId: '5' })).toEqual({
      line: 'POST /product/app/classStudent/updateEnrolState',
      payload: { classId: '6', userId: '5' },
    });
  });

  it('get a class and its activities', async () => {
    const ids = { classId: '6', userId: '5' };
    expect(await captureRequest(getClassDetail, { ...ids, studentId: null, schoolId: '2001' })).toEqual({
      line: 'POST /teaching/anyone/teachingClass/detail',
      payload: { ...ids, schoolId: '2001' },
    });
    expect(await captureRequest(listClassActivities, ids)).toEqual({
      line: 'POST /teaching/anyone/activity/listByClass',
      payload: ids,
    });
  });
});

describe('requests of registration and single sign-on', () => {
  it('register by SMS with the bizType of registrations, and a name if there is one', async () => {
    const line = 'POST /oauth/anyTenant/login';
    const sms = { mobile: '13800138000', code: '123456' };
    const wire = {
      grantType: 'MOBILE_LOGIN_REGISTER',
      ...sms,
      tenantId,
      terminalType: 'ALL_USER',
      bizType: 'E_PC',
    };
    expect(
      await captureRequest(registerBySms, { ...sms, nickName: '沈雨薇', tenantId, bizId: '70101' }),
    ).toEqual({
      line,
      payload: { ...wire, nickName: '沈雨薇', bizId: '70101' },
    });
    expect(await captureRequest(registerBySms, { ...sms, nickName: null, tenantId })).toEqual({
      line,
      payload: wire,
    });
  });

  it('look up an invitation and bind it', async () => {
    const path = '/userCenter/anyTenant/qrCodeUser';
    expect(await captureRequest(getTenantByInvitation, { qrCode: 'YF83K2', userId: null })).toEqual({
      line: `GET ${path}/getDefTenantByQrCode`,
      payload: { qrCode: 'YF83K2' },
    });
    const invited = { qrCode: 'YF83K2', tenantId, userId: '5' };
    expect(await captureRequest(bindInvitation, invited)).toEqual({
      line: `POST ${path}/bind`,
      payload: invited,
    });
  });

  it('get the id of a student and save the student’s data', async () => {
    const path = '/userCenter/anyTenant/student';
    expect(await captureRequest(getStudentId, { tenantId, userId: '5' })).toEqual({
      line: `GET ${path}/getOrCreateStudentId`,
      payload: { tenantId, userId: '5' },
    });
    const student = { tenantId, userId: '5', studentId: '9' };
    expect(
      await captureRequest(updateStudent, {
        ...student,
        name: '沈雨薇',
        schoolId: '70101',
        enterpriseName: null,
      }),
    ).toEqual({
      line: `POST ${path}/updateStudent`,
      payload: { id: '9', tenantId, userId: '5', realName: '沈雨薇', schoolId: '70101' },
    });
  });

  it('exchange the code of a single sign-on', async () => {
    const payload = { code: 'one-use', redirectUri: 'http://yunfan.localhost/sso-login', tenantId };
    expect(await captureRequest(exchangeSsoCode, payload)).toEqual({
      line: 'POST /contact/app/kingdee/sso',
      payload,
    });
  });
});
