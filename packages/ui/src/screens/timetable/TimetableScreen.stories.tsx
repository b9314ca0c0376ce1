import type { TimetablePeriod } from '@cloud-school/domain';
import {
  makeClassDetail,
  makeDutyCount,
  makeTimetable,
  makeTimetableActivity,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { groupByDay, makeManyLessons, makeNovember, NOW } from './testing/makeNovember.ts';
import { TimetableScreen } from './TimetableScreen.tsx';

const outage = failed('系统繁忙', fn());
const week = { view: 'week', date: '2026-11-21' } as const;
const month = { view: 'month', date: '2026-11-21' } as const;
const all = { view: 'all', date: '2026-11-21' } as const;
const LONG_NAME =
  '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点，以及两人配合时的口令、站位与呼吸节奏（上下午连上，请着工装并提前十分钟到场签到）';

const meta = {
  title: '课表 TimetableScreen',
  id: 'timetable-screen',
  component: TimetableScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    place: week,
    shownDate: '2026-11-21',
    detail: ready(makeClassDetail()),
    timetable: ready(makeNovember('2026-11-15', '2026-11-21')),
    duty: ready(makeDutyCount()),
    now: NOW,
    activityTo: ({ activity }) =>
      `/study/classroom/${activity.isFaceToFace ? 'offline' : 'classroom-detail'}?activityId=${activity.id}`,
    onMove: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof TimetableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', tags: ['area-timetable'] };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { detail: LOADING, timetable: LOADING, duty: LOADING },
};
export const Empty: Story = {
  name: '空 Empty',
  args: {
    timetable: ready({ days: [] }),
    duty: ready(makeDutyCount({ requiredActivities: null, counts: {} })),
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { detail: outage, timetable: outage, duty: outage },
};

/** The lessons are there, the targets are not. */
export const Partial: Story = { name: '部分 Partial', args: { duty: outage } };

/** The next week is on its way; the one before stays. */
export const MovingOn: Story = {
  name: '翻页中 Moving On',
  args: { place: { view: 'week', date: '2026-11-28' } },
};

export const OtherZone: Story = { name: '其他时区 Other Zone', args: { isOtherZone: true } };

export const Month: Story = { name: '月 Month', args: { place: month, timetable: ready(makeNovember()) } };
export const MonthLoading: Story = {
  name: '月 加载 Month Loading',
  args: { place: month, timetable: LOADING, duty: LOADING },
};
export const MonthEmpty: Story = {
  name: '月 空 Month Empty',
  args: { place: month, timetable: ready({ days: [] }) },
};
export const MonthFailed: Story = { name: '月 失败 Month Failed', args: { place: month, timetable: outage } };

export const All: Story = { name: '全部 All', args: { place: all, timetable: ready(makeNovember()) } };

export const AllLoading: Story = {
  name: '全部加载 骨架 All Loading',
  args: { place: all, timetable: LOADING, children: <p>提醒</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('提醒')).toBeNull();
  },
};
export const AllEmpty: Story = {
  name: '全部为空 All Empty',
  args: { place: all, timetable: ready({ days: [] }), children: <p>提醒</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('提醒')).toBeVisible();
  },
};
export const AllFailed: Story = { name: '全部失败 All Failed', args: { place: all, timetable: outage } };

/** A new view shows its states too: the compiler asks for them here. */
void ({
  week: [Full, Loading, Empty, Failed],
  month: [Month, MonthLoading, MonthEmpty, MonthFailed],
  all: [All, AllLoading, AllEmpty, AllFailed],
} satisfies Record<TimetablePeriod, Story[]>);

/** An elective lesson that was not taken is neither missed nor to come. */
export const AllWithElectiveOver: Story = {
  name: '全部，有已结束的选学课 All With Elective Over',
  args: { place: all, timetable: ready(makeNovember()), now: '2026-11-22 09:00:00' },
  play: async ({ canvas }) => {
    const months = await canvas.findAllByRole('button', { name: /月 ?\d+ 项$/ });
    await expect(months.map(({ textContent }) => textContent)).toEqual(['11 月26 项']);
    const rows = ['已完成', '逾期未学', '待上', '已结束'].map((label) => {
      const found = canvas
        .getAllByText(label, { selector: 'section li *' })
        .map((words) => words.closest('li'));
      const row = found.find((item) => item?.textContent?.endsWith(' 项'));
      return Number(/(\d+) 项$/.exec(row?.textContent ?? '')?.[1]);
    });
    await expect(rows).toEqual([17, 4, 4, 1]);
  },
};

/** A training that is over and was not finished. */
export const AllOverdue: Story = {
  name: '全部逾期 All Overdue',
  args: {
    place: { view: 'all', date: '2027-01-05' },
    now: '2027-01-05 09:00:00',
    timetable: ready(makeNovember()),
  },
};

const hostile = groupByDay(
  [
    { startsAt: '2026-11-18 22:00:00', endsAt: '2026-11-19 01:30:00', name: '夜班：值夜与巡房' },
    { startsAt: '2026-11-17 12:00:00', endsAt: '2026-11-17 10:30:00', name: '起止时间颠倒的课' },
    { startsAt: '2026-11-16 08:00:00', endsAt: '2026-11-20 22:00:00', name: '理论模拟测试周：第二套' },
    { startsAt: null, endsAt: null, name: '时间待定的课' },
    { startsAt: '2026-11-20 09:00:00', endsAt: '2026-11-20 11:30:00', name: LONG_NAME },
    { startsAt: '2026-11-20 14:00:00', endsAt: '2026-11-20 14:10:00', name: LONG_NAME, isFaceToFace: true },
    { startsAt: '2026-11-19 09:00:00', endsAt: '2026-11-19 09:00:00', name: '' },
    ...[0, 1, 2, 3, 4].map((index) => ({
      startsAt: `2026-11-21 09:${index}0:00`,
      endsAt: '2026-11-21 11:30:00',
      name: `同时上的第 ${index + 1} 节课`,
      isFaceToFace: index % 2 === 1,
    })),
  ].map((overrides, index) =>
    makeTimetableActivity({ ...overrides, id: `h${index}`, status: null, isFinished: false }, index),
  ),
);

/** Overlapping lessons, over midnight, in the wrong order, days long, without a time, without a name, with 80 characters. */
export const HardWeek: Story = { name: '困难周 Hard Week', args: { timetable: ready(hostile) } };
/** A test of the week and a night shift that began on earlier days take place on this one too. */
export const HardDayOnAPhone: Story = {
  name: '手机 困难日 Hard Day On A Phone',
  args: { place: { view: 'week', date: '2026-11-19' }, shownDate: '2026-11-19', timetable: ready(hostile) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/全天至 11-20理论模拟测试周：第二套/);
    await expect(rows[1]).toHaveTextContent(/01:30结束夜班/);
  },
};
export const HardMonth: Story = {
  name: '困难月 Hard Month',
  args: { place: month, timetable: ready(hostile) },
};
export const HardList: Story = {
  name: '困难列表 Hard List',
  args: { place: all, timetable: ready(hostile) },
};

/** Dates that are none, and a class of which little is known. */
export const LittleKnown: Story = {
  name: '资料不全 Little Known',
  args: {
    detail: ready(makeClassDetail({ trainingStart: null, trainingEnd: null })),
    timetable: ready({ days: [...makeTimetable().days, { date: '', state: null, activities: [] }] }),
    duty: ready(makeDutyCount({ requiredActivities: { required: 3, done: 5 }, counts: {} })),
  },
};

export const TwoThousandInAWeek: Story = {
  name: '一周 2000 节 Two Thousand In A Week',
  args: { timetable: ready(makeManyLessons(2000, '2026-11-15', 7)) },
};
export const TwoThousandInAMonth: Story = {
  name: '一月 2000 节 Two Thousand In A Month',
  args: { place: month, timetable: ready(makeManyLessons(2000, '2026-11-01', 30)) },
};
export const TwoThousandInAll: Story = {
  name: '全部 2000 节 Two Thousand In All',
  args: { place: all, timetable: ready(makeManyLessons(2000, '2026-09-07', 110)) },
};
