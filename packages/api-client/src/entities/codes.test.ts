import { expect, it } from 'vitest';
import { parseGraduationCertificate, parseLevelCertificate } from './certificate/parseCertificate.ts';
import { parseActivityDynamic } from './learning/parseActivityDynamic.ts';
import { parseActivityContent, parseClassActivity } from './learning/parseClassActivity.ts';
import { parseCourseware } from './learning/parseCourseware.ts';
import { parseStudyCourse } from './learning/parseStudyCourse.ts';
import { parseDutyCount } from './learning/parseTimetable.ts';
import { parseHighlight } from './lesson/parseHighlight.ts';
import { parseNote } from './lesson/parseNote.ts';
import { parseTeacher } from './lesson/parseTeacher.ts';
import { parseBusinessSchool, parseSchool } from './school/parseSchool.ts';
import { parseSchoolProfile } from './school/parseSchoolProfile.ts';
import { parseAlbumMaterial } from './site/parseAlbum.ts';
import { parseAnnouncement } from './site/parseAnnouncement.ts';
import { parseComment } from './site/parseComment.ts';
import { parseNews } from './site/parseNews.ts';
import { parseProduct } from './site/parseProduct.ts';

const parseOrganization = (record: unknown) =>
  parseSchoolProfile({ certificationOrganizationList: [record] }).organizations;
const parseInstitution = (educationalInstitution: unknown) =>
  parseSchoolProfile({ educationalInstitution }).institution;

type Row = [parse: (data: unknown) => unknown, record: object, field: string, value: unknown];

const codes: Row[] = [
  [parseActivityContent, { contentId: 1 }, 'dataType', 7],
  [parseClassActivity, { id: 1 }, 'bizType', 'CLASS_ACTIVITY'],
  [parseStudyCourse, { courseId: 1 }, 'courseNature', 0],
  [parseStudyCourse, { courseId: 1 }, 'learningPlatform', 0],
  [parseStudyCourse, { courseId: 1 }, 'thirdPlatformType', 12],
  [parseHighlight, { url: '/a' }, 'fileType', 'video'],
  [parseNote, { id: 1 }, 'isShared', 1],
  [parseBusinessSchool, {}, 'schoolParentType', 'PE12'],
  [parseOrganization, { id: 1, name: '甲' }, 'orgType', 'CERTIFICATION'],
  [parseAlbumMaterial, { id: 1, video: '/a.mp4' }, 'type', 'VIDEO'],
  [parseAnnouncement, { id: 1, title: '甲' }, 'commentObjectType', 'NEW_INFORMATION'],
  [parseComment, { id: 1 }, 'commentAuthorRole', 'VEST'],
  [parseNews, { id: 1, title: '甲' }, 'contentType', 'INFORMATION'],
  [parseProduct, { id: 1, name: '甲' }, 'tenantChildType', 'E2'],
];

const descriptions: Row[] = [
  [parseGraduationCertificate, { studentName: '甲' }, 'idType', '居民身份证'],
  [parseLevelCertificate, { name: '甲' }, 'level', '三级'],
  [parseSchool, {}, 'schoolType', '职业培训学校'],
  [parseBusinessSchool, {}, 'institutionProperty', '民办非企业'],
  [parseInstitution, { name: '甲' }, 'educationProperty', '民办'],
  [parseProduct, { id: 1, name: '甲' }, 'picTag', '热报'],
  [parseProduct, { id: 1, name: '甲' }, 'certificateType', '技能等级'],
];

it.each([
  ...codes.map((row) => [...row, 'code', 'desc'] as const),
  ...descriptions.map((row) => [...row, 'desc', 'code'] as const),
])('%o reads of %j the field %s, %j, bare or as the %s', (parse, record, field, value, name, other) => {
  const bare = parse({ ...record, [field]: value });
  expect(bare).not.toEqual(parse(record));
  expect(parse({ ...record, [field]: { [name]: value, [other]: '另一个' } })).toEqual(bare);
});

const parseServicePoint = (record: object) =>
  parseSchoolProfile({ buSchoolServicePointList: [{ name: '甲', ...record }] }).servicePoints[0];
const product = { id: 1, name: '甲' };

/** The words of the codes that the specification names, and of one that it does not. */
const words: [field: string, read: (code: string) => unknown, words: Record<string, unknown>][] = [
  [
    'roleCode',
    (roleCode) => parseTeacher({ teacherName: '甲', roleCode }).role,
    { t_kcls: 'course-teacher', t_fdls: 'tutor', t_bzr: null },
  ],
  [
    'type of the ticker',
    (type) => parseActivityDynamic({ type }).kind,
    { 0: 'signed-in', 1: 'signed-out', 2: 'asked', 3: 'replied', 4: 'noted', 5: 'reviewed' },
  ],
  [
    'type of a service point',
    (type) => parseServicePoint({ type })?.kind,
    { TEACHING: 'teaching', EXAM: 'exam', EVALUATE: 'evaluate', OFFICE: null },
  ],
  [
    'onlineClassPeriodTypeList',
    (step) => parseProduct({ ...product, onlineClassPeriodTypeList: [step] }).steps,
    { 1: ['training'], 2: ['exam'], 3: ['certification'], 4: ['evaluation'], 9999: [] },
  ],
  [
    'resultMap',
    (key) => Object.keys(parseDutyCount({ resultMap: { [key]: { totalNum: 1 } } }).counts),
    {
      VIDEO_PROGRESS: ['video-progress'],
      ONLINE_HOMEWORK_SUBMIT: ['homework'],
      ONLINE_TEST_SUBMIT: ['test'],
      OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: ['face-to-face'],
      ONLINE_VIDEO_TEACHING_STUDY_TIMES: ['video-times'],
      EE_LIVE_LECTURES_VIDEO_PROGRESS: ['live-progress'],
      SOMETHING_NEW: [],
    },
  ],
  [
    'coursewareTypeChapterMap',
    (key) => {
      const coursewareTypeChapterMap = { [key]: [{ children: [{ classroomId: 1 }] }] };
      return Object.keys(parseCourseware({ coursewareTypeChapterMap }));
    },
    {
      ONLINE_VIDEO_TEACHING: ['online-teaching'],
      ONLINE_HOMEWORK: ['homework'],
      ONLINE_TEST: ['test'],
      OFFLINE_FACE2FACE_TEACHING: ['face-to-face'],
      EE_LIVE_LECTURES: ['live'],
      E_WORDS_MATERIALS: ['material'],
      SOMETHING_NEW: [],
    },
  ],
];

it.each(words)('%s has its codes', (_, read, expected) => {
  expect(Object.fromEntries(Object.keys(expected).map((code) => [code, read(code)]))).toEqual(expected);
});
