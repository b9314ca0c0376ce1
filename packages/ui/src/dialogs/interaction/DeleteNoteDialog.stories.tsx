import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';

const meta = {
  title: '删除笔记弹窗 DeleteNoteDialog',
  id: 'delete-note-dialog',
  component: DeleteNoteDialog,
  args: { title: '软枕摆放顺序', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteNoteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ userEvent, args, step }) => {
    await step('the focus is on the harmless button', async () => {
      await expect(await screen.findByRole('dialog', { name: '删除笔记《软枕摆放顺序》？' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    });
    await step('Escape deletes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('删除 deletes', async () => {
      await userEvent.click(screen.getByRole('button', { name: '删除' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

/** A long name is shown whole. */
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { title: '翻身记录表怎么填、夜班交接时两个人一起看一次骶尾和足跟' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: '删除笔记《翻身记录表怎么填、夜班交接时两个人一起看一次骶尾和足跟》？',
    });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
