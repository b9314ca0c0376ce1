import type { Endpoint } from './endpoint.ts';
import * as album from './endpoints/album.ts';
import * as certificate from './endpoints/certificate.ts';
import * as classes from './endpoints/class.ts';
import * as consultation from './endpoints/consultation.ts';
import * as courseReview from './endpoints/courseReview.ts';
import * as customerService from './endpoints/customerService.ts';
import * as comment from './endpoints/comment.ts';
import * as coupon from './endpoints/coupon.ts';
import * as home from './endpoints/home.ts';
import * as like from './endpoints/like.ts';
import * as location from './endpoints/location.ts';
import * as hotMajor from './endpoints/hotMajor.ts';
import * as login from './endpoints/login.ts';
import * as news from './endpoints/news.ts';
import * as notice from './endpoints/notice.ts';
import * as registration from './endpoints/registration.ts';
import * as product from './endpoints/product.ts';
import * as review from './endpoints/review.ts';
import * as school from './endpoints/school.ts';
import * as shortVideo from './endpoints/shortVideo.ts';
import * as sso from './endpoints/sso.ts';
import * as tenant from './endpoints/tenant.ts';
import * as test from './endpoints/test.ts';
import * as user from './endpoints/user.ts';

/** Every endpoint, for the sandbox and the tests. A page imports only the endpoints that it calls (decision 0001). */
export const catalogue: readonly Endpoint<never, unknown>[] = /* @__PURE__ */ [
  tenant,
  school,
  home,
  notice,
  news,
  courseReview,
  shortVideo,
  like,
  certificate,
  album,
  comment,
  product,
  coupon,
  hotMajor,
  login,
  user,
  customerService,
  consultation,
  location,
  registration,
  sso,
  classes,
  test,
  review,
].flatMap((resource) => Object.values<Endpoint<never, unknown>>(resource));
