import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeepQuestionDialog } from './KeepQuestionDialog.tsx';

const meta = {
  title: '保留提问弹窗 KeepQuestionDialog',
  id: 'keep-question-dialog',
  component: KeepQuestionDialog,
  args: {
    text: '老人体重比较大，一个人翻不动时，评分表里允许用移位单吗？',
    onKeep: fn(async (): Promise<string | null> => null),
    onDiscard: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof KeepQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ userEvent, args, step }) => {
    await step('the focus is on 保留', async () => {
      await expect(await screen.findByRole('dialog', { name: '是否保留本次编辑？' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: '保留' })).toHaveFocus());
    });
    await step('Escape goes back and discards nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledOnce();
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
    await step('不保留 discards', async () => {
      await userEvent.click(screen.getByRole('button', { name: '不保留' }));
      await expect(args.onDiscard).toHaveBeenCalledOnce();
    });
    await step('保留 saves', async () => {
      await userEvent.click(screen.getByRole('button', { name: '保留' }));
      await waitFor(() => expect(args.onKeep).toHaveBeenCalledOnce());
    });
  },
};

export const SavingFails: Story = {
  name: '保存失败 Saving Fails',
  args: { onKeep: fn(async (): Promise<string | null> => '系统繁忙') },
  play: async ({ userEvent, args, step }) => {
    await step('the reason is shown and the dialog stays', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '保留' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('没有保留成功：系统繁忙');
    });
    await step('it can be tried again', async () => {
      await userEvent.click(screen.getByRole('button', { name: '保留' }));
      await waitFor(() => expect(args.onKeep).toHaveBeenCalledTimes(2));
    });
  },
};

export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
