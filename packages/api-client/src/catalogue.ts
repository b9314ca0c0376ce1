import type { Endpoint } from './endpoint.ts';
import * as album from './endpoints/site/album.ts';
import * as article from './endpoints/site/article.ts';
import * as attendance from './endpoints/lesson/attendance.ts';
import * as browseCount from './endpoints/school/browseCount.ts';
import * as certificate from './endpoints/certificate/certificate.ts';
import * as activity from './endpoints/learning/activity.ts';
import * as classes from './endpoints/learning/class.ts';
import * as classroom from './endpoints/lesson/classroom.ts';
import * as contentOperation from './endpoints/site/contentOperation.ts';
import * as consultation from './endpoints/school/consultation.ts';
import * as course from './endpoints/learning/course.ts';
import * as courseOpening from './endpoints/learning/courseOpening.ts';
import * as courseReview from './endpoints/site/courseReview.ts';
import * as customerService from './endpoints/school/customerService.ts';
import * as comment from './endpoints/site/comment.ts';
import * as coupon from './endpoints/site/coupon.ts';
import * as home from './endpoints/site/home.ts';
import * as lessonComment from './endpoints/lesson/lessonComment.ts';
import * as lessonContent from './endpoints/lesson-content/lessonContent.ts';
import * as lessonLike from './endpoints/lesson/lessonLike.ts';
import * as like from './endpoints/site/like.ts';
import * as location from './endpoints/school/location.ts';
import * as hotMajor from './endpoints/site/hotMajor.ts';
import * as login from './endpoints/account/login.ts';
import * as news from './endpoints/site/news.ts';
import * as note from './endpoints/lesson/note.ts';
import * as notice from './endpoints/site/notice.ts';
import * as registration from './endpoints/account/registration.ts';
import * as product from './endpoints/site/product.ts';
import * as homework from './endpoints/exam/homework.ts';
import * as review from './endpoints/exam/review.ts';
import * as rolePack from './endpoints/person/rolePack.ts';
import * as school from './endpoints/school/school.ts';
import * as schoolDetails from './endpoints/school/schoolDetails.ts';
import * as schoolDomain from './endpoints/school/schoolDomain.ts';
import * as schoolInformation from './endpoints/school/schoolInformation.ts';
import * as shortVideo from './endpoints/site/shortVideo.ts';
import * as sso from './endpoints/account/sso.ts';
import * as studyQuestion from './endpoints/lesson/studyQuestion.ts';
import * as studyRecord from './endpoints/lesson/studyRecord.ts';
import * as tenant from './endpoints/school/tenant.ts';
import * as test from './endpoints/exam/test.ts';
import * as xskt from './endpoints/exam/xskt.ts';
import * as timetable from './endpoints/learning/timetable.ts';
import * as user from './endpoints/person/user.ts';

/** Every endpoint, for the sandbox and the tests. A page imports only the endpoints that it calls (decision 0001). */
export const catalogue: readonly Endpoint<never, unknown>[] = /* @__PURE__ */ [
  tenant,
  school,
  schoolDetails,
  schoolDomain,
  schoolInformation,
  browseCount,
  rolePack,
  home,
  contentOperation,
  article,
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
  activity,
  courseOpening,
  course,
  timetable,
  studyQuestion,
  note,
  lessonComment,
  lessonLike,
  classroom,
  lessonContent,
  attendance,
  studyRecord,
  test,
  homework,
  review,
  xskt,
].flatMap((resource) => Object.values<Endpoint<never, unknown>>(resource));
