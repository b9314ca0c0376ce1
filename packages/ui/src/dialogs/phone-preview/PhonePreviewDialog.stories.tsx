import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PhonePreviewDialog } from './PhonePreviewDialog.tsx';

const meta = {
  title: '手机预览弹窗 PhonePreviewDialog',
  id: 'phone-preview-dialog',
  component: PhonePreviewDialog,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    lineName: '报名',
    // A picture of the brand replaces the mobile page.
    src: '/media/banners/standard.svg',
    phase: 'ready',
    appUrl: 'https://app.example.com/download',
    account: { kind: 'none' },
    onLoad: fn(),
    onRetry: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhonePreviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const offered = { kind: 'offered' as const, name: '沈雨薇', mobile: '138****6209' };

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { phase: 'loading' } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { phase: 'failed' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('手机版没有打开');
    await userEvent.click(screen.getByRole('button', { name: '重新打开' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutApp: Story = { name: '没有 APP Without App', args: { appUrl: null } };
export const Checking: Story = { name: '校验中 Checking', args: { account: { kind: 'checking' } } };
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: { account: { kind: 'refused', message: '登录已过期，请重新登录' } },
};
export const Adopted: Story = {
  name: '已采用 Adopted',
  args: { account: { kind: 'signed-in', name: '沈雨薇' } },
};
/** The phone's sign-in changes nothing here. */
export const Student: Story = {
  name: '已登录 Student',
  args: { isSignedIn: true },
  play: async () => {
    await expect(await screen.findByText(/本页的登录不变/)).toBeVisible();
    await expect(screen.queryByText(/也登录/)).toBeNull();
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { account: { ...offered, name: '阿卜杜热西提·买买提艾力·居马洪' } },
};
export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
  args: { account: offered },
};

export const Offered: Story = {
  name: '可扫码 Offered',
  args: { account: offered },
  play: async ({ userEvent, args, step }) => {
    await step('the dialog shows the account before the sign-in', async () => {
      const offer = await screen.findByRole('region', { name: '使用手机端账号登录' });
      await expect(offer).toHaveTextContent('沈雨薇');
      await expect(args.onAccept).not.toHaveBeenCalled();
    });
    await step('登录 accepts the account, 不使用 declines it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '登录' }));
      await expect(args.onAccept).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: '不使用' }));
      await expect(args.onDecline).toHaveBeenCalledOnce();
    });
  },
};

/** The frame is sandboxed: no pop-ups, no top navigation, no permissions; the page is 375 by 812 px. */
export const SandboxedFrame: Story = {
  name: '受限的框 Sandboxed Frame',
  play: async ({ args }) => {
    const page = await screen.findByTitle('报名手机页面');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await expect(page).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(page.getAttribute('allow')).toContain("camera 'none'");
    await expect(page).toHaveAttribute('referrerpolicy', 'origin');
    await expect(page).toHaveProperty('offsetWidth', 375);
    await expect(page).toHaveProperty('offsetHeight', 812);
  },
};
