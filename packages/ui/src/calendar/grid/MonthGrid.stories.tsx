import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { MonthGrid } from './MonthGrid.tsx';

const today = makeLessonDay();
const [done, missed] = today.lessons;

const meta = {
  title: '月历 MonthGrid',
  id: 'month-grid',
  component: MonthGrid,
  args: {
    from: '2026-11-01',
    now: '2026-11-21 11:08:00',
    days: [
      { date: '2026-11-17', state: 'pending', lessons: missed ? [missed] : [] },
      { date: '2026-11-18', state: 'done', lessons: done ? [done] : [] },
      today,
      { ...today, date: '2026-11-24' },
    ],
    onLesson: fn(),
    onDay: fn(),
  },
  parameters: { frame: { maxWidth: 888 } },
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days that are missed, done, today and to come; two lessons a day, and how many more there are. */
export const DayStates: Story = {
  name: '每天的状态 Day States',
  play: async ({ canvas, userEvent, args }) => {
    const day = await canvas.findByRole('button', { name: /^11 月 21 日 周六 今天 .*共 4 节$/ });
    const cell = within(day.closest<HTMLElement>('td') ?? day);
    await expect(cell.getAllByRole('button')).toHaveLength(3);
    await expect(cell.getByText('还有 2 项')).toBeVisible();
    await userEvent.click(day);
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-21', day);
  },
};

/** Nothing to press: each day says 休息. */
export const NoLessons: Story = { name: '没有课 No Lessons', args: { days: [] } };
