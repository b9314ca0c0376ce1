import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AppOnlyDialog } from './AppOnlyDialog.tsx';

const meta = {
  tags: ['!autodocs'],
  component: AppOnlyDialog,
  args: { feature: '班级群', appAddress: 'https://app.example/download', onClose: fn() },
} satisfies Meta<typeof AppOnlyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TellsTheWay: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('the words of the specification, the code and the steps', async () => {
      await expect(await screen.findByRole('dialog', { name: 'PC版功能暂未开放，请打开APP' })).toBeVisible();
      await expect(screen.getByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
      await expect(screen.getByText('在班级页点“班级群”')).toBeVisible();
    });
    await step('知道了 closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: '知道了' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const APhoneOpensTheApp: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '请打开 APP 使用' })).toBeVisible();
    const open = screen.getByRole('link', { name: '打开 APP' });
    await expect(open).toHaveAttribute('href', 'https://app.example/download');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};
