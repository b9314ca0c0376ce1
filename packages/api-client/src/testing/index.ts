export { makeAlbumCategory, makeAlbumMaterial, makeAlbumTab } from './makeAlbum.ts';
export { makeAnnouncement } from './makeAnnouncement.ts';
export { makeAnswerLog } from './makeAnswerLog.ts';
export { makeAnswerSession } from './makeAnswerSession.ts';
export { makeBanner } from './makeBanner.ts';
export { makeBusinessSchool } from './makeBusinessSchool.ts';
export { makeGraduationCertificate, makeLevelCertificate } from './makeCertificate.ts';
export { makeClassActivity } from './makeClassActivity.ts';
export { makeClassDetail } from './makeClassDetail.ts';
export { makeComment, makeReply } from './makeComment.ts';
export { makeCoupon } from './makeCoupon.ts';
export { makeCommonQuestion, makeHotMajor } from './makeHotMajor.ts';
export { makeCountedTag, makeCourseReview } from './makeCourseReview.ts';
export { makeCloudSchools } from './makeCloudSchools.ts';
export { makeLogin } from './makeLogin.ts';
export { makeMany } from './makeMany.ts';
export { makeNews, makeNewsCategory, makeNewsDetail } from './makeNews.ts';
export { makeNotice, makeNoticeDetail } from './makeNotice.ts';
export { makePage } from './makePage.ts';
export { makePaper, type PaperOptions } from './makePaper.ts';
export { makeProduct } from './makeProduct.ts';
export { makeQuestion, makeReviewedQuestion, makeRightAnswer } from './makeQuestion.ts';
export { makeReview, type ReviewOptions } from './makeReview.ts';
export { makeSchool } from './makeSchool.ts';
export { makeServiceContact } from './makeServiceContact.ts';
export {
  makeCertificationOrganization,
  makeEnrolmentDistrict,
  makeSchoolProfile,
  makeServicePoint,
} from './makeSchoolProfile.ts';
export { makeShortVideo } from './makeShortVideo.ts';
export { makeStudentClass } from './makeStudentClass.ts';
export { makeTenant } from './makeTenant.ts';
export { makeTestDetail } from './makeTestDetail.ts';
export { makeUser } from './makeUser.ts';
