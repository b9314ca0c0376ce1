import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Button,
  args: { children: '登录', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClickAndKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click and the Enter key call onClick', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const LoadingIgnoresClicks: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '登录' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
