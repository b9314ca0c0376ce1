export { catalogue } from './catalogue.ts';
export type { CallOptions, Client, ClientConfig, ClientOptions, ClientSession } from './Client.ts';
export { createClient } from './createClient.ts';
export { defineEndpoint, type Endpoint } from './endpoint.ts';
export { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from './endpoints/album.ts';
export { findGraduationCertificate, findLevelCertificate, getCaptcha } from './endpoints/certificate.ts';
export {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  updateEnrolState,
} from './endpoints/class.ts';
export { saveClue } from './endpoints/consultation.ts';
export { listCourseReviewTags, pageCourseReviews } from './endpoints/courseReview.ts';
export { getServiceContact } from './endpoints/customerService.ts';
export {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from './endpoints/comment.ts';
export { listReceivableCoupons } from './endpoints/coupon.ts';
export { listAnnouncements, listBanners } from './endpoints/home.ts';
export { addLike, removeLike } from './endpoints/like.ts';
export { lookUpLocation } from './endpoints/location.ts';
export { getHotMajor, pageCommonQuestions, pageHotMajors } from './endpoints/hotMajor.ts';
export { loginByPassword, loginBySms, sendSmsCode } from './endpoints/login.ts';
export { getNewsDetail, listNewsCategories, pageNews } from './endpoints/news.ts';
export { getNoticeDetail, pageNotices } from './endpoints/notice.ts';
export {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './endpoints/registration.ts';
export { listProductCategories, listProducts, pageCategoryProducts } from './endpoints/product.ts';
export { getTestReview } from './endpoints/review.ts';
export { getBusinessLines, getBusinessSchool, getSchoolInfo, getVisitorCount } from './endpoints/school.ts';
export { listShortVideoTags, pageShortVideos } from './endpoints/shortVideo.ts';
export { exchangeSsoCode } from './endpoints/sso.ts';
export { getTenantByPreDomain } from './endpoints/tenant.ts';
export { getUserInfo } from './endpoints/user.ts';
export {
  finishTest,
  getPaper,
  getTestDetail,
  listTestLogs,
  reportCompletion,
  saveAnswer,
  startAnswerSession,
} from './endpoints/test.ts';
export type { AlbumCategory, AlbumMaterial, AlbumTab } from './entities/Album.ts';
export type { Announcement } from './entities/Announcement.ts';
export type { Banner } from './entities/Banner.ts';
export { BUSINESS_LINES, type BusinessLine } from './entities/BusinessLine.ts';
export type { Certificate, GraduationCertificate, LevelCertificate } from './entities/Certificate.ts';
export type {
  ActivityContent,
  AttendanceStatus,
  ClassActivity,
  ContentKind,
} from './entities/ClassActivity.ts';
export type { ClassDetail, ClassStatus } from './entities/ClassDetail.ts';
export { CLOUD_SCHOOLS, type CloudSchool, type RegistrationType } from './entities/CloudSchool.ts';
export type { Comment, CommentObject, CommentObjectType } from './entities/Comment.ts';
export type { Coupon } from './entities/Coupon.ts';
export type { CommonQuestion, HotMajor, RelatedCertificate, Salary } from './entities/HotMajor.ts';
export type { CountedTag } from './entities/CountedTag.ts';
export type { CourseReview, ReviewFile } from './entities/CourseReview.ts';
export type { LikeKind } from './entities/LikeKind.ts';
export type { Login } from './entities/Login.ts';
export type { News, NewsCategory, NewsDetail } from './entities/News.ts';
export type { Notice, NoticeDetail } from './entities/Notice.ts';
export type { Page } from './entities/Page.ts';
export type { Paper, QuestionGroup } from './entities/Paper.ts';
export type { Position } from './entities/Position.ts';
export type {
  CertificateVerification,
  Price,
  Product,
  ProductCategory,
  ProductStep,
} from './entities/Product.ts';
export type { Answer, Question, QuestionKind, QuestionOption, Solution } from './entities/Question.ts';
export { parseSchoolProfile } from './entities/parseSchoolProfile.ts';
export type { BusinessSchool, School } from './entities/School.ts';
export type { ServiceContact } from './entities/ServiceContact.ts';
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
export type { ShortVideo, ShortVideoKind } from './entities/ShortVideo.ts';
export type { ServiceStatus, StudentClass } from './entities/StudentClass.ts';
export type { Tenant } from './entities/Tenant.ts';
export type { AnswerLog, AnswerSession, FinishedTest, Review, TestDetail } from './entities/TestAttempt.ts';
export type { SavedAnswer } from './entities/toAnswerRecord.ts';
export type { User } from './entities/User.ts';
export { ApiError, type ApiErrorKind } from './errors/ApiError.ts';
export { MalformedError } from './errors/MalformedError.ts';
