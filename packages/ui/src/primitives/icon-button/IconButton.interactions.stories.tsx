import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  tags: ['!autodocs'],
  component: IconButton,
  args: { label: '上一页', icon: <ChevronLeft size={16} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '上一页' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().width).toBe(40);
  },
};
