import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';

const meta = {
  component: CalendarSkeleton,
  args: { view: 'week' },
} satisfies Meta<typeof CalendarSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Month: Story = { args: { view: 'month' } };
