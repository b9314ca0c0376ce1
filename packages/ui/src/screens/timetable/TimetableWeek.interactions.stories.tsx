import { makeClassDetail, makeDutyCount, makeTimetableActivity } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { groupByDay, NOW } from './testing/makeNovember.ts';
import { TimetableScreen } from './TimetableScreen.tsx';

/** How the week draws lessons of each height. */
const meta = {
  tags: ['!autodocs'],
  component: TimetableScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    place: { view: 'week', date: '2026-11-21' },
    shownDate: '2026-11-21',
    detail: ready(makeClassDetail()),
    timetable: ready({ days: [] }),
    duty: ready(makeDutyCount()),
    now: NOW,
    activityTo: ({ activity }) => `/activity/${activity.id}`,
    onMove: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof TimetableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lessons of 15 to 60 minutes, the shortest one a single slot. */
const at = (day: string, start: string, end: string) => ({
  startsAt: `${day} ${start}:00`,
  endsAt: `${day} ${end}:00`,
});

const ofEveryHeight = groupByDay([
  makeTimetableActivity({ id: 'later', name: '短课', ...at('2026-11-21', '14:00', '14:30') }),
  ...[15, 30, 45, 50, 60].map((minutes, index) =>
    makeTimetableActivity({
      id: `s${minutes}`,
      name: `${minutes} 分钟的课`,
      ...at(`2026-11-${15 + index}`, '09:00', minutes === 60 ? '10:00' : `09:${minutes}`),
      status: 'attended',
      isFinished: true,
    }),
  ),
]);

export const EveryHeightHasItsName: Story = {
  args: { timetable: ready(ofEveryHeight) },
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('button', { name: /14:00.* 短课 .*待上$/ });
    await expect(within(later).getByText('14:00')).toBeVisible();
    const events = await canvas.findAllByRole('button', { name: /09:00.* 分钟的课 线上课堂 已完成$/ });
    await expect(events).toHaveLength(5);
    for (const event of events) {
      const box = event.getBoundingClientRect();
      for (const part of ['.fc-event-time', '.fc-event-title']) {
        const own = event.querySelector(part)?.getBoundingClientRect();
        await expect(own?.height).toBeGreaterThanOrEqual(16);
        await expect(own?.bottom).toBeLessThanOrEqual(box.bottom + 0.5);
      }
      // In one line the name has what the time and the sign leave.
      await expect(event.querySelector('.fc-event-title')?.clientWidth).toBeGreaterThan(
        box.height < 33 ? 36 : 60,
      );
    }
  },
};

/** A test of several days that began in the week before, above lessons of each height. */
export const BelowARowOfWholeDays: Story = {
  ...EveryHeightHasItsName,
  args: {
    now: '2026-11-16 18:36:00',
    timetable: ready({
      days: [
        ...groupByDay([
          makeTimetableActivity({
            id: 'week',
            name: '理论模拟测试周',
            startsAt: '2026-11-13 08:00:00',
            endsAt: '2026-11-20 22:00:00',
            status: 'to-attend',
            isFinished: false,
          }),
        ]).days.map((day) => ({ ...day, state: null })),
        ...ofEveryHeight.days,
        ...groupByDay([
          makeTimetableActivity({ id: 'early', name: '晨课', ...at('2026-11-15', '07:50', '08:20') }),
          makeTimetableActivity({ id: 'night', name: '晚课', ...at('2026-11-15', '19:30', '20:15') }),
        ]).days,
      ],
    }),
  },
  play: async (context) => {
    const { canvas, canvasElement, step } = context;
    await canvas.findByRole('button', { name: /理论模拟测试周/ });
    await step('no day that it takes is free', async () => {
      const heads = [...canvasElement.querySelectorAll('.fc-col-header-cell')];
      await expect(heads.slice(5).map(({ textContent }) => textContent)).toEqual(['周五20', '周六21待上']);
    });
    await step('it pushes no lesson of the week out of view', async () => {
      const hours = canvasElement.querySelector('.fc-timegrid-body')?.closest('.fc-scroller');
      const early = canvas.getByRole('button', { name: /07:50/ });
      await waitFor(() => expect(topOf(early)).toBeGreaterThanOrEqual(topOf(hours)));
      const night = canvas.getByRole('button', { name: /19:30/ }).querySelector('.fc-event-title');
      await expect(night?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        hours?.getBoundingClientRect().bottom ?? 0,
      );
    });
    await EveryHeightHasItsName.play?.(context);
  },
};

const topOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().top ?? NaN;
