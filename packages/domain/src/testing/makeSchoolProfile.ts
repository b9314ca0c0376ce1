import type {
  CertificationLevel,
  CertificationOrganization,
  EnrolmentDistrict,
  SchoolProfile,
  ServicePoint,
  ServicePointKind,
} from '../school/SchoolProfile.ts';
import { makeMany } from './makeMany.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const HOUR = 3600;

const POINTS: [Partial<ServicePoint> & { name: string }, ...(Partial<ServicePoint> & { name: string })[]] = [
  {
    name: '拱墅校区',
    kind: 'teaching',
    address: '莫干山路 1418 号',
    opensAt: 8.5 * HOUR,
    closesAt: 18 * HOUR,
  },
  {
    name: '大关理论机考点',
    kind: 'exam',
    address: '大关路 288 号 3 楼',
    opensAt: 8 * HOUR,
    closesAt: 17.5 * HOUR,
  },
  {
    name: '文晖实操评价站',
    kind: 'evaluate',
    address: '文晖路 96 号',
    opensAt: 9 * HOUR,
    closesAt: 11.5 * HOUR,
  },
  { name: '祥符教学点', kind: 'teaching', address: '祥园路 35 号', opensAt: 13 * HOUR, closesAt: 21 * HOUR },
  {
    name: '夜校实训点',
    kind: 'teaching',
    address: '湖墅南路 260 号',
    opensAt: 22 * HOUR,
    closesAt: 2 * HOUR,
  },
];

/** A service point near the sample school; the fifth is open past midnight. */
export function makeServicePoint(overrides: Partial<ServicePoint> = {}, index = 0): ServicePoint {
  const kinds: [ServicePointKind, ServicePointKind, ServicePointKind] = ['teaching', 'exam', 'evaluate'];
  return {
    kind: pick(kinds, index),
    scope: '拱墅、西湖',
    url: null,
    mobile: '0571-8832 6610',
    provinceName: '浙江省',
    cityName: '杭州市',
    address: null,
    opensAt: null,
    closesAt: null,
    position: {
      latitude: 30.3302 + ((index * 7) % 5) * 0.0009,
      longitude: 120.1187 + ((index * 3) % 5) * 0.0012,
    },
    ...pick(POINTS, index),
    ...(index >= POINTS.length && { name: `${pick(POINTS, index).name}（${index + 1}）` }),
    ...overrides,
  };
}

/** A district that the sample school enrols from. */
export function makeEnrolmentDistrict(
  overrides: Partial<EnrolmentDistrict> = {},
  index = 0,
): EnrolmentDistrict {
  const { scope, ...district } = pick(
    [
      { name: '杭州市', scope: '拱墅、西湖、上城、余杭', mobile: '0571-8832 6610' },
      { name: '宁波市', scope: '海曙、鄞州、江北', mobile: '0574-8731 2206' },
      { name: '温州市', scope: '鹿城、瓯海', mobile: '0577-8890 1175' },
      { name: '绍兴市', scope: '越城、柯桥', mobile: '0575-8512 3390' },
    ],
    index,
  );
  return {
    ...makeServicePoint({ position: null, opensAt: null, closesAt: null, address: null }),
    ...district,
    cityName: district.name,
    scope,
    ...overrides,
  };
}

/** An organisation behind the sample school's certificates, one of each level in turn. */
export function makeCertificationOrganization(
  overrides: Partial<CertificationOrganization> = {},
  index = 0,
): CertificationOrganization {
  const levels: [CertificationLevel, ...CertificationLevel[]] = [
    'province',
    'industry',
    'international',
    'company',
    'country',
    'city',
  ];
  return {
    ...inSchool(
      'certification-organization',
      ['name', 'scope', 'features'],
      {
        id: String(3001 + index),
        role: index % 4 === 3 ? 'issuing' : 'certification',
        level: pick(levels, index),
        ...pick(
          [
            {
              name: '浙江省人力资源和社会保障厅',
              scope: '职业技能等级认定：养老、育婴、医疗护理',
              features: '统一命题，证书国网可查，可申领补贴',
            },
            {
              name: '中国老年护理协会',
              scope: '失智照护、安宁疗护专项能力',
              features: '行业用人单位互认，每三年复训',
            },
            {
              name: '国际照护师联盟 ICA',
              scope: '母婴照护师国际证书',
              features: '中英双语证书，12 个会员国承认',
            },
            {
              name: '康怡养老集团',
              scope: '机构护理组长岗位认证',
              features: '结业即入职面试，36 家门店通用',
            },
          ],
          index,
        ),
      },
      index,
    ),
    ...overrides,
  };
}

/** The sample school's profile with every group filled. */
export function makeSchoolProfile(overrides: Partial<SchoolProfile> = {}): SchoolProfile {
  return {
    institution: inSchool(
      'institution',
      ['name', 'property', 'faculty', 'features', 'facilities', 'pictures'],
      {
        name: '杭州云帆职业培训学校',
        property: '民办非企业单位',
        faculty:
          '专兼职教师 64 人，其中高级技师 11 人、省级考评员 9 人、三甲医院护士长 6 人。每班配一名班主任、一名实训教师。',
        features:
          '“教室在病房，老师是同事”：理论课线上学，实操课进定点医院和养老机构，考前三次按评分表模拟。',
        facilities:
          '4,200 ㎡ 实训楼，护理、母婴、康复三个仿真病区共 86 个工位；理论机考室 120 座，为省级认定考点。',
        pictures: [
          { url: '/media/covers/hospital-ward.svg', name: '仿真病区' },
          { url: '/media/covers/classroom.svg', name: '理论机考室' },
          { url: '/media/covers/baby-bath.svg', name: '母婴实训室' },
        ],
      },
    ),
    serviceAttributes: ['技能培训', '等级认定', '就业推荐'],
    certificateAttributes: ['职业技能等级证书', '培训结业证书'],
    districts: makeMany(makeEnrolmentDistrict, 4),
    servicePoints: makeMany(makeServicePoint, 5),
    organizations: makeMany(makeCertificationOrganization, 6),
    ...overrides,
  };
}
