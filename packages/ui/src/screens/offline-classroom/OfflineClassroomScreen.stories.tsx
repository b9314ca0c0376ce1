import {
  makeAttendance,
  makeClassroomDetail,
  makeHighlight,
  makeMany,
  makeTeacher,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { OfflineClassroomScreen } from './OfflineClassroomScreen.tsx';

const outage = failed('系统繁忙', fn());
const LONG_NAME =
  '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点（上下午连上，含考评示范、实操过关、答疑与复训安排）';

const meta = {
  title: '面授课堂 OfflineClassroomScreen',
  id: 'offline-classroom-screen',
  component: OfflineClassroomScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeClassroomDetail()),
    attendance: ready(makeAttendance()),
    status: null,
    contents: [],
    contentTo: ({ id }) => `#${id}`,
    time: { startsAt: null, endsAt: null },
    place: '拱墅校区实训楼 302',
    isScheduleLoading: false,
    pending: null,
    onSign: fn(),
    highlights: ready(makeMany(makeHighlight, 4)),
    interaction: <SampleInteraction variant="tabs" />,
    now: '2026-11-21 14:36:00',
    classesTo: '/study/mine',
    classTo: '/study/training-class?classId=c-elder-3',
  },
} satisfies Meta<typeof OfflineClassroomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const untouched = makeAttendance({ canSignIn: true, canSignOut: false, isSignedIn: false, signedInAt: null });

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    detail: LOADING,
    attendance: LOADING,
    highlights: LOADING,
    place: null,
    isScheduleLoading: true,
  },
};
export const Empty: Story = {
  name: '空 Empty',
  args: {
    detail: ready(makeClassroomDetail({ notice: null, points: [], teachers: [] })),
    highlights: ready([]),
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { detail: outage, attendance: outage, highlights: outage, place: null },
};

/** The classroom is loaded; the attendance and the highlights fail. */
export const Partial: Story = { name: '部分 Partial', args: { attendance: outage, highlights: outage } };

export const SignInOffered: Story = {
  name: '可签到 Sign In Offered',
  args: { attendance: ready(untouched), highlights: ready([]), now: '2026-11-21 13:50:00' },
};
export const SigningIn: Story = {
  name: '签到中 Signing In',
  args: { attendance: ready(untouched), pending: 'sign-in' },
};
export const NothingOffered: Story = {
  name: '不可签到 Nothing Offered',
  args: {
    attendance: ready({ ...untouched, canSignIn: false }),
    highlights: ready([]),
    now: '2026-11-20 08:00:00',
  },
};
/** Over, and the student did not sign in. */
export const Missed: Story = {
  name: '缺勤 Missed',
  args: {
    attendance: ready({ ...untouched, canSignIn: false }),
    status: 'absent',
    now: '2026-11-21 20:00:00',
  },
};
export const SignedOut: Story = {
  name: '已签退 Signed Out',
  args: {
    attendance: ready(
      makeAttendance({ canSignOut: false, isSignedOut: true, signedOutAt: '2026-11-21 16:34:00' }),
    ),
    now: '2026-11-21 16:40:00',
  },
};

/** Opened without an activity and without interaction. */
export const WithoutActivity: Story = {
  name: '无活动 Without Activity',
  args: { attendance: null, interaction: null, place: null },
};

export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    detail: ready(
      makeClassroomDetail({
        name: LONG_NAME,
        isRequired: false,
        notice: `<p>${LONG_NAME}</p><p>${LONG_NAME}</p>`,
        points: Array.from({ length: 12 }, () => LONG_NAME),
        teachers: makeMany((_, index) => makeTeacher({ name: '阿依古丽·买买提江·阿卜杜热依木' }, index), 5),
      }),
    ),
    place: '杭州市拱墅区莫干山路 1418 号拱墅校区实训楼 302 室（从北门进，电梯到三层后左转）',
    highlights: ready(makeMany((_, index) => makeHighlight({ name: LONG_NAME }, index), 9)),
  },
};

/** Missing names, broken pictures, times the wrong way round. */
export const HostileData: Story = {
  name: '异常数据 Hostile Data',
  args: {
    detail: ready(
      makeClassroomDetail({
        name: '',
        notice: '<img src=x onerror="alert(1)">请带好证件<script>alert(2)</script>',
        points: [''],
        teachers: [{ name: '', avatarUrl: '/media/avatars/missing.svg', role: null }],
      }),
    ),
    attendance: ready(
      makeAttendance({ startsAt: '2026-11-21', endsAt: '2026-11-20 08:00:00', signedInAt: null }),
    ),
    highlights: ready([makeHighlight({ name: '', url: '/media/covers/missing.svg' }, 1)]),
  },
};
