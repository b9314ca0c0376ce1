import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReviewLoading } from './ReviewLoading.tsx';

const meta = {
  title: '考试查看加载 ReviewLoading',
  id: 'review-loading',
  component: ReviewLoading,
  parameters: { layout: 'fullscreen' },
  args: { onExit: fn() },
} satisfies Meta<typeof ReviewLoading>;
export default meta;

export const Loading: StoryObj<typeof meta> = { name: '加载 骨架 Loading' };
