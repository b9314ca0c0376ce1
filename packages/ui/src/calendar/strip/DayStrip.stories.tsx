import { periodOf } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { DayStrip } from './DayStrip.tsx';

const today = makeLessonDay();
const days = [
  { ...today, date: '2026-11-17' },
  { ...today, date: '2026-11-18', state: 'done' as const },
  today,
  { ...today, date: '2026-11-24' },
];

const meta = {
  title: '日期条 DayStrip',
  id: 'day-strip',
  component: DayStrip,
  globals: { viewport: { value: 'phone' } },
  args: {
    view: 'week',
    period: periodOf('week', today.date, 'sunday'),
    days,
    date: today.date,
    today: today.date,
    onChoose: fn(),
  },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  name: '周 Week',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      /^11 月 21 日 周六 今天/,
    );
    await userEvent.click(canvas.getByRole('button', { name: '11 月 18 日 周三 已完成' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-18');
  },
};

/** A row for each week, with smaller icons. */
export const Month: Story = {
  name: '月 Month',
  args: { view: 'month', period: periodOf('month', today.date, 'sunday') },
};
