import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Progress,
  args: { value: 0.684, label: '完成率' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesTheShare: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '完成率' })).toHaveAttribute('value', '0.684');
  },
};

export const NotANumberIsEmpty: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '完成率' })).toHaveAttribute('value', '0');
  },
};

export const EmptyHasNoSliver: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '完成率' });
    await expect(bar.nextElementSibling?.getBoundingClientRect().width).toBe(0);
  },
};

export const BegunIsNeverEmpty: Story = {
  args: { value: 0.0001, style: { width: 1000 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '完成率' });
    await expect(bar.nextElementSibling?.getBoundingClientRect().width).toBeCloseTo(1, 1);
  },
};
