import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewStatusTag } from './ReviewStatusTag.tsx';

const meta = {
  title: '批阅状态 ReviewStatusTag',
  id: 'review-status-tag',
  component: ReviewStatusTag,
  args: { status: 'reviewed' },
} satisfies Meta<typeof ReviewStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewed: Story = {
  name: '已批阅 Reviewed',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已批阅')).toBeVisible();
  },
};
export const Pending: Story = {
  name: '待批阅 Pending',
  args: { status: 'pending-review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('待批阅')).toBeVisible();
  },
};
