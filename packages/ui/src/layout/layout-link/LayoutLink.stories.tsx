import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { LayoutLink } from './LayoutLink.tsx';

const meta = {
  title: '版式链接 LayoutLink',
  id: 'layout-link',
  component: LayoutLink,
} satisfies Meta<typeof LayoutLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = { args: { target: { label: '首页', to: '/', isCurrent: true } } };
export const External: Story = {
  args: {
    target: { label: '考试登录', href: 'https://exam.example', icon: <Award size={16} aria-hidden /> },
  },
};
