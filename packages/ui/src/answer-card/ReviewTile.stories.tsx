import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReviewTile } from './ReviewTile.tsx';

const meta = {
  title: '查看页题号 ReviewTile',
  id: 'review-tile',
  component: ReviewTile,
  args: {
    questionId: 'single-12',
    number: 12,
    result: 'correct',
    isCurrent: false,
    isTabStop: true,
    onPick: fn(),
  },
  parameters: { frame: { width: 60 } },
} satisfies Meta<typeof ReviewTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Correct: Story = {};
export const Wrong: Story = { args: { result: 'wrong' } };
export const Partial: Story = { args: { result: 'partial' } };
export const Pending: Story = { args: { result: 'pending' } };
export const Unjudged: Story = { args: { result: 'unjudged' } };
export const Current: Story = { args: { result: 'wrong', isCurrent: true } };
