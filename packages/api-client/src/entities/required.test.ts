import { describe, expect, it } from 'vitest';
import { MalformedError } from '../errors/MalformedError.ts';
import { parseLogin } from './account/parseLogin.ts';
import { parseStudentId } from './account/parseRegistration.ts';
import { parseGraduationCertificate, parseLevelCertificate } from './certificate/parseCertificate.ts';
import { parsePaper } from './exam/parsePaper.ts';
import { parseQuestion } from './exam/parseQuestion.ts';
import { parseReview } from './exam/parseReview.ts';
import { parseAnswerLog, parseExamDetail, parseStartedAttempt } from './exam/parseTestAttempt.ts';
import { parseWireAnswer } from './exam/parseWireAnswer.ts';
import { parseXsktPaper } from './exam/parseXsktPaper.ts';
import { parseActivityDynamic } from './learning/parseActivityDynamic.ts';
import { parseActivityContent, parseClassActivity } from './learning/parseClassActivity.ts';
import { parseClassDetail } from './learning/parseClassDetail.ts';
import { parseClassPeriod } from './learning/parseClassPeriod.ts';
import * as statistics from './learning/parseClassStatistics.ts';
import { parseCourseDetail } from './learning/parseCourseDetail.ts';
import { parseCourseLink, parseSsoCode } from './learning/parseCourseOpening.ts';
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
import { isRecord, number } from './read.ts';
import { parseBusinessSchool, parseSchool, parseVisitorCount } from './school/parseSchool.ts';
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
import { parseCommonQuestion, parseHotMajor, parseHotMajorDetail } from './site/parseHotMajor.ts';
import { parseNews, parseNewsCategory, parseNewsDetail } from './site/parseNews.ts';
import { parseNotice, parseNoticeDetail } from './site/parseNotice.ts';
import { parseProduct, parseProductCategory } from './site/parseProduct.ts';
import { parseShortVideo } from './site/parseShortVideo.ts';

/** What an error calls the record of a parser, and each field that the record must have, in the order in which
 * it is read; then what a record with these fields alone reads as, apart from empty values. */
type Row = [
  parse: (data: unknown) => unknown,
  record: string,
  required?: Record<string, string>,
  defaults?: object,
];

/** A parser whose records must also have these fields, which are not read as texts. */
const sending = (parse: Row[0], more: object) => (data: unknown) =>
  parse(isRecord(data) ? { ...more, ...data } : data);

const table: Row[] = [
  [parseLogin, 'Login', { userId: 'Login userId', token: 'Login token' }],
  [parseGraduationCertificate, 'Certificate'],
  [(data) => parsePaper(data), 'Paper'],
  [
    (data) =>
      parseQuestion(data, {
        kind: 'blanks',
        savedAnswers: new Map(),
        readSolution: null,
        uniqueIds: new Set(),
      }),
    'Question',
    { id: 'Question id' },
    { kind: 'blanks', blankCount: 1 },
  ],
  [parseReview, 'Review', {}, { source: 'school' }],
  [parseExamDetail, 'Exam', { id: 'Exam id' }],
  [parseAnswerLog, 'Answer log', { id: 'Answer log id' }, { status: 'pending-review' }],
  [(data) => parseWireAnswer(data), 'Saved answer', { questionId: 'Saved answer questionId' }],
  [parseXsktPaper, 'Partner paper', { xsktUserToken: 'Partner token' }],
  [parseClassActivity, 'Activity', { id: 'Activity id' }],
  [parseActivityContent, 'Activity content', { contentId: 'Activity content id' }, { kind: 'other' }],
  [parseClassDetail, 'Class detail'],
  [parseClassPeriod, 'Class period', { classId: 'Class id of a period' }],
  [statistics.parseClassBehaviour, 'Class behaviour'],
  [statistics.parseStudySituation, 'Study situation'],
  [statistics.parseStudentStatistics, 'Student statistics'],
  [statistics.parseClassmate, 'Classmate', { userId: 'Classmate id' }],
  [parseCourseDetail, 'Course'],
  [parseTimetable, 'Timetable'],
  [parseDutyCount, 'Duty count'],
  [sending(parseActivityDynamic, { type: 2 }), 'Activity dynamic', {}, { kind: 'asked' }],
  [parseDutyRequirements, 'Duty statistics'],
  [parsePastSummary, 'Past summary'],
  [
    sending(parseStudentClass, { serviceStatus: 2 }),
    'Class',
    { classId: 'Class id' },
    { status: 'in-service', isOpen: true },
  ],
  [parseStudyCourse, 'Course', { courseId: 'Course id' }, { nature: 'blended', platform: 'closed' }],
  [parseLessonContent, 'Lesson content'],
  [parseAttendance, 'Attendance'],
  [parseClassroom, 'Classroom', { classroomId: 'Classroom id' }, { kind: 'other', state: 'not-started' }],
  [parseClassroomDetail, 'Classroom detail'],
  [sending(parseHighlight, { url: '/a.svg' }), 'Highlight', {}, { url: '/a.svg', kind: 'image' }],
  [parseLessonComment, 'Comment', { id: 'Comment id' }, { authorName: '匿名学员' }],
  [parseNote, 'Note', { id: 'Note id' }, { authorName: '匿名学员' }],
  [parseStudyQuestion, 'Question', { id: 'Question id' }, { studentName: '匿名学员' }],
  [parseTeacher, 'Teacher', { teacherName: 'Teacher name' }],
  [sending((data) => parsePage(data, String), { records: [] }), 'Page', {}, { current: 1 }],
  [parseUser, 'User', { id: 'User id' }],
  [parseSchool, 'School'],
  [
    parseBusinessSchool,
    'Business school',
    {},
    { hasTraining: true, certificationLabel: '认证机构', trainingLabel: '培训机构' },
  ],
  [parseSchoolInformation, 'School information', { id: 'School information id' }],
  [parseServiceContact, 'Service contact', { id: 'Service contact id' }],
  [parseTenant, 'Tenant', { id: 'Tenant id' }],
  [parseAlbumTab, 'Album tab', { categoryTabKey: 'Album tab key', name: 'Album tab name' }],
  [parseAlbumCategory, 'Album category', { id: 'Album category id', categoryName: 'Album category name' }],
  [parseAlbumMaterial, 'Album material', { id: 'Album material id' }, { kind: 'picture' }],
  [
    parseAnnouncement,
    'Announcement',
    { id: 'Announcement id', title: 'Announcement title' },
    { kind: 'notice' },
  ],
  [parseBanner, 'Banner', { pic: 'Banner picture' }],
  [parseComment, 'Comment', { id: 'Comment id' }, { authorName: '匿名用户', role: 'user' }],
  [
    parseContentOperation,
    'Content operation',
    { id: 'Content operation id', title: 'Content operation title' },
  ],
  [parseCountedTag, 'Tag', { id: 'Tag id', name: 'Tag name' }],
  [
    parseCoupon,
    'Coupon',
    { amount: 'Coupon amount', id: 'Coupon id', title: 'Coupon title' },
    { minimum: '0', status: 'claimable' },
  ],
  [parseCourseReview, 'Course review', { commentContent: 'Text of a course review' }, { authorName: '学员' }],
  [parseHotMajor, 'Hot major', { id: 'Hot major id', name: 'Hot major name' }],
  [parseCommonQuestion, 'Common question', { name: 'Common question name' }],
  [parseNews, 'News', { id: 'News id', title: 'News title' }],
  [parseNewsDetail, 'News', { id: 'News id', title: 'News title' }],
  [parseNewsCategory, 'News category', { id: 'Category id', name: 'Category name' }],
  [parseNotice, 'Notice', { id: 'Notice id', title: 'Notice title' }],
  [parseNoticeDetail, 'Notice', { id: 'Notice id', title: 'Notice title' }],
  [parseProduct, 'Product', { id: 'Product id', name: 'Product name' }, { showsSteps: true }],
  [parseProductCategory, 'Product category', { id: 'Product category id' }],
  [parseShortVideo, 'Short video', { id: 'Short video id', title: 'Short video title' }],
];

/** Required fields with a value. */
const fill = (required: Record<string, string>) =>
  Object.fromEntries(Object.keys(required).map((field) => [field, '7']));

describe.each(table)('%o', (parse, record, required = {}, defaults = {}) => {
  it('names its record and what it lacks', () => {
    expect(() => parse('text')).toThrow(new MalformedError(`${record} is not an object.`));
    const fields = Object.entries(required);
    for (const [index, [, name]] of fields.entries()) {
      const sent = fill(Object.fromEntries(fields.slice(0, index)));
      expect(() => parse(sent)).toThrow(new MalformedError(`${name} is missing.`));
    }
  });

  it('leaves empty what the server does not send, apart from the defaults', () => {
    const read = Object.entries(Object(parse(fill(required))) as object);
    const present = read.filter(([, value]) => !isEmpty(value) && value !== '7');
    expect(Object.fromEntries(present)).toEqual(defaults);
  });
});

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === 0 || value === false;
}

it.each([
  parseGraduationCertificate,
  parseHotMajorDetail,
  parseLevelCertificate,
  parseNewsDetail,
  parseNoticeDetail,
  parseTenant,
])('%o gives null where the server has nothing', (parse) => {
  expect([parse(null), parse(undefined)]).toEqual([null, null]);
});

it('names what else cannot be read', () => {
  expect(() => parsePage({ records: 'text' }, String)).toThrow('Records of a page is not a list.');
  expect(() => parsePaper({ questionResultVOMap: [] })).toThrow('Questions of a paper is not an object.');
  expect(() => parseActivityDynamic({})).toThrow('Activity dynamic type is none of 0 to 5.');
  expect(() => parseHighlight({})).toThrow('Highlight url is no http or https address.');
  expect(() => parseVisitorCount(-1)).toThrow('Visitor count is not a number.');
  expect(() => parseCourseLink({})).toThrow('The link of a course is no http or https address.');
  expect(() => parseSsoCode({})).toThrow('Single-sign-on code is missing.');
  expect(() => parseStudentId({})).toThrow('Student id is missing.');
  expect(() => parseStartedAttempt({})).toThrow('Attempt answerLogId is missing.');
  expect(() => number('many', 'Count')).toThrow(new MalformedError('Count is not a number.'));
});
