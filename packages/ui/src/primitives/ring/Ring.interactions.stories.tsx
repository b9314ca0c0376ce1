import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ring } from './Ring.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Ring,
  args: { share: 0.684, size: 136, thickness: 11, children: '完成率 68.4%' },
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelIsTheName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('完成率 68.4%')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NotANumberIsEmpty: Story = {
  args: { share: Number.NaN, children: '暂无数据' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};
