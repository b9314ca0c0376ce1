import { expect, it } from 'vitest';
import { parseGraduationCertificate, parseLevelCertificate } from './certificate/parseCertificate.ts';
import { parseActivityContent, parseClassActivity } from './learning/parseClassActivity.ts';
import { parseStudyCourse } from './learning/parseStudyCourse.ts';
import { parseHighlight } from './lesson/parseHighlight.ts';
import { parseNote } from './lesson/parseNote.ts';
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
