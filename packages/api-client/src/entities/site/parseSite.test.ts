import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parsePage } from '../parsePage.ts';
import {
  parseBusinessLines,
  parseBusinessSchool,
  parseSchool,
  parseVisitorCount,
} from '../school/parseSchool.ts';
import { parseTenant } from '../school/parseTenant.ts';
import { parseAnnouncement } from './parseAnnouncement.ts';
import { parseBanner } from './parseBanner.ts';
import { parseNews, parseNewsCategory, parseNewsDetail } from './parseNews.ts';
import { parseNotice, parseNoticeDetail } from './parseNotice.ts';

describe('a tenant', () => {
  it.each([
    [{ id: '1001' }, { id: '1001' }],
    [{ id: 1001 }, { id: '1001' }],
    [null, null],
    [undefined, null],
  ])('%j reads as %j', (data, expected) => {
    expect(parseTenant(data)).toEqual(expected);
  });

  it.each([{}, { id: null }, [], 'x', 7])('%j is malformed', (data) => {
    expect(() => parseTenant(data)).toThrow(MalformedError);
  });
});

describe('a school', () => {
  it('maps the wire’s fields', () => {
    const record = {
      universityId: 2001,
      universityName: '云帆职业培训学校',
      projectName: '云帆数字云校',
      logo: '/media/logo.svg',
      address: '杭州市',
      latitude: '30.33',
      longitude: 120.1,
      schoolType: { code: 'PE1', desc: '职业培训学校' },
      crowd: '转岗人员',
      website: 'https://www.yunfan.example',
      contactMobile: '0571-88326610',
      status: 1,
    };
    expect(parseSchool(record)).toEqual({
      universityId: '2001',
      universityName: '云帆职业培训学校',
      projectName: '云帆数字云校',
      logoUrl: '/media/logo.svg',
      address: '杭州市',
      position: { latitude: 30.33, longitude: 120.1 },
      typeName: '职业培训学校',
      crowd: '转岗人员',
      websiteUrl: 'https://www.yunfan.example',
      contactMobile: '0571-88326610',
    });
  });

  it('needs no fields', () => {
    const nothing = {
      universityName: '',
      projectName: '',
      universityId: null,
      logoUrl: null,
      position: null,
    };
    expect(parseSchool({})).toMatchObject(nothing);
  });

  it.each([
    { latitude: 30 },
    { longitude: 120 },
    { latitude: 'x', longitude: 120 },
    { latitude: 90.1, longitude: 120 },
    { latitude: -90.1, longitude: 120 },
    { latitude: 30, longitude: 180.1 },
    { latitude: 30, longitude: -180.1 },
    { latitude: 0, longitude: 0 },
  ])('has no position at %j', (place) => {
    expect(parseSchool(place).position).toBeNull();
  });

  it.each([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 120 },
    { latitude: 30, longitude: 0 },
  ])('has the position %j', (place) => {
    expect(parseSchool(place).position).toEqual(place);
  });
});

describe('a business school', () => {
  it('maps the wire’s fields', () => {
    const record = {
      projectName: '云帆数字云校',
      institutionProperty: '民办非企业',
      institutionGrade: { code: 'G1', desc: '省级示范' },
      trainingMode: null,
      serviceAttribute: '["技能培训","等级认定",null,7]',
      contactMobile: '0571-88326610',
      schoolParentType: 'PE1',
      certificationOrganizationList: [{ id: 1, name: '甲' }, { name: '没有编号' }, { id: '2' }],
      certificationOrganizationTypeName: '评价机构',
      trainingInstitutionsName: '合作院校',
    };
    expect(parseBusinessSchool(record)).toEqual({
      projectName: '云帆数字云校',
      tags: ['民办非企业', '省级示范'],
      serviceAttributes: ['技能培训', '等级认定', '7'],
      contactMobile: '0571-88326610',
      hasTraining: true,
      certificationOrganizations: [
        { id: '1', name: '甲' },
        { id: '2', name: '' },
      ],
      certificationLabel: '评价机构',
      trainingLabel: '合作院校',
    });
  });

  it('has default labels, and training', () => {
    const defaults = {
      certificationLabel: '认证机构',
      trainingLabel: '培训机构',
      hasTraining: true,
      tags: [],
    };
    expect(parseBusinessSchool({})).toMatchObject(defaults);
  });

  it.each(['PE12', { code: 'PE12', desc: '评价机构' }])(
    'of type %j offers no training (HOME-10)',
    (schoolParentType) => {
      expect(parseBusinessSchool({ schoolParentType }).hasTraining).toBe(false);
    },
  );

  it.each(['["a"', '技能培训', '', null, {}])(
    'with the service attribute %j has none (API-06)',
    (serviceAttribute) => {
      expect(parseBusinessSchool({ serviceAttribute }).serviceAttributes).toEqual([]);
    },
  );
});

describe('business lines', () => {
  it.each([
    [{ business: 'study,enroll' }, ['enroll', 'study']],
    [{ business: ' exam ，score,teleport,score' }, ['exam', 'score']],
    ['enroll', ['enroll']],
    [{ business: null }, []],
    [null, []],
  ])('%j read as %j', (data, expected) => {
    expect(parseBusinessLines(data)).toEqual(expected);
  });
});

describe('the visitor count', () => {
  it.each([
    [123_456, 123_456],
    ['99', 99],
    [0, 0],
    [7.9, 7],
  ])('%j reads as %i', (data, expected) => {
    expect(parseVisitorCount(data)).toBe(expected);
  });

  it.each([null, '', '很多', -1, {}])('%j is malformed', (data) => {
    expect(() => parseVisitorCount(data)).toThrow(MalformedError);
  });
});

describe('items of the home page', () => {
  it('a banner may be a picture only', () => {
    expect(parseBanner({ id: 1, pic: '/a.jpg', actionLabel: '查看' })).toEqual({
      id: '1',
      imageUrl: '/a.jpg',
      title: null,
      introduction: null,
      eyebrow: null,
      action: null,
    });
    expect(parseBanner({ id: 1, pic: '/a.jpg', actionLabel: '查看', actionUrl: '/news' }).action).toEqual({
      label: '查看',
      url: '/news',
    });
    expect(parseBanner({ id: 1, pic: '/a.jpg', actionUrl: '/news' }).action).toBeNull();
    expect(parseBanner({ pic: '/a.jpg' })).toMatchObject({ id: '/a.jpg', imageUrl: '/a.jpg' });
    expect(() => parseBanner({ id: 1, pic: '' })).toThrow(MalformedError);
  });

  it.each([
    [{ commentObjectType: { code: 'NEW_INFORMATION' }, publishTime: '2026-11-20 09:00:00' }, 'news'],
    [{ commentObjectType: 'NEW_INFORMATION', createdTime: '2026-11-20 09:00:00' }, 'news'],
    [
      { commentObjectType: { code: 'NOTICE' }, publishTime: null, createdTime: '2026-11-20 09:00:00' },
      'notice',
    ],
    [{ createdTime: '2026-11-20 09:00:00' }, 'notice'],
  ])('%j is %s (HOME-02)', (fields, kind) => {
    expect(parseAnnouncement({ id: 1, title: '考场安排', ...fields })).toEqual({
      id: '1',
      title: '考场安排',
      kind,
      publishedAt: '2026-11-20 09:00:00',
    });
  });

  it('a news item of the type INFORMATION is a video', () => {
    const record = { id: 1, title: '新闻', cover: '', sources: '校报', contentType: { code: 'INFORMATION' } };
    expect(parseNews(record)).toMatchObject({ coverUrl: null, source: '校报', hasVideo: true });
    expect(parseNews({ ...record, contentType: { code: 'TEXT' } }).hasVideo).toBe(false);
  });
});

describe('a notice on its own page', () => {
  it.each([
    ['<p>上午 9:00 开考</p>', '<p>上午 9:00 开考</p>'],
    [null, ''],
    [7, '7'],
  ])('has the content %j as %j (NOTICE-02)', (content, expected) => {
    const record = { id: 7, title: '考场安排', writerName: '考务中心', createdTime: '2026-11-20 09:00:00' };
    expect(parseNoticeDetail({ ...record, content })).toEqual({
      id: '7',
      title: '考场安排',
      writerName: '考务中心',
      createdAt: '2026-11-20 09:00:00',
      content: expected,
    });
  });

  it('is null without data', () => {
    expect(parseNoticeDetail(null)).toBeNull();
    expect(() => parseNoticeDetail({ id: 7 })).toThrow(MalformedError);
  });
});

describe('a news item on its own page', () => {
  const record = { id: 1, title: '新规落地', content: '<p>全程线上办理</p>' };

  it.each([
    [
      [{ categorizeId: 62 }, {}, null, { categorizeId: '64' }],
      ['62', '64'],
    ],
    ['[{"categorizeId":"62"}]', ['62']],
    [null, []],
    [{}, []],
  ])('of the categories %j is in %j (NEWS-01)', (relatedCategorizeList, categoryIds) => {
    const detail = parseNewsDetail({ ...record, relatedCategorizeList });
    expect(detail).toMatchObject({ categoryIds, content: '<p>全程线上办理</p>' });
  });

  it.each([
    [{ contentUrl: '/media/v.mp4' }, '/media/v.mp4', '<p>全程线上办理</p>'],
    [{ content: './media/v.mp4' }, './media/v.mp4', ''],
    [{ content: ' https://media.example.com/v.m3u8?sign=1 ' }, 'https://media.example.com/v.m3u8?sign=1', ''],
    [{ content: '/media/v.mp4' }, '/media/v.mp4', ''],
    [{ contentUrl: '/media/a.mp4', content: '/media/b.mp4' }, '/media/a.mp4', ''],
    [{ content: '<a href="/media/v.mp4">看视频</a>' }, null, '<a href="/media/v.mp4">看视频</a>'],
    [{ content: null }, null, ''],
  ])('that is played has its video in %j (NEWS-02)', (fields, videoUrl, content) => {
    const played = { ...record, contentType: { code: 'INFORMATION' }, ...fields };
    expect(parseNewsDetail(played)).toMatchObject({ hasVideo: true, videoUrl, content });
    const read = { ...played, contentType: { code: 'ARTICLE' } };
    expect(parseNewsDetail(read)).toMatchObject({ hasVideo: false, videoUrl: null });
  });

  it('is null without data', () => {
    expect(parseNewsDetail(null)).toBeNull();
    expect(() => parseNewsDetail({ id: 1 })).toThrow(MalformedError);
  });

  it('a category has an id and a name', () => {
    expect(parseNewsCategory({ id: 62, name: '政策解读' })).toEqual({ id: '62', name: '政策解读' });
    expect(() => parseNewsCategory({ id: 62, name: ' ' })).toThrow(MalformedError);
  });
});

describe('a page', () => {
  const notice = { id: 1, title: '考场安排', status: 1 };

  it('has numbers as counts, and leaves out only malformed items', () => {
    const page = {
      records: [notice, { title: '没有编号' }, null],
      current: '2',
      pages: '3',
      size: '5',
      total: '11',
    };
    expect(parsePage(page, parseNotice)).toMatchObject({
      items: [{ id: '1' }],
      current: 2,
      pages: 3,
      size: 5,
      total: 11,
    });
  });

  it('derives missing counts', () => {
    expect(parsePage({ records: [notice] }, parseNotice)).toMatchObject({
      current: 1,
      pages: 1,
      size: 1,
      total: 1,
    });
    expect(parsePage({ records: [], size: 4, total: 9 }, parseNotice).pages).toBe(3);
    expect(parsePage({ records: null }, parseNotice)).toEqual({
      items: [],
      current: 1,
      pages: 0,
      size: 0,
      total: 0,
    });
  });
});
