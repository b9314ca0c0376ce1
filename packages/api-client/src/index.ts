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
export type { SchoolInformation } from './entities/school/SchoolInformation.ts';
export { getServiceContact } from './endpoints/school/customerService.ts';
export { saveClue } from './endpoints/school/consultation.ts';
export { lookUpLocation } from './endpoints/school/location.ts';
export { BUSINESS_LINES, type BusinessLine } from './entities/school/BusinessLine.ts';
export type { Position } from './entities/school/Position.ts';
export type { BusinessSchool, School } from './entities/school/School.ts';
export type {
  CertificationLevel,
  CertificationOrganization,
  EducationalInstitution,
  EnrolmentDistrict,
  SchoolPlace,
  SchoolDetails,
  SchoolProfile,
  ServicePoint,
  ServicePointKind,
} from './entities/school/SchoolProfile.ts';
export type { ServiceContact } from './entities/school/ServiceContact.ts';
export type { Tenant } from './entities/school/Tenant.ts';

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
export type { DynamicKind, ActivityDynamic } from './entities/learning/ActivityDynamic.ts';
export type { Attendance, SignKind } from './entities/lesson/Attendance.ts';
export type {
  Evaluation,
  ClassBehaviour,
  StudySituation,
  StudentStatistics,
  Classmate,
} from './entities/learning/ClassStatistics.ts';
export type {
  ClassroomKind,
  LiveState,
  StudyState,
  Classroom,
  Section,
  Chapter,
} from './entities/lesson/Classroom.ts';
export type { ClassroomDetail } from './entities/lesson/ClassroomDetail.ts';
export {
  COURSEWARE_KINDS,
  type CourseMaterial,
  type CourseBlock,
  type CourseDetail,
  type CourseSituation,
  type CoursewareKind,
  type Courseware,
} from './entities/learning/CourseDetail.ts';
export type { DutyKind } from './entities/learning/DutyKind.ts';
export type { DutyRequirements } from './entities/learning/DutyRequirements.ts';
export type { Highlight } from './entities/lesson/Highlight.ts';
export type { LessonComment } from './entities/lesson/LessonComment.ts';
export {
  VIDEO_QUALITIES,
  type VideoQuality,
  type VideoSource,
  type LessonMaterial,
  type LessonContent,
} from './entities/lesson-content/LessonContent.ts';
export type { LikeInfo } from './entities/lesson/LikeInfo.ts';
export type { Note, NoteCounts } from './entities/lesson/Note.ts';
export { PAST_FILTERS, type PastSummary, type PastFilter } from './entities/learning/PastActivities.ts';
export type { CourseNature, CoursePlatform, StudyCourse } from './entities/learning/StudyCourse.ts';
export type { StudyQuestion, QuestionAnswer } from './entities/lesson/StudyQuestion.ts';
export type { Tally } from './entities/learning/Tally.ts';
export type { Teacher } from './entities/lesson/Teacher.ts';
export type {
  TimetablePeriod,
  TimetableDay,
  TimetableActivity,
  Timetable,
  DutyCount,
} from './entities/learning/Timetable.ts';

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
export type { AlbumCategory, AlbumMaterial, AlbumTab } from './entities/site/Album.ts';
export type { Announcement } from './entities/site/Announcement.ts';
export type { Banner } from './entities/site/Banner.ts';
export type { ContentOperation } from './entities/site/ContentOperation.ts';
export type { News, NewsCategory, NewsDetail } from './entities/site/News.ts';
export type { Notice, NoticeDetail } from './entities/site/Notice.ts';
export type { ShortVideo, ShortVideoKind } from './entities/site/ShortVideo.ts';

// Products, coupons, majors and certificates
export { listProductCategories, listProducts, pageCategoryProducts } from './endpoints/site/product.ts';
export { listReceivableCoupons } from './endpoints/site/coupon.ts';
export { getHotMajor, pageCommonQuestions, pageHotMajors } from './endpoints/site/hotMajor.ts';
export {
  findGraduationCertificate,
  findLevelCertificate,
  getCaptcha,
} from './endpoints/certificate/certificate.ts';
export type {
  Certificate,
  GraduationCertificate,
  LevelCertificate,
} from './entities/certificate/Certificate.ts';
export type { Coupon } from './entities/site/Coupon.ts';
export type { CommonQuestion, HotMajor, RelatedCertificate, Salary } from './entities/site/HotMajor.ts';
export type {
  CertificateVerification,
  Price,
  Product,
  ProductCategory,
  ProductStep,
} from './entities/site/Product.ts';

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
export type { Comment, CommentObject, CommentObjectKind } from './entities/site/Comment.ts';
export type { CountedTag } from './entities/site/CountedTag.ts';
export type { CourseReview, ReviewFile } from './entities/site/CourseReview.ts';
export type { LikeKind } from './entities/site/LikeKind.ts';

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
export type { CloudSchool, CloudSchools, RegistrationType } from './entities/account/CloudSchool.ts';
export type { Login } from './entities/account/Login.ts';
export type { RolePack } from './entities/person/RolePack.ts';
export type { User } from './entities/person/User.ts';

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
export type {
  ActivityContent,
  AttendanceStatus,
  ClassActivity,
  ContentKind,
} from './entities/learning/ClassActivity.ts';
export type { ClassDetail, ClassStatus } from './entities/learning/ClassDetail.ts';
export type { ServiceStatus, StudentClass } from './entities/learning/StudentClass.ts';

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
  type Completion,
  type TimeReport,
} from './endpoints/exam/test.ts';
export { getHomeworkDetail, listHomeworkLogs, submitHomework } from './endpoints/exam/homework.ts';
export { getHomeworkReview, getTestReview } from './endpoints/exam/review.ts';
export { finishXskt, getXsktPaper, type XsktFinish } from './endpoints/exam/xskt.ts';
export type { XsktPaper, XsktQuestionFacts } from './entities/exam/XsktPaper.ts';
export type { ExamQuery } from './endpoints/exam/ExamQuery.ts';
export type { ExamKind } from './entities/exam/ExamKind.ts';
export { compareAnswers, sumUpResults } from './entities/exam/compareAnswers.ts';
export type { Paper, QuestionGroup } from './entities/exam/Paper.ts';
export type { Answer, Question, QuestionKind, QuestionOption, Solution } from './entities/exam/Question.ts';
export type {
  AnswerLog,
  ExamDetail,
  FinishResult,
  Review,
  StartedAttempt,
} from './entities/exam/TestAttempt.ts';
export type { AnswerToSave } from './entities/exam/toAnswerBody.ts';

// Lists
export type { Page } from './entities/Page.ts';
