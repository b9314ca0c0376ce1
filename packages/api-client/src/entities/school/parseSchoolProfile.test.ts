import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBusinessSchool } from './parseSchool.ts';
import { parseSchoolDetails } from './parseSchoolDetails.ts';
import { parseSchoolProfile } from './parseSchoolProfile.ts';
import { parseTimeOfDay } from './parseTimeOfDay.ts';

describe('a time of day', () => {
  it.each([
    ['08:30', 30_600],
    ['8:30', 30_600],
    ['08:30:15', 30_615],
    ['2026-11-21 08:30:00', 30_600],
    ['2026-11-21T22:00', 79_200],
    [' 08：30 ', 30_600],
    ['00:00', 0],
    ['24:00', 86_400],
    ['24:01', null],
    ['25:00', null],
    ['08:60', null],
    ['08:30:60', null],
    ['8点半', null],
    ['08:3', null],
    ['0830', null],
    ['', null],
    [null, null],
    [830, null],
    [{}, null],
  ])('%j is %j seconds after midnight', (value, seconds) => {
    expect(parseTimeOfDay(value)).toBe(seconds);
  });
});

describe('the profile of a school', () => {
  it('maps the wire’s fields', () => {
    const place = {
      enrollDistrictScope: '拱墅、西湖',
      name: '拱墅校区',
      url: 'https://yunfan.example.com/gongshu',
      startTime: '08:30:00',
      endTime: '18:00',
      mobile: '0571-8832 6610',
      provinceName: '浙江省',
      cityName: '杭州市',
      address: '莫干山路 1418 号',
      latitude: '30.348226',
      longitude: 120.113087,
    };
    const read = {
      scope: '拱墅、西湖',
      name: '拱墅校区',
      url: 'https://yunfan.example.com/gongshu',
      opensAt: 30_600,
      closesAt: 64_800,
      mobile: '0571-8832 6610',
      provinceName: '浙江省',
      cityName: '杭州市',
      address: '莫干山路 1418 号',
      position: { latitude: 30.348226, longitude: 120.113087 },
    };
    const profile = parseSchoolProfile({
      educationalInstitution: {
        name: '云帆教育',
        educationProperty: { code: 'PRIVATE', desc: '民办' },
        schoolFaculty: '<p>专兼职教师 64 人</p>',
        features: '教室在病房',
        facilities: '仿真病区 6 间',
        pictureList: '[{"pic":"/a.svg","name":"仿真病区"},{"name":"没有图"}]',
      },
      serviceAttribute: '["技能培训",null]',
      certificateAttribute: '["职业技能等级证书"]',
      buSchoolEnrollDistrictList: [place, { mobile: '1' }, null],
      buSchoolServicePointList: JSON.stringify([{ ...place, type: 'EXAM' }, { address: '没有名字' }]),
      certificationOrganizationList: [
        {
          id: 1,
          name: '人社厅',
          orgType: 'CERTIFICATION',
          certificationType: { code: 'PROVINCE', desc: '省' },
          serviceScope: '等级认定',
          features: '统一命题',
        },
        { id: '2', name: '发证所', orgType: 'ISSUING', certificationType: 'GALAXY' },
        { id: '3' },
      ],
    });
    expect(profile).toEqual({
      institution: {
        name: '云帆教育',
        property: '民办',
        faculty: '<p>专兼职教师 64 人</p>',
        features: '教室在病房',
        facilities: '仿真病区 6 间',
        pictures: [{ url: '/a.svg', name: '仿真病区' }],
      },
      serviceAttributes: ['技能培训'],
      certificateAttributes: ['职业技能等级证书'],
      districts: [read],
      servicePoints: [{ ...read, kind: 'exam' }],
      organizations: [
        {
          id: '1',
          name: '人社厅',
          role: 'certification',
          level: 'province',
          scope: '等级认定',
          features: '统一命题',
        },
        { id: '2', name: '发证所', role: 'issuing', level: null, scope: null, features: null },
      ],
    });
  });

  it.each([
    ['TEACHING', 'teaching'],
    ['EXAM', 'exam'],
    ['EVALUATE', 'evaluate'],
    ['PARKING', null],
  ])('knows the service point %s', (type, kind) => {
    const { servicePoints } = parseSchoolProfile({ buSchoolServicePointList: [{ name: '校区', type }] });
    expect(servicePoints[0]?.kind).toBe(kind);
  });

  it.each([
    ['INTERNATIONAL', 'international'],
    ['COUNTRY', 'country'],
    ['COMPANY', 'company'],
    ['INDUSTRY', 'industry'],
    ['PROVINCE', 'province'],
    ['CITY', 'city'],
    [null, null],
  ])('knows the level %s', (certificationType, level) => {
    const organization = { id: '1', name: '机构', certificationType };
    const { organizations } = parseSchoolProfile({ certificationOrganizationList: [organization] });
    expect(organizations[0]?.level).toBe(level);
  });

  it.each([{ name: '拱墅校区' }, { cityName: '杭州市' }, { enrollDistrictScope: '拱墅、西湖' }])(
    'has the district %j, which has a name of some kind',
    (district) => {
      const { districts } = parseSchoolProfile({ buSchoolEnrollDistrictList: [{}, district] });
      expect(districts).toHaveLength(1);
    },
  );

  it('comes with the school', () => {
    const data = { projectName: '云帆数字云校', certificateAttribute: ['职业技能等级证书'] };
    expect(parseSchoolDetails(data)).toEqual({
      ...parseBusinessSchool(data),
      profile: parseSchoolProfile(data),
    });
  });

  it.each([null, undefined, {}, [], 'x', { educationalInstitution: { name: ' ', pictureList: [] } }])(
    'is empty when the server sends %j',
    (source) => {
      expect(parseSchoolProfile(source)).toEqual({
        institution: null,
        serviceAttributes: [],
        certificateAttributes: [],
        districts: [],
        servicePoints: [],
        organizations: [],
      });
    },
  );

  it('is read from any data', () => {
    const item = fc.dictionary(
      fc.constantFrom('id', 'name', 'type', 'startTime', 'latitude', 'longitude', 'certificationType', 'pic'),
      fc.anything(),
    );
    const list = fc.oneof(fc.anything(), fc.array(fc.oneof(item, fc.anything())), fc.json());
    const source = fc.record({
      educationalInstitution: fc.oneof(item, fc.anything()),
      serviceAttribute: list,
      buSchoolEnrollDistrictList: list,
      buSchoolServicePointList: list,
      certificationOrganizationList: list,
    });
    fc.assert(
      fc.property(fc.oneof(source, fc.anything()), (value) => {
        expect(parseSchoolProfile(value).servicePoints.every(({ name }) => name.trim() !== '')).toBe(true);
      }),
    );
  });
});
