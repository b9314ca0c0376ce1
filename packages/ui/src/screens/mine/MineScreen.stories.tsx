import type { ClassCertificate } from '@cloud-school/domain';
import { makeMany, makeCoupon, makeUser } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, MessageSquareText, Phone, Smartphone } from 'lucide-react';
import { fn } from 'storybook/test';
import { StudyEntries } from '../../cards/study-entries/StudyEntries.tsx';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import type { OwnAnswer } from './AnswersCard.tsx';
import { MineScreen } from './MineScreen.tsx';

const studying: ClassCertificate = {
  classId: 'c-2',
  className: '2026 秋季 3 班',
  name: '养老护理员（三级）考评全程班',
  stage: 'studying',
  endsOn: '2026-12-25',
};

const certificates: ClassCertificate[] = [
  {
    classId: 'c-1',
    className: '2026 春季 1 班',
    name: '育婴员（四级）0–3 岁婴幼儿照护',
    stage: 'passed',
    endsOn: '2026-06-12',
  },
  studying,
];

const answers: OwnAnswer[] = [
  {
    id: 'a-1',
    teacherName: '何俊峰',
    text: '气垫床上也要翻，最长不超过四小时。',
    question: '用了气垫床还要每两小时翻身吗？',
    createdAt: '2026-11-19 19:26:00',
    isUnread: true,
    to: '#answer-1',
  },
  {
    id: 'a-2',
    teacherName: '林静怡',
    text: '先看皮肤颜色，再决定间隔。',
    question: '发红以后多久翻一次？',
    createdAt: '2026-11-18 16:40:00',
    isUnread: false,
    to: '#answer-2',
  },
];

const meta = {
  title: '我的 MineScreen',
  id: 'mine-screen',
  component: MineScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    homeTo: '#home',
    person: ready(makeUser({ name: '沈雨薇', mobile: '13800006209' })),
    figures: [
      { label: '学习小时', value: '36' },
      { label: '到班次数', value: '27' },
      { label: '掌握错题', value: '41' },
    ],
    profileHref: 'https://account.example/profile',
    entries: (
      <StudyEntries
        variant="tiles"
        entries={[
          {
            kind: 'mistakes',
            text: '今天 10 题',
            longText: '今天复习 10 题',
            isDue: true,
            to: '#mistakes',
          },
          { kind: 'timetable', text: '今天 3 节', longText: '今天 3 节，明天 4 节', to: '#timetable' },
          { kind: 'downloads', text: '312 MB', longText: '6 节，312 MB', onSelect: fn() },
          { kind: 'certificates', text: '1 本', longText: '1 本可查，1 本还没有取得', to: '#certificates' },
        ]}
      />
    ),
    certificates: ready(certificates),
    queryTo: '#query',
    classTo: (classId) => `#${classId}`,
    answers: ready(answers),
    now: new Date('2026-11-19T19:36:00+08:00'),
    onOpenAnswer: fn(),
    coupons: {
      coupons: ready(makeMany(makeCoupon, 3)),
      today: '2026-11-19',
      claimTo: '#home',
      useTo: '#majors',
    },
    account: [
      {
        id: 'password',
        icon: <KeyRound size={18} aria-hidden />,
        label: '登录密码',
        href: 'https://account.example/password',
      },
      {
        id: 'mobile',
        icon: <Smartphone size={18} aria-hidden />,
        label: '换手机号',
        detail: '138****6209',
        href: 'https://account.example/mobile',
      },
    ],
    school: [
      {
        id: 'phone',
        icon: <Phone size={18} aria-hidden />,
        label: '0571-8832 6610',
        phone: '0571-8832 6610',
      },
      {
        id: 'message',
        icon: <MessageSquareText size={18} aria-hidden />,
        label: '给学校留言',
        onSelect: fn(),
      },
    ],
    onLogout: fn(),
  },
} satisfies Meta<typeof MineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Phone375: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    person: LOADING,
    figures: [],
    certificates: LOADING,
    answers: LOADING,
    coupons: { coupons: LOADING, today: '2026-11-19', claimTo: '#home', useTo: '#majors' },
  },
};
/** A new student: every block says what will come. */
export const Empty: Story = {
  name: '空 Empty',
  args: {
    figures: [],
    certificates: ready([]),
    answers: ready([]),
    coupons: { coupons: ready([]), today: '2026-11-19', claimTo: '#home', useTo: '#majors' },
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    person: failed('系统繁忙', fn()),
    figures: [],
    certificates: failed('系统繁忙', fn()),
    answers: failed('系统繁忙', fn()),
    coupons: { coupons: failed('系统繁忙', fn()), today: '2026-11-19', claimTo: '#home', useTo: '#majors' },
  },
};
/** The certificates fail alone. */
export const Partial: Story = { name: '部分 Partial', args: { certificates: failed('系统繁忙', fn()) } };
/** The host names no page for the account, and its school has no coupons: neither is there. */
export const WithoutAccount: Story = {
  name: '没有账号页 Without Account',
  args: { account: [], profileHref: undefined, coupons: null },
};
export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    person: ready(makeUser({ name: '迪丽热巴·迪力木拉提', mobile: '13800006209', avatarUrl: null })),
    certificates: ready([
      {
        classId: 'c-1',
        className: '2026 年第四季度周末班（拱墅校区与线上同步）第 12 期',
        name: '医疗护理员（四级）岗前实训与职业道德、急救、感染控制综合提升考评全程班',
        stage: 'waiting',
        endsOn: null,
      },
      { ...studying, classId: 'c-3', stage: 'failed' },
    ]),
    answers: ready(
      answers.map((answer) => ({
        ...answer,
        text: answer.text.repeat(8),
        question: answer.question.repeat(4),
      })),
    ),
  },
};
