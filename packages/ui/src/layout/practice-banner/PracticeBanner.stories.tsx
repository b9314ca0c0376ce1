import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { PracticeBanner } from './PracticeBanner.tsx';

const meta = {
  title: '练习横幅 PracticeBanner',
  id: 'practice-banner',
  component: PracticeBanner,
  parameters: { layout: 'fullscreen' },
  args: { children: <Button variant="secondary">退出练习</Button> },
} satisfies Meta<typeof PracticeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = { name: '答题中 Answering' };
export const Review: Story = {
  name: '查看结果 Review',
  args: { children: <Button>再练一次</Button> },
};
