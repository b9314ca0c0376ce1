// Lists of samples
export { makeMany } from './makeMany.ts';
export { makePage } from './makePage.ts';

// Tenant and school
export { makeTenant } from './makeTenant.ts';
export { makeSchool } from './makeSchool.ts';
export { makeBusinessSchool } from './makeBusinessSchool.ts';
export {
  makeCertificationOrganization,
  makeEnrolmentDistrict,
  makeSchoolProfile,
  makeServicePoint,
} from './makeSchoolProfile.ts';
export { makeServiceContact } from './makeServiceContact.ts';

// Home page, news and notices
export { makeBanner } from './makeBanner.ts';
export { makeAnnouncement } from './makeAnnouncement.ts';
export { makeAlbumCategory, makeAlbumMaterial, makeAlbumTab } from './makeAlbum.ts';
export { makeShortVideo } from './makeShortVideo.ts';
export { makeNews, makeNewsCategory, makeNewsDetail } from './makeNews.ts';
export { makeNotice, makeNoticeDetail } from './makeNotice.ts';

// Products, coupons, majors and certificates
export { makeProduct } from './makeProduct.ts';
export { makeCoupon } from './makeCoupon.ts';
export { makeCommonQuestion, makeHotMajor } from './makeHotMajor.ts';
export { makeGraduationCertificate, makeLevelCertificate } from './makeCertificate.ts';

// Reviews of trainings and comments
export { makeCountedTag, makeCourseReview } from './makeCourseReview.ts';
export { makeComment, makeReply } from './makeComment.ts';

// Login and registration
export { makeLogin } from './makeLogin.ts';
export { makeUser } from './makeUser.ts';
export { makeCloudSchools } from './makeCloudSchools.ts';

// Classes and their activities
export { makeStudentClass } from './makeStudentClass.ts';
export { makeClassDetail } from './makeClassDetail.ts';
export {
  makeClassBehaviour,
  makeClassmate,
  makeStudentStatistics,
  makeStudySituation,
} from './makeClassStatistics.ts';
export { makeClassActivity } from './makeClassActivity.ts';
export { makeActivityContent } from './makeActivityContent.ts';
export { makeActivityDynamic } from './makeActivityDynamic.ts';
export { makeDutyCount, makeTimetable, makeTimetableActivity } from './makeTimetable.ts';
export { makeChapter, makeClassroom } from './makeClassroom.ts';
export { makeClassroomDetail, makeTeacher } from './makeClassroomDetail.ts';
export { makeHighlight } from './makeHighlight.ts';
export { makeLessonContent, makeLessonMaterial } from './makeLessonContent.ts';
export { makeAttendance } from './makeAttendance.ts';
export { makeCourseDetail, makeCourseSituation, makeCourseware } from './makeCourseDetail.ts';
export { makeStudyQuestion } from './makeStudyQuestion.ts';
export { makeNote, makeNoteCounts } from './makeNote.ts';
export { makeLessonComment } from './makeLessonComment.ts';
export { makeLikeInfo } from './makeLikeInfo.ts';
export { makePastSummary } from './makePastSummary.ts';
export { makeStudyCourse } from './makeStudyCourse.ts';
export { makeDutyRequirements } from './makeDutyRequirements.ts';

// Tests: intro, paper, attempt, review
export { makeExamDetail } from './makeExamDetail.ts';
export { makePaper, type PaperOptions } from './makePaper.ts';
export { makeQuestion, makeReviewedQuestion, makeRightAnswer } from './makeQuestion.ts';
export { makeStartedAttempt } from './makeStartedAttempt.ts';
export { makeAnswerLog } from './makeAnswerLog.ts';
export { makeReview, type ReviewOptions } from './makeReview.ts';
