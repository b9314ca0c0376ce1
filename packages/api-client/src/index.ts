// The client and its errors
export { createClient } from './createClient.ts';
export type { CallOptions, Client, ClientConfig, ClientOptions, ClientSession } from './Client.ts';
export { ApiError } from './errors/ApiError.ts';
export { isApiError } from './errors/isApiError.ts';
export { MalformedError } from './errors/MalformedError.ts';

// Endpoints as data
export { defineEndpoint, type Endpoint } from './endpoint.ts';
export { catalogue } from './catalogue.ts';

// Tenant and school
export { getTenantByPreDomain } from './endpoints/school/tenant.ts';
export {
  getBusinessLines,
  getBusinessSchool,
  getSchoolInfo,
  getVisitorCount,
} from './endpoints/school/school.ts';
export { getBrowseCount } from './endpoints/school/browseCount.ts';
export { getSchoolDetails } from './endpoints/school/schoolDetails.ts';
export { getDomainByType, listDomainSuffixes } from './endpoints/school/schoolDomain.ts';
export { listSchoolInformation, querySchoolInformation } from './endpoints/school/schoolInformation.ts';
export { getServiceContact } from './endpoints/school/customerService.ts';
export { saveClue } from './endpoints/school/consultation.ts';
export { lookUpLocation } from './endpoints/school/location.ts';

// Learning area
export {
  getCourseDetail,
  getCourseName,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
} from './endpoints/learning/course.ts';
export { listLessonComments, postLessonComment } from './endpoints/lesson/lessonComment.ts';
export { getLikeInfo, toggleLike } from './endpoints/lesson/lessonLike.ts';
export { createNote, deleteNotes, getNoteCounts, listNotes, updateNote } from './endpoints/lesson/note.ts';
export {
  getQuestionCount,
  getQuestionDraft,
  listStudyQuestions,
  submitQuestion,
} from './endpoints/lesson/studyQuestion.ts';

// Home page, news and notices
export { getArticle, pageArticles } from './endpoints/site/article.ts';
export {
  getContentOperation,
  listContentTags,
  pageContentOperations,
} from './endpoints/site/contentOperation.ts';
export { listAnnouncements, listBanners, listStudentBanners } from './endpoints/site/home.ts';
export { listAlbumCategories, listAlbumMaterials, listAlbumTabs } from './endpoints/site/album.ts';
export { listShortVideoTags, pageShortVideos } from './endpoints/site/shortVideo.ts';
export { getNewsDetail, listNewsCategories, pageNews } from './endpoints/site/news.ts';
export { getNoticeDetail, pageNotices } from './endpoints/site/notice.ts';

// Products, coupons, majors and certificates
export { listProductCategories, listProducts, pageCategoryProducts } from './endpoints/site/product.ts';
export { listReceivableCoupons } from './endpoints/site/coupon.ts';
export { getHotMajor, pageCommonQuestions, pageHotMajors } from './endpoints/site/hotMajor.ts';
export {
  findGraduationCertificate,
  findLevelCertificate,
  getCaptcha,
} from './endpoints/certificate/certificate.ts';

// Reviews of trainings, comments and likes
export { listCourseReviewTags, pageCourseReviews } from './endpoints/site/courseReview.ts';
export {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from './endpoints/site/comment.ts';
export { addLike, removeLike } from './endpoints/site/like.ts';

// Login and registration
export { loginByPassword, loginBySms, sendSmsCode, type SmsPurpose } from './endpoints/account/login.ts';
export { exchangeSsoCode } from './endpoints/account/sso.ts';
export { getRolePack } from './endpoints/person/rolePack.ts';
export { getUserInfo } from './endpoints/person/user.ts';
export {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './endpoints/account/registration.ts';

// Classes and their activities
export {
  getClassBehaviour,
  getClassDetail,
  getStudentStatistics,
  getStudySituation,
  listClassActivities,
  listClassCourses,
  listClassmates,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  recordVisit,
  updateEnrolState,
} from './endpoints/learning/class.ts';
export {
  getPastSummary,
  listActivityContents,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
} from './endpoints/learning/activity.ts';
export { getAttendance, signAttendance, signInAutomatically } from './endpoints/lesson/attendance.ts';
export {
  getChapters,
  getClassroomDetail,
  listHighlights,
  recordStudyStart,
} from './endpoints/lesson/classroom.ts';
export { getLessonContent, getLessonPreview } from './endpoints/lesson-content/lessonContent.ts';
export { getLastPosition, saveStudyRecord, type StudyRecord } from './endpoints/lesson/studyRecord.ts';
export { getDutyCount, getTimetable } from './endpoints/learning/timetable.ts';
export { requestCourseLink, requestSsoCode, syncCourseUser } from './endpoints/learning/courseOpening.ts';

// Tests and homework: intro, paper, attempt, review
export {
  finishTest,
  getPaper,
  getTestDetail,
  listTestLogs,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
  type TimeReport,
} from './endpoints/exam/test.ts';
export { getHomeworkDetail, listHomeworkLogs, submitHomework } from './endpoints/exam/homework.ts';
export { getHomeworkReview, getTestReview } from './endpoints/exam/review.ts';
export { finishXskt, getXsktPaper, type XsktFinish } from './endpoints/exam/xskt.ts';
export type { ExamQuery } from './endpoints/exam/ExamQuery.ts';
export type { AnswerToSave } from './entities/exam/toAnswerBody.ts';

// Lists
