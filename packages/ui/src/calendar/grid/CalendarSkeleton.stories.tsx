import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';

const meta = {
  title: '日历占位 CalendarSkeleton',
  id: 'calendar-skeleton',
  component: CalendarSkeleton,
  args: { view: 'week' },
} satisfies Meta<typeof CalendarSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '周 Week' };
export const Month: Story = { name: '月 Month', args: { view: 'month' } };
