import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Breadcrumb,
  args: { items: [{ label: '首页', to: '/' }, { label: '我的学习' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastStepIsTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('我的学习')).toHaveAttribute('aria-current', 'page');
  },
};
