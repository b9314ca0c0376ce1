import type { Client } from '@cloud-school/api-client';
import type { Route } from '../http/Route.ts';
import { ACTIVITY_ROUTES } from './activity.ts';
import { ALBUM_ROUTES } from './album.ts';
import { CERTIFICATE_ROUTES } from './certificate.ts';
import { CLASS_ROUTES } from './class.ts';
import { ATTENDANCE_ROUTES } from './attendance.ts';
import { CLASSROOM_ROUTES } from './classroom.ts';
import { STUDY_RECORD_ROUTES } from './studyRecord.ts';
import { CLASS_STATISTICS_ROUTES } from './classStatistics.ts';
import { CONTENT_OPERATION_ROUTES } from './contentOperation.ts';
import { CONSULTATION_ROUTES } from './consultation.ts';
import { COURSE_ROUTES } from './course.ts';
import { COURSE_OPENING_ROUTES } from './courseOpening.ts';
import { COURSE_REVIEW_ROUTES } from './courseReview.ts';
import { CUSTOMER_SERVICE_ROUTES } from './customerService.ts';
import { COMMENT_ROUTES } from './comment.ts';
import { COUPON_ROUTES } from './coupon.ts';
import { HOME_ROUTES } from './home.ts';
import { LESSON_COMMENT_ROUTES } from './lessonComment.ts';
import { LESSON_LIKE_ROUTES } from './lessonLike.ts';
import { LIKE_ROUTES } from './like.ts';
import { LOCATION_ROUTES } from './location.ts';
import { HOMEWORK_ROUTES } from './homework.ts';
import { HOT_MAJOR_ROUTES } from './hotMajor.ts';
import { LOGIN_ROUTES } from './login.ts';
import { NEWS_ROUTES } from './news.ts';
import { NOTE_ROUTES } from './note.ts';
import { NOTICE_ROUTES } from './notice.ts';
import { REGISTRATION_ROUTES } from './registration.ts';
import { PRODUCT_ROUTES } from './product.ts';
import { SCHOOL_ROUTES } from './school.ts';
import { SCHOOL_INFORMATION_ROUTES } from './schoolInformation.ts';
import { SHORT_VIDEO_ROUTES } from './shortVideo.ts';
import { SSO_ROUTES } from './sso.ts';
import { STUDY_QUESTION_ROUTES } from './studyQuestion.ts';
import { TENANT_ROUTES } from './tenant.ts';
import { TIMETABLE_ROUTES } from './timetable.ts';
import { TEST_ROUTES } from './test.ts';
import { XSKT_ROUTES } from './xskt.ts';

/** All routes of the sandbox. */
export const ROUTE_TABLE: Route[] = [
  ...TENANT_ROUTES,
  ...SCHOOL_ROUTES,
  ...SCHOOL_INFORMATION_ROUTES,
  ...HOME_ROUTES,
  ...CONTENT_OPERATION_ROUTES,
  ...NOTICE_ROUTES,
  ...NEWS_ROUTES,
  ...COURSE_REVIEW_ROUTES,
  ...SHORT_VIDEO_ROUTES,
  ...LIKE_ROUTES,
  ...CERTIFICATE_ROUTES,
  ...ALBUM_ROUTES,
  ...COMMENT_ROUTES,
  ...PRODUCT_ROUTES,
  ...COUPON_ROUTES,
  ...HOT_MAJOR_ROUTES,
  ...LOGIN_ROUTES,
  ...CUSTOMER_SERVICE_ROUTES,
  ...CONSULTATION_ROUTES,
  ...LOCATION_ROUTES,
  ...REGISTRATION_ROUTES,
  ...SSO_ROUTES,
  ...CLASS_ROUTES,
  ...CLASS_STATISTICS_ROUTES,
  ...ACTIVITY_ROUTES,
  ...COURSE_OPENING_ROUTES,
  ...COURSE_ROUTES,
  ...TIMETABLE_ROUTES,
  ...STUDY_QUESTION_ROUTES,
  ...NOTE_ROUTES,
  ...LESSON_COMMENT_ROUTES,
  ...LESSON_LIKE_ROUTES,
  ...CLASSROOM_ROUTES,
  ...ATTENDANCE_ROUTES,
  ...STUDY_RECORD_ROUTES,
  ...TEST_ROUTES,
  ...HOMEWORK_ROUTES,
  ...XSKT_ROUTES,
];

/** Ids of the endpoints that have a route. */
export const routedEndpointIds: readonly string[] = ROUTE_TABLE.map(({ endpoint }) => endpoint.id);

/** Makes the example of each route that has one, one after another, for a student in the first class of the first school. */
export async function callExamples(call: Client['call']): Promise<void> {
  for (const { callExample } of ROUTE_TABLE) await callExample?.(call);
}
