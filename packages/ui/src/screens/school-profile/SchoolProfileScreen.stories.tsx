import type { BusinessSchool, SchoolProfile } from '@cloud-school/domain';
import {
  makeBusinessSchool,
  makeCertificationOrganization,
  makeEnrolmentDistrict,
  makeMany,
  makeSchool,
  makeSchoolProfile,
  makeServicePoint,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { SchoolProfileScreen } from './SchoolProfileScreen.tsx';

const outage = failed('系统繁忙', fn());
const detailsWith = (profile: Partial<SchoolProfile> = {}, business: Partial<BusinessSchool> = {}) =>
  ready({ ...makeBusinessSchool(business), profile: makeSchoolProfile(profile) });

const nothing: SchoolProfile = {
  institution: null,
  serviceAttributes: [],
  certificateAttributes: [],
  districts: [],
  servicePoints: [],
  organizations: [],
};

const meta = {
  title: '学校概况 SchoolProfileScreen',
  id: 'school-profile-screen',
  component: SchoolProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    fallbackName: '数字云校',
    school: ready(makeSchool({ typeName: '民办职业培训学校', crowd: '18–55 周岁社会人员' })),
    details: detailsWith(),
    tabIndex: 0,
    onTab: fn(),
    // Two of the five points are closed at this time.
    now: new Date('2026-11-21T13:20:00+08:00'),
    map: { tileAddress: () => '/media/scenes/map-sample.svg', attribution: '地图为示意' },
    getMarkerUrl: ({ name }) => `https://maps.example.com/marker?name=${encodeURIComponent(name)}`,
    getDistance: () => '3.26 km',
  },
} satisfies Meta<typeof SchoolProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Districts: Story = { name: '区县 Districts', args: { tabIndex: 1 } };
export const ServicePoints: Story = { name: '服务点 Service Points', args: { tabIndex: 2 } };
export const Organizations: Story = { name: '合作机构 Organizations', args: { tabIndex: 3 } };

export const Loading: Story = { name: '加载 骨架 Loading', args: { school: LOADING, details: LOADING } };
export const Failed: Story = { name: '失败 Failed', args: { school: outage, details: outage } };

/** A school without a profile. */
export const Empty: Story = {
  name: '空 Empty',
  args: {
    school: ready(
      makeSchool({ typeName: null, crowd: null, websiteUrl: null, contactMobile: null, logoUrl: null }),
    ),
    details: detailsWith(nothing, { tags: [], contactMobile: null }),
  },
};

/** The school's facts fail; two of the four tabs have data. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { school: outage, details: detailsWith({ districts: [], organizations: [] }) },
};

/** Half of the fields of each item are missing: no empty frame is left. */
export const MissingFields: Story = {
  name: '缺字段 Missing Fields',
  args: {
    school: ready(makeSchool({ crowd: null, websiteUrl: null })),
    details: detailsWith({
      institution: {
        name: null,
        property: null,
        faculty: null,
        features: '<p>工学交替，<strong>双师</strong>带班。</p>',
        facilities: null,
        pictures: [],
      },
      serviceAttributes: [],
      certificateAttributes: [],
    }),
  },
};

export const OrganizationsWithoutDetails: Story = {
  name: '机构 无详情 Organizations Without Details',
  args: {
    tabIndex: 3,
    details: detailsWith({
      organizations: makeMany(
        (_, index) => makeCertificationOrganization({ level: null, scope: null, features: null }, index),
        3,
      ),
    }),
  },
};

/** No map tiles are configured: the list takes the full width. */
export const WithoutMap: Story = { name: '没有地图 Without Map', args: { tabIndex: 2, map: null } };

/** Points without a position have a hint in the list and no pin. */
export const PointsWithoutPosition: Story = {
  name: '服务点 无坐标 Points Without Position',
  args: {
    tabIndex: 2,
    details: detailsWith({
      servicePoints: makeMany(
        (_, index) =>
          makeServicePoint(
            index % 2 === 1
              ? { position: null, opensAt: null, mobile: null }
              : { url: 'javascript:alert(1)' },
            index,
          ),
        4,
      ),
    }),
  },
};

export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: {
    tabIndex: 2,
    details: detailsWith({ servicePoints: makeMany(makeServicePoint, 1000) }),
  },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
};

/** A school without training: its institution is not shown. */
export const WithoutTraining: Story = {
  name: '没有培训 Without Training',
  args: { details: detailsWith({}, { hasTraining: false, certificationLabel: '评价机构' }) },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    school: ready(
      makeSchool({
        universityName: '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校（大运河校区）',
        crowd: '养老机构、医院、月子中心与社区居家照护从业人员，以及转岗、待业与退役人员和高校毕业年度学生',
        websiteUrl: 'https://www.yunfan-vocational-training-school-of-hangzhou.edu.example/index.html',
        contactMobile: '0571-8832 6610 转 8001',
      }),
    ),
    details: detailsWith(
      {
        districts: makeMany(
          (_, index) =>
            makeEnrolmentDistrict(
              { scope: '拱墅区、西湖区、上城区、滨江区、萧山区、余杭区、临平区、钱塘区、富阳区、临安区' },
              index,
            ),
          7,
        ),
      },
      { contactMobile: null },
    ),
    tabIndex: 1,
  },
};

export const Tablet: Story = {
  name: '平板 Tablet',
  args: { tabIndex: 2 },
  globals: { viewport: { value: 'tablet' } },
};
