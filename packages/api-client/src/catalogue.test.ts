import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

it('lists each endpoint once', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual([
    'album.categories',
    'album.materials',
    'album.tabs',
    'certificate.captcha',
    'certificate.graduation',
    'certificate.level',
    'class.activities',
    'class.detail',
    'class.list',
    'class.listAllTenants',
    'class.updateEnrolState',
    'comment.getReply',
    'comment.page',
    'comment.remove',
    'comment.replies',
    'comment.reply',
    'comment.save',
    'commonQuestion.page',
    'consultation.saveClue',
    'coupon.receivable',
    'courseReview.page',
    'courseReview.tags',
    'customerService.contact',
    'home.announcements',
    'home.banners',
    'hotMajor.detail',
    'hotMajor.page',
    'like.add',
    'like.remove',
    'location.lookUp',
    'login.byPassword',
    'login.bySms',
    'login.sendSmsCode',
    'login.userInfo',
    'news.categories',
    'news.detail',
    'news.page',
    'notice.detail',
    'notice.page',
    'product.byIds',
    'product.categories',
    'product.pageOfCategory',
    'registration.bindInvitation',
    'registration.bySms',
    'registration.studentId',
    'registration.tenantByInvitation',
    'registration.updateStudent',
    'school.business',
    'school.businessLines',
    'school.details',
    'school.info',
    'school.visitorCount',
    'shortVideo.page',
    'shortVideo.tags',
    'sso.exchange',
    'tenant.byPreDomain',
    'test.detail',
    'test.finish',
    'test.logs',
    'test.paper',
    'test.reportCompletion',
    'test.reportRemainingTime',
    'test.review',
    'test.saveAnswer',
    'test.start',
  ]);
});

it.each(catalogue.map(({ id, path }) => [id, path]))('%s has a path below the base', (_, path) => {
  expect(path).toMatch(/^(\/[A-Za-z{}]+)+$/);
  expect(path).not.toMatch(/^\/api\//);
});

it('only these endpoints share a path with another one', () => {
  const keys = catalogue.map(({ method, path }) => method + path);
  const shared = catalogue.filter((_, index) => keys.filter((key) => key === keys[index]).length > 1);
  expect(shared.map(({ id }) => id).toSorted()).toEqual([
    'login.byPassword',
    'login.bySms',
    'registration.bySms',
    'school.business',
    'school.details',
  ]);
});

it('the failures of these endpoints show no toast', () => {
  const quiet = catalogue.filter(({ isQuiet }) => isQuiet).map(({ id }) => id);
  expect(quiet.toSorted()).toEqual([
    'album.materials',
    'certificate.captcha',
    'certificate.graduation',
    'certificate.level',
    'comment.reply',
    'comment.save',
    'consultation.saveClue',
    'customerService.contact',
    'location.lookUp',
    'login.byPassword',
    'login.bySms',
    'registration.bindInvitation',
    'registration.bySms',
    'registration.studentId',
    'registration.tenantByInvitation',
    'registration.updateStudent',
    'sso.exchange',
    'tenant.byPreDomain',
    'test.finish',
    'test.logs',
    'test.reportCompletion',
    'test.reportRemainingTime',
    'test.saveAnswer',
    'test.start',
  ]);
});
