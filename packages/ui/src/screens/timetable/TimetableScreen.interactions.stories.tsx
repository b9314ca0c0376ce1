import { makeClassDetail, makeDutyCount, makeTimetableActivity } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { SchoolSettingsProvider } from '../../theme/SchoolSettings.tsx';
import { groupByDay, makeManyLessons, makeNovember, NOW } from './testing/makeNovember.ts';
import { TimetableScreen } from './TimetableScreen.tsx';

const retry = fn();
const month = { view: 'month', date: '2026-11-21' } as const;
const all = { view: 'all', date: '2026-11-21' } as const;

const meta = {
  tags: ['!autodocs'],
  component: TimetableScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    place: { view: 'week', date: '2026-11-21' },
    shownDate: '2026-11-21',
    detail: ready(makeClassDetail()),
    timetable: ready(makeNovember('2026-11-15', '2026-11-21')),
    duty: ready(makeDutyCount()),
    now: NOW,
    activityTo: ({ activity }) => `/activity/${activity.id}`,
    onMove: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof TimetableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const RUNNING = /^11 月 21 日 周六 10:30–12:00 失能老人体位转移.* 线上课堂 进行中$/;

export const AWeek: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: RUNNING });
    await step('the week starts on Sunday, each day with its state', async () => {
      const heads = [...canvasElement.querySelectorAll('.fc-col-header-cell')];
      await expect(heads.map(({ textContent }) => textContent)).toEqual([
        '周日15休息',
        '周一16已完成',
        '周二17缺 1 节',
        '周三18已完成',
        '周四19已完成',
        '周五20已完成',
        '周六 · 今天21待上',
      ]);
    });
    await step('slots of 15 minutes, 600 px of them, opened above the first lesson of the week', async () => {
      await expect(canvasElement.querySelectorAll('.fc-timegrid-slot-lane')).toHaveLength(96);
      const hours = canvasElement.querySelector('.fc-timegrid-body')?.closest('.fc-scroller');
      await expect(Math.abs((hours?.clientHeight ?? 0) - 600)).toBeLessThanOrEqual(1);
      // 07:45 for lessons that begin at 08:30; 48 px an hour.
      await waitFor(() => expect(Math.abs((hours?.scrollTop ?? 0) - 7.75 * 48)).toBeLessThan(3));
    });
    await step('the time of now takes the place of the hour that it would cover', async () => {
      await expect(canvas.getByText('11:08')).toBeVisible();
      await expect(canvas.getByText('11:00')).not.toBeVisible();
      await expect(canvas.getByText('12:00')).toBeVisible();
    });
    await step('the targets have one decimal and a status', async () => {
      await expect(canvas.getByText('必修课堂')).toBeVisible();
      const valueOf = (name: string) =>
        canvas.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
      await expect(['必修课堂', '作业/测试'].map(valueOf)).toEqual(['73.1%', '75.0%']);
      await expect(canvas.getByText('进行中', { selector: 'span span' })).toBeVisible();
    });
    await step('what was missed is called as in the legend', async () => {
      await expect(canvas.getByText(/有 \d+ [节天]缺勤$/)).toBeVisible();
    });
  },
};

export const AnOverdueWeek: Story = {
  args: { now: '2026-11-22 00:00:00' },
  play: async ({ canvas }) => {
    const { parentElement } = await canvas.findByRole('heading', { name: '当周学习目标' });
    await expect(parentElement).toHaveTextContent('当周学习目标逾期未学');
  },
};

/** A setting of the school: the week from Monday. */
export const AWeekFromMonday: Story = {
  decorators: [
    (Shown) => (
      <SchoolSettingsProvider settings={{ weekStart: 'monday' }}>
        <Shown />
      </SchoolSettingsProvider>
    ),
  ],
  args: { timetable: ready(makeNovember('2026-11-16', '2026-11-22')) },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: RUNNING });
    await step('the columns begin on Monday and end on Sunday', async () => {
      const heads = [...canvasElement.querySelectorAll('.fc-col-header-cell')].map(({ textContent }) =>
        textContent?.slice(0, 4),
      );
      await expect(heads[0]).toBe('周一16');
      await expect(heads[6]).toBe('周日22');
    });
    await step('the toolbar names the same days', async () => {
      await expect(canvas.getByRole('button', { name: /^选择日期范围.*11-16.*11-22$/ })).toBeVisible();
    });
  },
};

export const LongNamesKeepTheirPlace: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    timetable: ready(
      groupByDay([
        makeTimetableActivity({
          id: 'long',
          name: '失能失智老年人体位转移与压力性损伤预防：'.repeat(4),
          startsAt: '2026-11-20 08:30:00',
          endsAt: '2026-11-20 10:00:00',
          status: 'absent',
          isFinished: false,
        }),
      ]),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const event = await canvas.findByRole('button', { name: /^11 月 20 日 周五 08:30/ });
    await step('the right column is 288 px, whatever was missed', async () => {
      await expect(canvas.getByRole('note').getBoundingClientRect().width).toBe(288);
      await expect(canvas.getByText('图例').closest('section')?.getBoundingClientRect().width).toBe(288);
    });
    await step(
      'an event of 90 minutes has two lines of its name, the last one with an ellipsis',
      async () => {
        const title = event.querySelector('.fc-event-title');
        await expect(title?.getBoundingClientRect().height).toBe(36);
        await expect(title && getComputedStyle(title).webkitLineClamp).toBe('2');
      },
    );
    await step('an hour is on its line', async () => {
      const label = canvas.getByText('09:00').getBoundingClientRect();
      const line = canvasElement.querySelector('.fc-timegrid-slot-lane[data-time="09:00:00"]');
      const top = line?.getBoundingClientRect().top ?? 0;
      await expect(Math.abs((label.top + label.bottom) / 2 - top)).toBeLessThan(2);
    });
  },
};

export const ALessonByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const event = await canvas.findByRole('button', { name: RUNNING });
    await step('Enter opens the card beside the event, not over it', async () => {
      event.focus();
      await userEvent.keyboard('{Enter}');
      const card = await screen.findByRole('dialog', { name: /失能老人体位转移/ });
      await waitFor(() => {
        const [own, opened] = [event.getBoundingClientRect(), card.getBoundingClientRect()];
        void expect(opened.right <= own.left || opened.left >= own.right).toBe(true);
      });
      await expect(within(card).getByText('11 月 21 日 周六 10:30–12:00')).toBeVisible();
      await expect(within(card).getByRole('link', { name: '进入课堂' })).toHaveAttribute(
        'href',
        '/activity/a19',
      );
    });
    await step('Escape closes it and returns to the event', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(event).toHaveFocus());
    });
  },
};

export const ThroughTheWeeks: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('previous, next and today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一周' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'week', date: '2026-11-14' });
      await userEvent.click(canvas.getByRole('button', { name: '下一周' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'week', date: '2026-11-28' });
      await userEvent.click(canvas.getByRole('button', { name: '今天' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'week', date: '2026-11-21' });
    });
    await step('a week is chosen among those of another month', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /^选择日期范围：\s*2026-11-15 至 2026-11-21/ }),
      );
      const picker = within(await screen.findByRole('dialog', { name: '选择日期范围' }));
      await expect(picker.getByRole('button', { current: true })).toHaveAccessibleName(
        '11 月 15 日 至 11 月 21 日',
      );
      await userEvent.click(picker.getByRole('button', { name: '下个月' }));
      await userEvent.click(picker.getByRole('button', { name: '12 月 27 日 至 1 月 2 日' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'week', date: '2026-12-27' });
    });
    await step('the month keeps the day', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '月' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'month', date: '2026-11-21' });
    });
  },
};

export const ExportsWhatIsShown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出到日历（.ics）' }));
    const inWeek: unknown = expect.stringMatching(/^2026-11-(1[5-9]|2[01])$/);
    await expect(args.onExport).toHaveBeenCalledWith(
      Array.from({ length: 15 }, (): unknown => expect.objectContaining({ day: inWeek })),
    );
  },
};

export const ThePeriodBeforeStays: Story = {
  args: { place: { view: 'week', date: '2026-11-28' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: RUNNING })).toBeVisible();
    await expect(canvas.getByText('正在加载')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /2026-11-22 至 2026-11-28/ })).toBeVisible();
  },
};

export const AMonth: Story = {
  args: { place: month, timetable: ready(makeNovember()) },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const missed = await canvas.findByRole('button', { name: '11 月 17 日 周二 缺 1 节 共 3 节' });
    await step('a day says its state', async () => {
      await expect(
        canvas.getByRole('button', { name: '11 月 21 日 周六 今天 待上 3 节 共 4 节' }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: '11 月 24 日 周二 待上 共 2 节' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '11 月 2 日 周一 已完成 共 2 节' })).toBeVisible();
      await expect(canvasElement.querySelector('[data-date="2026-11-22"]')).toHaveTextContent('22休息');
    });
    await step('at most two lessons a day, and how many more', async () => {
      const cell = canvasElement.querySelector<HTMLElement>('[data-date="2026-11-17"]');
      await expect(cell).toHaveTextContent('还有 1 项');
      // In the order of the keyboard: the day, then its lessons.
      const names = [
        '11 月 17 日 周二 缺 1 节 共 3 节',
        '11 月 17 日 周二 08:30–10:00 进食与吞咽困难照护 线上课堂 已完成',
        '11 月 17 日 周二 10:30–11:45 测试：第三章单元测试 线上课堂 缺勤',
      ];
      const buttons = within(cell ?? canvasElement).getAllByRole('button');
      await expect(buttons).toHaveLength(names.length);
      for (const [index, name] of names.entries()) await expect(buttons[index]).toHaveAccessibleName(name);
    });
    await step('a lesson opens its card', async () => {
      const lesson = canvas.getByRole('button', { name: /10:30–11:45 测试：第三章单元测试/ });
      await userEvent.click(lesson);
      const card = await screen.findByRole('dialog', { name: '测试：第三章单元测试' });
      await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(lesson).toHaveFocus());
    });
    await step('the weekday of today has a colour of its own', async () => {
      const weekday = (name: string) => getComputedStyle(canvas.getByText(name)).color;
      await expect(weekday('周六')).not.toBe(weekday('周五'));
    });
    await step('the day lists them all, beside its cell', async () => {
      await userEvent.click(missed);
      const card = await screen.findByRole('dialog', { name: '11 月 17 日 周二' });
      await expect(within(card).getAllByRole('link')).toHaveLength(3);
      await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(missed).toHaveFocus());
    });
    await step('a month is chosen; those of the training are marked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^选择月份：\s*2026 年 11 月$/ }));
      const picker = within(await screen.findByRole('dialog', { name: '选择月份' }));
      await userEvent.click(picker.getByRole('button', { name: '2026 年 9 月，培训期内' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'month', date: '2026-09-01' });
    });
  },
};

/** Two lessons a day reach the document, however many the server sends. */
export const TwoThousandLessons: Story = {
  args: { place: month, timetable: ready(makeManyLessons(2000, '2026-11-01', 30)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const day = await canvas.findByRole('button', { name: /^11 月 3 日 周二 .*共 67 节$/ });
    await expect(canvas.getAllByRole('button', { name: /(线上|面授)课堂 \S+$/ })).toHaveLength(60);
    await expect(canvasElement.querySelector('[data-date="2026-11-03"]')).toHaveTextContent('还有 65 项');
    await userEvent.click(day);
    const card = within(await screen.findByRole('dialog', { name: '11 月 3 日 周二' }));
    await expect(card.getAllByRole('link')).toHaveLength(67);
  },
};

export const AllLessons: Story = {
  args: { place: all, timetable: ready(makeNovember()) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the list opens at today, by day with its weekday', async () => {
      const days = await canvas.findAllByRole('region', { name: /^2026/ });
      await expect(days[0]).toHaveAccessibleName('2026-11-21 周六');
      await expect(within(days[0] as HTMLElement).getByText('周六 · 今天')).toBeVisible();
    });
    await step('only the running lesson has a solid button', async () => {
      await expect(canvas.getByRole('link', { name: /^进入课堂：失能老人/ })).toBeVisible();
    });
    await step('earlier lessons come on demand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看更早的 18 项' }));
      await expect(canvas.getByRole('link', { name: '去补学：测试：第三章单元测试' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(26);
    });
    await step('a month is jumped to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^11 月/ }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'all', date: '2026-11-21' });
    });
  },
};

export const FailedIsLoadedAgain: Story = {
  args: { timetable: failed('系统繁忙', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('课表加载失败')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a strip of days takes the place of the calendar', async () => {
      const today = await canvas.findByRole('button', { name: '11 月 21 日 周六 今天 待上 3 节' });
      await expect(today).toHaveAttribute('aria-pressed', 'true');
      await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    });
    await step('the running lesson is in the first screen, above the targets', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('11 月 21 日 周六');
      const running = canvas.getByRole('link', { name: /^进入/ });
      await expect(running.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    });
    await step('the targets render when they come near', async () => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      await expect(await canvas.findByText('已超过 78.9% 的同学')).toBeVisible();
    });
    await step('a press on a lesson opens its card', async () => {
      const [lesson] = canvas.getAllByRole('article');
      const name = within(lesson as HTMLElement).getByRole('button');
      await userEvent.click(name);
      const card = await screen.findByRole('dialog', { name: name.textContent ?? '' });
      await expect(within(card).getByRole('link')).toBeVisible();
      await userEvent.click(within(card).getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('another day is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '11 月 17 日 周二 缺 1 节' }));
      await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'week', date: '2026-11-17' });
    });
  },
};

export const FailedOnAPhone: Story = {
  args: { timetable: failed('系统繁忙', retry) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: '重新加载' })).toHaveLength(1);
    await expect(await canvas.findByRole('heading', { name: '本周学习目标' })).toBeVisible();
  },
};
