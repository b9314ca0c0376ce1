// The client and its errors
export { createClient } from './createClient.ts';
export type { CallOptions, Client, ClientConfig, ClientOptions, ClientSession } from './Client.ts';
export { ApiError, type ApiErrorKind } from './errors/ApiError.ts';
export { isApiError } from './errors/isApiError.ts';
export { MalformedError } from './errors/MalformedError.ts';

// Endpoints as data
export { defineEndpoint, type Endpoint } from './endpoint.ts';
export { catalogue } from './catalogue.ts';

// Tenant and school
export { getTenantByPreDomain } from './endpoints/tenant.ts';
export { getBusinessLines, getBusinessSchool, getSchoolInfo, getVisitorCount } from './endpoints/school.ts';
export { getServiceContact } from './endpoints/customerService.ts';
export { saveClue } from './endpoints/consultation.ts';
export { lookUpLocation } from './endpoints/location.ts';
export { parseSchoolProfile } from './entities/parseSchoolProfile.ts';
export { BUSINESS_LINES, type BusinessLine } from './entities/BusinessLine.ts';
export type { Position } from './entities/Position.ts';
export type { BusinessSchool, School } from './entities/School.ts';
export type {
  CertificationLevel,
  CertificationOrganization,
  EducationalInstitution,
  EnrolmentDistrict,
  SchoolPlace,
  SchoolProfile,
  ServicePoint,
  ServicePointKind,
} from './entities/SchoolProfile.ts';
export type { ServiceContact } from './entities/ServiceContact.ts';
export type { Tenant } from './entities/Tenant.ts';

// Home page, news and notices
export { listAnnouncements, listBanners } from './endpoints/home.ts';
export { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from './endpoints/album.ts';
export { listShortVideoTags, pageShortVideos } from './endpoints/shortVideo.ts';
export { getNewsDetail, listNewsCategories, pageNews } from './endpoints/news.ts';
export { getNoticeDetail, pageNotices } from './endpoints/notice.ts';
export type { AlbumCategory, AlbumMaterial, AlbumTab } from './entities/Album.ts';
export type { Announcement } from './entities/Announcement.ts';
export type { Banner } from './entities/Banner.ts';
export type { News, NewsCategory, NewsDetail } from './entities/News.ts';
export type { Notice, NoticeDetail } from './entities/Notice.ts';
export type { ShortVideo, ShortVideoKind } from './entities/ShortVideo.ts';

// Products, coupons, majors and certificates
export { listProductCategories, listProducts, pageCategoryProducts } from './endpoints/product.ts';
export { listReceivableCoupons } from './endpoints/coupon.ts';
export { getHotMajor, pageCommonQuestions, pageHotMajors } from './endpoints/hotMajor.ts';
export { findGraduationCertificate, findLevelCertificate, getCaptcha } from './endpoints/certificate.ts';
export type { Certificate, GraduationCertificate, LevelCertificate } from './entities/Certificate.ts';
export type { Coupon } from './entities/Coupon.ts';
export type { CommonQuestion, HotMajor, RelatedCertificate, Salary } from './entities/HotMajor.ts';
export type {
  CertificateVerification,
  Price,
  Product,
  ProductCategory,
  ProductStep,
} from './entities/Product.ts';

// Reviews of trainings, comments and likes
export { listCourseReviewTags, pageCourseReviews } from './endpoints/courseReview.ts';
export {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from './endpoints/comment.ts';
export { addLike, removeLike } from './endpoints/like.ts';
export type { Comment, CommentObject, CommentObjectKind } from './entities/Comment.ts';
export type { CountedTag } from './entities/CountedTag.ts';
export type { CourseReview, ReviewFile } from './entities/CourseReview.ts';
export type { LikeKind } from './entities/LikeKind.ts';

// Login and registration
export { loginByPassword, loginBySms, sendSmsCode, type SmsPurpose } from './endpoints/login.ts';
export { exchangeSsoCode } from './endpoints/sso.ts';
export { getUserInfo } from './endpoints/user.ts';
export {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './endpoints/registration.ts';
export type { CloudSchool, CloudSchools, RegistrationType } from './entities/CloudSchool.ts';
export type { Login } from './entities/Login.ts';
export type { User } from './entities/User.ts';

// Classes and their activities
export {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  updateEnrolState,
} from './endpoints/class.ts';
export type {
  ActivityContent,
  AttendanceStatus,
  ClassActivity,
  ContentKind,
} from './entities/ClassActivity.ts';
export type { ClassDetail, ClassStatus } from './entities/ClassDetail.ts';
export type { ServiceStatus, StudentClass } from './entities/StudentClass.ts';

// Tests: intro, paper, attempt, review
export {
  finishTest,
  getPaper,
  getTestDetail,
  listTestLogs,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
  type Completion,
  type TimeReport,
} from './endpoints/test.ts';
export { getTestReview } from './endpoints/review.ts';
export type { Paper, QuestionGroup } from './entities/Paper.ts';
export type { Answer, Question, QuestionKind, QuestionOption, Solution } from './entities/Question.ts';
export type { AnswerLog, FinishResult, Review, StartedAttempt, TestDetail } from './entities/TestAttempt.ts';
export type { AnswerToSave } from './entities/toAnswerBody.ts';

// Lists
export type { Page } from './entities/Page.ts';
