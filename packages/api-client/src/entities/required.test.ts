import { expect, it } from 'vitest';
import { MalformedError } from '../errors/MalformedError.ts';
import { parseLogin } from './account/parseLogin.ts';
import { parseGraduationCertificate } from './certificate/parseCertificate.ts';
import { parsePaper } from './exam/parsePaper.ts';
import { parseReview } from './exam/parseReview.ts';
import { parseAnswerLog, parseExamDetail } from './exam/parseTestAttempt.ts';
import { parseWireAnswer } from './exam/parseWireAnswer.ts';
import { parseXsktPaper } from './exam/parseXsktPaper.ts';
import { parseActivityDynamic } from './learning/parseActivityDynamic.ts';
import { parseClassActivity } from './learning/parseClassActivity.ts';
import { parseClassDetail } from './learning/parseClassDetail.ts';
import { parseClassPeriod } from './learning/parseClassPeriod.ts';
import * as statistics from './learning/parseClassStatistics.ts';
import { parseCourseDetail } from './learning/parseCourseDetail.ts';
import { parseDutyRequirements } from './learning/parseDutyRequirements.ts';
import { parsePastSummary } from './learning/parsePastSummary.ts';
import { parseStudentClass } from './learning/parseStudentClass.ts';
import { parseStudyCourse } from './learning/parseStudyCourse.ts';
import { parseDutyCount, parseTimetable } from './learning/parseTimetable.ts';
import { parseLessonContent } from './lesson-content/parseLessonContent.ts';
import { parseAttendance } from './lesson/parseAttendance.ts';
import { parseClassroom } from './lesson/parseClassroom.ts';
import { parseClassroomDetail } from './lesson/parseClassroomDetail.ts';
import { parseHighlight } from './lesson/parseHighlight.ts';
import { parseLessonComment } from './lesson/parseLessonComment.ts';
import { parseNote } from './lesson/parseNote.ts';
import { parseStudyQuestion } from './lesson/parseStudyQuestion.ts';
import { parseTeacher } from './lesson/parseTeacher.ts';
import { parsePage } from './parsePage.ts';
import { parseUser } from './person/parseUser.ts';
import { number } from './read.ts';
import { parseBusinessSchool, parseSchool } from './school/parseSchool.ts';
import { parseSchoolInformation } from './school/parseSchoolInformation.ts';
import { parseServiceContact } from './school/parseServiceContact.ts';
import { parseTenant } from './school/parseTenant.ts';
import { parseAlbumCategory, parseAlbumMaterial, parseAlbumTab } from './site/parseAlbum.ts';
import { parseAnnouncement } from './site/parseAnnouncement.ts';
import { parseBanner } from './site/parseBanner.ts';
import { parseComment } from './site/parseComment.ts';
import { parseContentOperation } from './site/parseContentOperation.ts';
import { parseCountedTag } from './site/parseCountedTag.ts';
import { parseCoupon } from './site/parseCoupon.ts';
import { parseCourseReview } from './site/parseCourseReview.ts';
import { parseCommonQuestion, parseHotMajor } from './site/parseHotMajor.ts';
import { parseNews, parseNewsCategory, parseNewsDetail } from './site/parseNews.ts';
import { parseNotice, parseNoticeDetail } from './site/parseNotice.ts';
import { parseProduct, parseProductCategory } from './site/parseProduct.ts';
import { parseShortVideo } from './site/parseShortVideo.ts';

/** What an error calls the record of a parser, and each field that the record must have, in the order in which it is read. */
type Row = [parse: (data: unknown) => unknown, record: string, required?: Record<string, string>];

const table: Row[] = [
  [parseLogin, 'Login', { userId: 'Login userId', token: 'Login token' }],
  [parseGraduationCertificate, 'Certificate'],
  [(data) => parsePaper(data), 'Paper'],
  [parseReview, 'Review'],
  [parseExamDetail, 'Exam', { id: 'Exam id' }],
  [parseAnswerLog, 'Answer log', { id: 'Answer log id' }],
  [(data) => parseWireAnswer(data), 'Saved answer', { questionId: 'Saved answer questionId' }],
  [parseXsktPaper, 'Partner paper', { xsktUserToken: 'Partner token' }],
  [parseClassActivity, 'Activity', { id: 'Activity id' }],
  [parseClassDetail, 'Class detail'],
  [parseClassPeriod, 'Class period', { classId: 'Class id of a period' }],
  [statistics.parseClassBehaviour, 'Class behaviour'],
  [statistics.parseStudySituation, 'Study situation'],
  [statistics.parseStudentStatistics, 'Student statistics'],
  [statistics.parseClassmate, 'Classmate', { userId: 'Classmate id' }],
  [parseCourseDetail, 'Course'],
  [parseTimetable, 'Timetable'],
  [parseDutyCount, 'Duty count'],
  [parseActivityDynamic, 'Activity dynamic'],
  [parseDutyRequirements, 'Duty statistics'],
  [parsePastSummary, 'Past summary'],
  [parseStudentClass, 'Class', { classId: 'Class id' }],
  [parseStudyCourse, 'Course', { courseId: 'Course id' }],
  [parseLessonContent, 'Lesson content'],
  [parseAttendance, 'Attendance'],
  [parseClassroom, 'Classroom', { classroomId: 'Classroom id' }],
  [parseClassroomDetail, 'Classroom detail'],
  [parseHighlight, 'Highlight'],
  [parseLessonComment, 'Comment', { id: 'Comment id' }],
  [parseNote, 'Note', { id: 'Note id' }],
  [parseStudyQuestion, 'Question', { id: 'Question id' }],
  [parseTeacher, 'Teacher', { teacherName: 'Teacher name' }],
  [(data) => parsePage(data, String), 'Page'],
  [parseUser, 'User', { id: 'User id' }],
  [parseSchool, 'School'],
  [parseBusinessSchool, 'Business school'],
  [parseSchoolInformation, 'School information', { id: 'School information id' }],
  [parseServiceContact, 'Service contact', { id: 'Service contact id' }],
  [parseTenant, 'Tenant', { id: 'Tenant id' }],
  [parseAlbumTab, 'Album tab', { categoryTabKey: 'Album tab key', name: 'Album tab name' }],
  [parseAlbumCategory, 'Album category', { id: 'Album category id', categoryName: 'Album category name' }],
  [parseAlbumMaterial, 'Album material', { id: 'Album material id' }],
  [parseAnnouncement, 'Announcement', { id: 'Announcement id', title: 'Announcement title' }],
  [parseBanner, 'Banner', { pic: 'Banner picture' }],
  [parseComment, 'Comment', { id: 'Comment id' }],
  [
    parseContentOperation,
    'Content operation',
    { id: 'Content operation id', title: 'Content operation title' },
  ],
  [parseCountedTag, 'Tag', { id: 'Tag id', name: 'Tag name' }],
  [parseCoupon, 'Coupon', { amount: 'Coupon amount', id: 'Coupon id', title: 'Coupon title' }],
  [parseCourseReview, 'Course review', { commentContent: 'Text of a course review' }],
  [parseHotMajor, 'Hot major', { id: 'Hot major id', name: 'Hot major name' }],
  [parseCommonQuestion, 'Common question', { name: 'Common question name' }],
  [parseNews, 'News', { id: 'News id', title: 'News title' }],
  [parseNewsDetail, 'News', { id: 'News id', title: 'News title' }],
  [parseNewsCategory, 'News category', { id: 'Category id', name: 'Category name' }],
  [parseNotice, 'Notice', { id: 'Notice id', title: 'Notice title' }],
  [parseNoticeDetail, 'Notice', { id: 'Notice id', title: 'Notice title' }],
  [parseProduct, 'Product', { id: 'Product id', name: 'Product name' }],
  [parseProductCategory, 'Product category', { id: 'Product category id' }],
  [parseShortVideo, 'Short video', { id: 'Short video id', title: 'Short video title' }],
];

it.each(table)('%o names its record, %s, and what it lacks', (parse, record, required = {}) => {
  expect(() => parse('text')).toThrow(new MalformedError(`${record} is not an object.`));
  const sent: Record<string, string> = {};
  for (const [field, name] of Object.entries(required)) {
    expect(() => parse(sent)).toThrow(new MalformedError(`${name} is missing.`));
    sent[field] = '7';
  }
});

it('names the list and the number that cannot be read', () => {
  expect(() => parsePage({ records: 'text' }, String)).toThrow('Records of a page is not a list.');
  expect(() => parsePaper({ questionResultVOMap: [] })).toThrow('Questions of a paper is not an object.');
  expect(() => number('many', 'Count')).toThrow(new MalformedError('Count is not a number.'));
});
