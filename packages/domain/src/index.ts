// Lists and failures
export type { FailureKind } from './FailureKind.ts';
export type { Page } from './Page.ts';

// Times and days of the school, whatever the zone of the device
export {
  type Period,
  type PeriodView,
  type WeekStart,
  firstWeekday,
  weekOf,
  monthOf,
  periodOf,
  movePeriod,
  isWithin,
} from './time/Period.ts';
export { isDay, addDays, daysBetween, daysOf, addMonths, weekdayOf } from './time/addDays.ts';
export {
  WEEKDAYS,
  weekdaysFrom,
  formatWeekday,
  formatMonthDay,
  formatDayName,
  formatLongDayName,
  formatMonthName,
} from './time/formatDayName.ts';
export { formatDuration } from './time/formatDuration.ts';
export { formatMinutes } from './time/formatMinutes.ts';
export { formatPlayTime, formatSpokenTime } from './time/formatPlayTime.ts';
export { formatRelativeTime } from './time/formatRelativeTime.ts';
export { formatSchoolTime } from './time/formatSchoolTime.ts';
export { formatStudyTime } from './time/formatStudyTime.ts';
export { formatTimeOfDay } from './time/formatTimeOfDay.ts';
export {
  toSchoolTime,
  toSchoolDay,
  toMoment,
  toDateTimeAttribute,
  isOtherZone,
} from './time/toSchoolTime.ts';
export { twoDigits } from './time/twoDigits.ts';

// Login and registration
export type { RegistrationType, CloudSchool, CloudSchools } from './account/CloudSchool.ts';
export type { Login } from './account/Login.ts';

// Persons
export type { RolePack } from './person/RolePack.ts';
export type { User } from './person/User.ts';

// Tenant and school
export { BUSINESS_LINES, type BusinessLine } from './school/BusinessLine.ts';
export type { Position } from './school/Position.ts';
export type { School, BusinessSchool } from './school/School.ts';
export type { SchoolInformation } from './school/SchoolInformation.ts';
export type {
  SchoolDetails,
  SchoolProfile,
  EducationalInstitution,
  SchoolPlace,
  EnrolmentDistrict,
  ServicePoint,
  ServicePointKind,
  CertificationOrganization,
  CertificationLevel,
} from './school/SchoolProfile.ts';
export type { ServiceContact } from './school/ServiceContact.ts';
export type { Tenant } from './school/Tenant.ts';

// The public site
export type { AlbumTab, AlbumCategory, AlbumMaterial } from './site/Album.ts';
export type { Announcement } from './site/Announcement.ts';
export type { Banner } from './site/Banner.ts';
export {
  type CommentObjectKind,
  COMMENT_OBJECT_TYPES,
  type CommentObject,
  type Comment,
} from './site/Comment.ts';
export type { ContentOperation } from './site/ContentOperation.ts';
export type { CountedTag } from './site/CountedTag.ts';
export type { Coupon } from './site/Coupon.ts';
export type { ReviewFile, CourseReview } from './site/CourseReview.ts';
export type { Salary, RelatedCertificate, CommonQuestion, HotMajor } from './site/HotMajor.ts';
export type { LikeKind } from './site/LikeKind.ts';
export type { News, NewsDetail, NewsCategory } from './site/News.ts';
export type { Notice, NoticeDetail } from './site/Notice.ts';
export {
  PRODUCT_STEPS,
  type ProductStep,
  type CertificateVerification,
  type Price,
  type Product,
  type ProductCategory,
} from './site/Product.ts';
export type { ShortVideoKind, ShortVideo } from './site/ShortVideo.ts';

// Certificates
export type { LevelCertificate, GraduationCertificate, Certificate } from './certificate/Certificate.ts';

// Classes, courses and the timetable
export type { DynamicKind, ActivityDynamic } from './learning/ActivityDynamic.ts';
export type { AttendanceStatus, ActivityContent, ClassActivity } from './learning/ClassActivity.ts';
export type { ClassStatus, ClassDetail } from './learning/ClassDetail.ts';
export type {
  Evaluation,
  ClassBehaviour,
  StudySituation,
  StudentStatistics,
  Classmate,
} from './learning/ClassStatistics.ts';
export {
  type CourseMaterial,
  type CourseBlock,
  type CourseDetail,
  type CourseSituation,
  COURSEWARE_KINDS,
  type CoursewareKind,
  type Courseware,
} from './learning/CourseDetail.ts';
export type { DutyKind } from './learning/DutyKind.ts';
export type { DutyRequirements } from './learning/DutyRequirements.ts';
export { type PastSummary, PAST_FILTERS, type PastFilter } from './learning/PastActivities.ts';
export type { ServiceStatus, StudentClass } from './learning/StudentClass.ts';
export type { CourseNature, CoursePlatform, StudyCourse } from './learning/StudyCourse.ts';
export type { Tally } from './learning/Tally.ts';
export type {
  TimetablePeriod,
  TimetableDay,
  TimetableActivity,
  Timetable,
  DutyCount,
} from './learning/Timetable.ts';

// Lessons
export type { Attendance, SignKind } from './lesson/Attendance.ts';
export type { LiveState, StudyState, Classroom, Section, Chapter } from './lesson/Classroom.ts';
export type { ClassroomDetail } from './lesson/ClassroomDetail.ts';
export type { Highlight } from './lesson/Highlight.ts';
export type { LessonComment } from './lesson/LessonComment.ts';
export type { LikeInfo } from './lesson/LikeInfo.ts';
export type { Note, NoteCounts } from './lesson/Note.ts';
export type { StudyQuestion, QuestionAnswer } from './lesson/StudyQuestion.ts';
export type { Teacher } from './lesson/Teacher.ts';
export {
  type ContentKind,
  type ContentPlace,
  CONTENT_KINDS,
  toContentKind,
  countContents,
} from './lesson/contentKinds.ts';

// Content of lessons
export {
  VIDEO_QUALITIES,
  type VideoQuality,
  type VideoSource,
  type LessonMaterial,
  type LessonContent,
} from './lesson-content/LessonContent.ts';

// Tests and homework
export type { Completion } from './exam/Completion.ts';
export type { ExamKind } from './exam/ExamKind.ts';
export type { Paper, QuestionGroup } from './exam/Paper.ts';
export {
  QUESTION_KINDS,
  type QuestionKind,
  type Question,
  type QuestionOption,
  type Answer,
  type Solution,
} from './exam/Question.ts';
export type { ExamDetail, AnswerLog, StartedAttempt, Review, FinishResult } from './exam/TestAttempt.ts';
export type { XsktPaper, XsktQuestionFacts } from './exam/XsktPaper.ts';
export { compareAnswers, sumUpResults } from './exam/compareAnswers.ts';
export { findBlankRun } from './exam/findBlankRun.ts';
export { EMPTY_ANSWER, isEmptyAnswer, isSameAnswer } from './exam/isEmptyAnswer.ts';
export { joinBlanks, splitBlanks } from './exam/joinBlanks.ts';
export { listSeparate, listRecords, listAnswerRecords } from './exam/listRecords.ts';
export { type AnswerForm, QUESTION_TRAITS, toQuestionKind } from './exam/questionTraits.ts';
