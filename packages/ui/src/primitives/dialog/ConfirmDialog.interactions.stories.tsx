import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: '交卷',
    confirmLabel: '交卷',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const FocusStartsOnCancel: Story = {
  play: async ({ userEvent, args, step }) => {
    await step('the focus starts on cancel, so that a stray Enter does nothing', async () => {
      await waitFor(() => expect(page.getByRole('button', { name: '取消' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the confirm button calls onConfirm', async () => {
      await userEvent.click(page.getByRole('button', { name: '交卷' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const BusyIgnoresClicks: Story = {
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    const confirm = await page.findByRole('button', { name: '交卷' });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('button', { name: '取消' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
