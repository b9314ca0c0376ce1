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

export const Correct: Story = { name: '正确 Correct' };
export const Wrong: Story = { name: '错误 Wrong', args: { result: 'wrong' } };
export const Partial: Story = { name: '部分 Partial', args: { result: 'partial' } };
export const Blank: Story = { name: '未答 Blank', args: { result: 'blank' } };
export const Pending: Story = { name: '待批阅 Pending', args: { result: 'pending' } };
export const Unjudged: Story = { name: '不评判 Unjudged', args: { result: 'unjudged' } };
export const Current: Story = { name: '当前 Current', args: { result: 'wrong', isCurrent: true } };
