import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Tag } from './Tag.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Tag,
  args: { tone: 'success', icon: <Check aria-hidden />, children: '已参加' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextIsReadAloud: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('screen readers read the text', async () => {
      await expect(canvas.getByText('已参加')).toBeVisible();
    });
    await step('screen readers skip the icon', async () => {
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
};

export const TruncatedTextIsReadInFull: Story = {
  args: { icon: undefined, children: '养老护理员（三级）省级示范考核站点', style: { width: 120 } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('养老护理员（三级）省级示范考核站点');
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  },
};
