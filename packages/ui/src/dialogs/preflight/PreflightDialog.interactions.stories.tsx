import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PreflightDialog } from './PreflightDialog.tsx';
import { makePreflightArgs } from './testing/makePreflightArgs.ts';

const meta = {
  tags: ['!autodocs'],
  component: PreflightDialog,
  parameters: { layout: 'fullscreen' },
  args: makePreflightArgs(),
} satisfies Meta<typeof PreflightDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const RisksAreTheStudentsChoice: Story = {
  args: makePreflightArgs('no-storage', 'sign-in-ends'),
  play: async ({ userEvent, args, step }) => {
    const dialog = await openDialog('开始前有 2 件事要看一下');
    await step('both findings have their figures, and no clock runs', async () => {
      await expect(dialog.getByText(/登录到 11:05，测试到 11:20/)).toBeVisible();
      await expect(dialog.getByText('这台设备不允许保存数据')).toBeVisible();
      await expect(dialog.getByText('现在还没有开始计时')).toBeVisible();
    });
    await step('the focus is on the main button, so that Enter starts nothing', async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: '重新检查' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onRecheck).toHaveBeenCalledOnce();
      await expect(args.onStart).not.toHaveBeenCalled();
    });
    await step('each risk has its way out', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '重新登录' }));
      await expect(args.onSignIn).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: '仍然开始' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
};

export const OfflineCannotStart: Story = {
  args: makePreflightArgs('offline'),
  play: async ({ userEvent, args, step }) => {
    const dialog = await openDialog('网络断开，暂时不能开始');
    await expect(dialog.getByRole('button', { name: '开始答题' })).toBeDisabled();
    await step('Escape goes back', async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: '返回' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const OneOfTwoTabs: Story = {
  args: { ...makePreflightArgs('open-elsewhere'), exam: 'homework' },
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog('这份作业已在另一个标签页打开');
    await expect(dialog.queryByText('现在还没有开始计时')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '改在这里作答' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};

export const SolvedStartsOnlyByAPress: Story = {
  args: makePreflightArgs('offline'),
  render: function Solved(args) {
    const [concerns, setConcerns] = useState(args.concerns);
    return (
      <>
        <button type="button" onClick={() => setConcerns([])}>
          联网
        </button>
        <PreflightDialog {...args} concerns={concerns} />
      </>
    );
  },
  play: async ({ userEvent, args, step }) => {
    await openDialog('网络断开，暂时不能开始');
    await step('the network is back', async () => {
      within(document.body).getByRole('button', { name: '联网', hidden: true }).click();
    });
    const dialog = await openDialog('可以开始了');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '开始答题' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
