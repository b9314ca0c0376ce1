import { makeSchool, makeUser } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { fn } from 'storybook/test';
import { Header } from './Header.tsx';
import { PhonePageLink } from './PhonePageLink.tsx';
import { PhonePageTitle } from './PhonePageTitle.tsx';
import { makeHeaderProps } from './testing/makeHeaderProps.tsx';

const user = makeUser();

const meta = {
  title: '页头 Header',
  id: 'header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: makeHeaderProps(),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const student = { kind: 'student', ...user, onLogout: fn() } as const;

export const Visitor: Story = { name: '访客 Visitor' };
export const Student: Story = { name: '学员 Student', args: { account: student } };
export const StudentWithoutPicture: Story = {
  name: '学员 无头像 Student Without Picture',
  args: { account: { ...student, avatarUrl: '/media/none.svg' } },
};

/** A co-branded site: the brand's name, then the school's. */
export const Cobranded: Story = {
  name: '金蝶 Cobranded',
  args: { name: '金蝶认证中心', secondName: makeSchool().universityName, logoUrl: null },
};

/** A school without other pages: no link points to a missing page. */
export const Bare: Story = {
  name: '极简 Bare',
  args: { logoUrl: null, tags: [], nav: [], tools: [], appUrl: null },
};

/** On a phone the page's title, its way back and its link replace brand and account. */
export const PhonePage: Story = {
  name: '手机页 Phone Page',
  globals: { viewport: { value: 'phone' } },
  args: {
    account: student,
    phonePage: {
      title: <PhonePageTitle title="班级详情" onBack={fn()} />,
      link: (
        <PhonePageLink
          link={{ label: '查看课表', to: '/timetable', icon: <CalendarDays size={22} aria-hidden /> }}
        />
      ),
    },
  },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    name: '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校（莫干山路总校区）',
    secondName: '浙江省杭州市拱墅区康养照护人才数字化培养与等级认定一体化项目',
    account: student,
  },
};
export const PhoneLongName: Story = {
  name: '手机 长名称 Phone Long Name',
  args: {
    name: '浙江省杭州市拱墅区云帆养老护理职业技能培训学校',
    secondName: '浙江省杭州市拱墅区康养照护人才数字化培养与等级认定一体化项目',
    account: student,
  },
  globals: { viewport: { value: 'phone' } },
};
